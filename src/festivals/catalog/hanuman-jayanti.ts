/** Hanuman Jayanti: the purnima of Chaitra at sunrise, when Hanuman was born. */
import { morningCases } from '../ladders.ts';
import { practice, type TithiFestival } from '../rule.ts';

const SOURCE = practice('Purnima of Chaitra at sunrise; at two sunrises the earlier, at none the day that holds it.');

export const hanumanJayanti: TithiFestival = {
  id: 'hanuman-jayanti',
  kind: 'jayanti',
  aliases: ['hanuman-janmotsav', 'hanumat-jayanti'],
  on: { masa: 'chaitra', tithi: 15 },
  kala: 'sunrise',
  ladder: morningCases(SOURCE, 'first'),
};
