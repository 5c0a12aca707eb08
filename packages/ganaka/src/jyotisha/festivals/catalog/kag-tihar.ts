/** Kag Tihar: the first of the five days of Tihar in Nepal, when crows are fed, on the dark thirteenth of Ashvina (amanta). */
import { morningCases } from '../decide/ladders.ts';
import { NEPAL } from '../region.ts';
import { practice, type TithiFestival } from '../rule.ts';

export const kagTihar: TithiFestival = {
  id: 'kag-tihar',
  kind: 'vrata',
  aliases: ['kaag-tihar', 'yama-panchaka'],
  regions: NEPAL,
  on: { masa: 'ashvina', tithi: 28 },
  kala: 'sunrise',
  ladder: morningCases(practice('tihar.tithi_at_sunrise'), 'second'),
};
