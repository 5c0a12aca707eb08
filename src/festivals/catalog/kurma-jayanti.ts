/** The birth of the Tortoise: the purnima of Vaishakha. */
import { jayanti } from '../jayanti.ts';

export const kurmaJayanti = jayanti(
  'kurma-jayanti',
  { masa: 'vaishakha', tithi: 15 },
  'sayahna',
  'The Tortoise is born on the purnima of Vaishakha in the evening.',
);
