/** The birth of the Dwarf: the bright twelfth of Bhadrapada. */
import { jayanti } from '../jayanti.ts';

export const vamanaJayanti = jayanti(
  'vamana-jayanti',
  { masa: 'bhadrapada', tithi: 12 },
  'madhyahna',
  'The Dwarf is born on the bright twelfth of Bhadrapada in madhyahna.',
);
