/** Kukur Tihar: the second of the five days of Tihar in Nepal, when dogs are honoured, on the dark fourteenth of Ashvina. */
import { morningCases } from '../decide/ladders.ts';
import { NEPAL } from '../region.ts';
import { practice, type TithiFestival } from '../rule.ts';

export const kukurTihar: TithiFestival = {
  id: 'kukur-tihar',
  kind: 'vrata',
  regions: NEPAL,
  on: { masa: 'ashvina', tithi: 29 },
  kala: 'sunrise',
  ladder: morningCases(practice('tihar.tithi_at_sunrise'), 'second'),
};
