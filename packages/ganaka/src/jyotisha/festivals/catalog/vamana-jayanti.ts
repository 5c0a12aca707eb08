/** The birth of the Dwarf avatara: the twelfth tithi of the bright half of Bhadrapada. */
import { jayanti } from '../kinds/jayanti.ts';

export const vamanaJayanti = jayanti(
  'vamana-jayanti',
  { masa: 'bhadrapada', tithi: 12 },
  'madhyahna',
  'vamana_jayanti.dwarf_born_bright_twelfth_bhadrapada',
);
