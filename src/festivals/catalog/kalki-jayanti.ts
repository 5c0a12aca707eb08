/** The birth of Kalki: the bright sixth of Shravana. */
import { jayanti } from '../jayanti.ts';

export const kalkiJayanti = jayanti(
  'kalki-jayanti',
  { masa: 'shravana', tithi: 6 },
  'sayahna',
  'Kalki is born on the bright sixth of Shravana in the evening.',
);
