/**
 * The birth of the Buddha as an avatara of Vishnu: the tenth tithi of the bright half of Ashvina. The day that people
 * call Buddha Jayanti is the purnima of Vaishakha.
 */
import { jayanti } from '../kinds/jayanti.ts';

export const buddhaAvatara = jayanti(
  'buddha-avatara',
  { masa: 'ashvina', tithi: 10 },
  'sayahna',
  'buddha_avatara.buddha_born_bright_tenth_ashvina',
);
