/** Ratha Yatra: the procession of Jagannatha's chariot, on the second tithi of the bright half of Ashadha. */
import { morningCases } from '../decide/ladders.ts';
import { practice, type TithiFestival } from '../rule.ts';

const SOURCE = practice('ratha_yatra.second_ashadha_sunrise_two_sunrises');

export const rathaYatra: TithiFestival = {
  id: 'ratha-yatra',
  kind: 'vrata',
  aliases: ['rath-yatra', 'jagannath-rath-yatra'],
  on: { masa: 'ashadha', tithi: 2 },
  kala: 'sunrise',
  ladder: morningCases(SOURCE, 'first'),
};
