/** Ghode Jatra: the procession of horses at Kathmandu on the amavasya of Phalguna (amanta). */
import { morningCases } from '../decide/ladders.ts';
import { NEPAL } from '../region.ts';
import { practice, type TithiFestival } from '../rule.ts';

export const ghodeJatra: TithiFestival = {
  id: 'ghode-jatra',
  kind: 'vrata',
  aliases: ['ghodejatra', 'horse-festival'],
  regions: NEPAL,
  on: { masa: 'phalguna', tithi: 30 },
  kala: 'sunrise',
  ladder: morningCases(practice('ghode_jatra.amavasya_phalguna_sunrise'), 'second'),
};
