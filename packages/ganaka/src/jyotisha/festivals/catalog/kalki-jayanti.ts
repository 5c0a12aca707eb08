/** The birth of Kalki: the sixth tithi of the bright half of Shravana. */
import { jayanti } from '../kinds/jayanti.ts';

export const kalkiJayanti = jayanti(
  'kalki-jayanti',
  { masa: 'shravana', tithi: 6 },
  'sayahna',
  'kalki_jayanti.kalki_born_bright_sixth_shravana',
);
