/** Rishi Panchami: the fifth tithi of the bright half of Bhadrapada. */
import { ds } from '../../../rules/source.ts';
import { laterOnlyAlone } from '../decide/ladders.ts';
import type { TithiFestival } from '../rule.ts';

const RISHI = ds('2, Bhadrapada (rishi-panchami)', 'rishi_panchami.fifth_madhyahna_both_days_neither');

export const rishiPanchami: TithiFestival = {
  id: 'rishi-panchami',
  kind: 'vrata',
  on: { masa: 'bhadrapada', tithi: 5 },
  kala: 'madhyahna',
  ladder: laterOnlyAlone(RISHI),
};
