/** The birth of the Tortoise avatara: the purnima of Vaishakha. */
import { jayanti } from '../kinds/jayanti.ts';

export const kurmaJayanti = jayanti(
  'kurma-jayanti',
  { masa: 'vaishakha', tithi: 15 },
  'sayahna',
  'kurma_jayanti.tortoise_born_purnima_vaishakha_evening',
);
