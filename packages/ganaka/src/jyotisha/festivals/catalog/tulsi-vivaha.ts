/** Tulsi Vivaha: the twelfth tithi of the bright half of Kartika, after the awakening of Vishnu. */
import { morningCases } from '../decide/ladders.ts';
import { practice, type TithiFestival } from '../rule.ts';

const SOURCE = practice('tulsi_vivaha.twelfth_kartika_sunrise_two_sunrises');

export const tulsiVivaha: TithiFestival = {
  id: 'tulsi-vivaha',
  kind: 'vrata',
  aliases: ['tulsi-vivah', 'tulasi-vivaha'],
  on: { masa: 'kartika', tithi: 12 },
  kala: 'sunrise',
  ladder: morningCases(SOURCE, 'first'),
};
