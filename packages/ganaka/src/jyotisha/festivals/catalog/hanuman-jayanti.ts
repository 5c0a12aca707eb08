/** Hanuman Jayanti: the purnima of Chaitra at sunrise, the hour of Hanuman's birth. */
import { morningCases } from '../decide/ladders.ts';
import { practice, type TithiFestival } from '../rule.ts';

const SOURCE = practice('hanuman_jayanti.purnima_chaitra_sunrise_two_sunrises');

export const hanumanJayanti: TithiFestival = {
  id: 'hanuman-jayanti',
  kind: 'jayanti',
  aliases: ['hanuman-janmotsav', 'hanumat-jayanti'],
  on: { masa: 'chaitra', tithi: 15 },
  kala: 'sunrise',
  ladder: morningCases(SOURCE, 'first'),
};
