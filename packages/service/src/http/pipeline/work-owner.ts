/** Which requests are long work, and to whom they belong. */

import type { View } from 'ganaka/internal/views/view.ts';
import { networkOf } from '../../accounts/keys/rate.ts';
import type { Prepared } from '../../api/read/read.ts';
import type { Asker } from '../threads/workers.ts';
import type { Admitted } from './outcome.ts';

/** The owner in whose queue the work waits: the account or, without a key, the network address. */
export const askerOf = ({ call, caller }: Admitted): Asker => ({
  owner: caller?.accountId ?? networkOf(call.remote),
  gone: call.signal(),
});

export const isHeavy = (view: View, { params, who }: Prepared): boolean =>
  view.heavy === true || who.some(({ day }) => view.heavyWhen?.(params, day) === true);
