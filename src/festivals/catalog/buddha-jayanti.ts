/** The birth of the Buddha among the avataras: the bright tenth of Ashvina. */
import { jayanti } from '../jayanti.ts';

export const buddhaJayanti = jayanti(
  'buddha-jayanti',
  { masa: 'ashvina', tithi: 10 },
  'sayahna',
  'buddha_jayanti.buddha_born_bright_tenth_ashvina',
);
