/** Which requests are long work, and to whom they belong. */
import { networkOf } from '../../accounts/rate.ts';
import type { Prepared } from '../../ask/read.ts';
import type { View } from '../../views/view.ts';
import type { Asker } from '../threads/workers.ts';
import type { Admitted } from './outcome.ts';

/** The owner in whose queue the work waits: the account or, without a key, the network address. */
export const askerOf = ({ call, caller }: Admitted): Asker => ({
  owner: caller?.accountId ?? networkOf(call.remote),
  gone: call.signal(),
});

export const isHeavy = (view: View, { params, who }: Prepared): boolean =>
  view.heavy === true || who.some(({ day }) => view.heavyWhen?.(params, day) === true);
