/** Jitiya: the fast of mothers for their children in the plains of Nepal, on the dark eighth of Bhadrapada (amanta). */
import { morningCases } from '../decide/ladders.ts';
import { NEPAL } from '../region.ts';
import { practice, type TithiFestival } from '../rule.ts';

export const jitiya: TithiFestival = {
  id: 'jitiya',
  kind: 'vrata',
  aliases: ['jivitputrika', 'jiutiya'],
  regions: NEPAL,
  on: { masa: 'bhadrapada', tithi: 23 },
  kala: 'sunrise',
  ladder: morningCases(practice('jitiya.dark_eighth_sunrise'), 'second'),
};
