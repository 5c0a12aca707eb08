/** Gyalpo Losar: the new year of the Sherpa and other peoples of the Himalaya, on the first tithi of Phalguna. */
import { morningCases } from '../decide/ladders.ts';
import { NEPAL } from '../region.ts';
import { practice, type TithiFestival } from '../rule.ts';

export const gyalpoLosar: TithiFestival = {
  id: 'gyalpo-losar',
  kind: 'vrata',
  aliases: ['gyalpo-lhosar', 'losar'],
  regions: NEPAL,
  on: { masa: 'phalguna', tithi: 1 },
  kala: 'sunrise',
  ladder: morningCases(practice('gyalpo_losar.bright_first_phalguna_sunrise'), 'first'),
};
