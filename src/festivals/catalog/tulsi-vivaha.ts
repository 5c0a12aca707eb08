/** Tulsi Vivaha: the bright twelfth of Kartika, after the waking of Vishnu. */
import { morningCases } from '../ladders.ts';
import { practice, type TithiFestival } from '../rule.ts';

const SOURCE = practice(
  'The twelfth of Kartika at sunrise; at two sunrises the earlier, at none the day that holds it.',
);

export const tulsiVivaha: TithiFestival = {
  id: 'tulsi-vivaha',
  kind: 'vrata',
  aliases: ['tulsi-vivah', 'tulasi-vivaha'],
  on: { masa: 'kartika', tithi: 12 },
  kala: 'sunrise',
  ladder: morningCases(SOURCE, 'first'),
};
