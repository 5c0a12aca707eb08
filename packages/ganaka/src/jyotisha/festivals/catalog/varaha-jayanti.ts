/** The birth of the Boar avatara: the third tithi of the bright half of Bhadrapada. */
import { jayanti } from '../kinds/jayanti.ts';

export const varahaJayanti = jayanti(
  'varaha-jayanti',
  { masa: 'bhadrapada', tithi: 3 },
  'aparahna',
  'varaha_jayanti.boar_born_bright_third_bhadrapada',
);
