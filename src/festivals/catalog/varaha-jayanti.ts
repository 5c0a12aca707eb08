/** The birth of the Boar: the bright third of Bhadrapada. */
import { jayanti } from '../jayanti.ts';

export const varahaJayanti = jayanti(
  'varaha-jayanti',
  { masa: 'bhadrapada', tithi: 3 },
  'aparahna',
  'The Boar is born on the bright third of Bhadrapada in aparahna.',
);
