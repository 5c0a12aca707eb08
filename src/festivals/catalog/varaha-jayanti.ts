/** The birth of the Boar: the bright third of Bhadrapada. */
import { jayanti } from '../jayanti.ts';

export const varahaJayanti = jayanti(
  'varaha-jayanti',
  { masa: 'bhadrapada', tithi: 3 },
  'aparahna',
  'varaha_jayanti.boar_born_bright_third_bhadrapada',
);
