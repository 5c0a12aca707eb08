/** The birth of the Buddha as an avatara of Vishnu: the tenth tithi of the bright half of Ashvina. */
import { jayanti } from '../kinds/jayanti.ts';

export const buddhaJayanti = jayanti(
  'buddha-jayanti',
  { masa: 'ashvina', tithi: 10 },
  'sayahna',
  'buddha_jayanti.buddha_born_bright_tenth_ashvina',
);
