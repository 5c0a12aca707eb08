/** The chart counted from the Moon. */
import { countedFrom } from './counted-from.ts';

export const chandraKundali = countedFrom('chandra', 'chandra_kundali', 'D1 with houses counted from the Moon');
