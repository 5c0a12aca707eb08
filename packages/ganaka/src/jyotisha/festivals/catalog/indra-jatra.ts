/**
 * Indra Jatra: the procession of Indra at Kathmandu on the bright fourteenth of Bhadrapada. Of two sunrises the later
 * was kept in 2018.
 */
import { morningCases } from '../decide/ladders.ts';
import { NEPAL } from '../region.ts';
import { practice, type TithiFestival } from '../rule.ts';

export const indraJatra: TithiFestival = {
  id: 'indra-jatra',
  kind: 'vrata',
  aliases: ['indrajatra', 'yenya'],
  regions: NEPAL,
  on: { masa: 'bhadrapada', tithi: 14 },
  kala: 'sunrise',
  ladder: morningCases(practice('indra_jatra.bright_fourteenth_bhadrapada_sunrise'), 'second'),
};
