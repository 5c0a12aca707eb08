/** The chart counted from the Sun. */
import { countedFrom } from './counted-from.ts';

export const suryaKundali = countedFrom('surya', 'surya_kundali', 'D1 with houses counted from the Sun');
