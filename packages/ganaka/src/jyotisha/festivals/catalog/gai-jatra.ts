/** Gai Jatra: the procession of cows at Kathmandu on the day after the purnima of Shravana. */
import { morningCases } from '../decide/ladders.ts';
import { NEPAL } from '../region.ts';
import { practice, type TithiFestival } from '../rule.ts';

export const gaiJatra: TithiFestival = {
  id: 'gai-jatra',
  kind: 'vrata',
  aliases: ['gaijatra', 'saparu'],
  regions: NEPAL,
  on: { masa: 'shravana', tithi: 16 },
  kala: 'sunrise',
  ladder: morningCases(practice('gai_jatra.day_after_shravana_purnima'), 'first'),
};
