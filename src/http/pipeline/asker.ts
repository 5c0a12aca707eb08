/** Which work is long, and whose it is. */
import { networkOf } from '../../accounts/rate.ts';
import type { Prepared } from '../../ask/read.ts';
import type { View } from '../../views/view.ts';
import type { Asker } from '../threads/workers.ts';
import type { Admitted } from './outcome.ts';

/** Work waits its turn by customer, without a key by address. */
export const askerOf = ({ call, caller }: Admitted): Asker => ({
  owner: caller?.accountId ?? networkOf(call.remote),
  gone: call.signal(),
});

export const isHeavy = (view: View, { params, who }: Prepared): boolean =>
  view.heavy === true || who.some(({ day }) => view.heavyWhen?.(params, day) === true);
