/** Which requests are long work, and to whom they belong. */

import type { View } from 'ganaka/internal/views/view.ts';
import { networkOf } from '../../accounts/keys/rate.ts';
import type { PreparedRequest } from '../../api/read/read.ts';
import type { WorkOwner } from '../threads/workers.ts';
import type { AdmittedCall } from './outcome.ts';

/** The owner in whose queue the work waits: the account or, without a key, the network address. */
export const workOwnerOf = ({ call, caller }: AdmittedCall): WorkOwner => ({
  owner: caller?.accountId ?? networkOf(call.remote),
  gone: call.signal(),
});

export const isHeavy = (view: View, { params, who }: PreparedRequest): boolean =>
  view.heavy === true || who.some(({ day }) => view.heavyWhen?.(params, day) === true);
