/** Sonam Losar: the new year of the Tamang, on the first tithi of Magha. */
import { morningCases } from '../decide/ladders.ts';
import { NEPAL } from '../region.ts';
import { practice, type TithiFestival } from '../rule.ts';

export const sonamLosar: TithiFestival = {
  id: 'sonam-losar',
  kind: 'vrata',
  aliases: ['sonam-lhosar', 'sonam-lochhar'],
  regions: NEPAL,
  on: { masa: 'magha', tithi: 1 },
  kala: 'sunrise',
  ladder: morningCases(practice('sonam_losar.bright_first_magha_sunrise'), 'first'),
};
