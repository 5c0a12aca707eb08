/**
 * Vishu: the first dawn after the Sun has entered Mesha, when the kani (the auspicious first sight) is seen.
 * It is not always 1 Medam. If the Sun enters between sunrise and three fifths of the day (2018, 2022), the month
 * begins on that day, and the kani is seen on the next.
 */
import { rung } from '../../../rules/ladder.ts';
import { always } from '../../../rules/meeting-clauses.ts';
import { KERALA } from '../region.ts';
import { practice, type SankrantiFestival } from '../rule.ts';

export const vishu: SankrantiFestival = {
  id: 'vishu',
  kind: 'vrata',
  aliases: ['vishu-kani', 'vishukani'],
  regions: KERALA,
  on: { rashi: 1 },
  kala: 'daylight',
  ladder: [rung(always, 'second', practice('vishu.kani_seen_first_dawn_after'))],
  variants: [
    {
      tradition: 'day-of-entry',
      kala: 'daylight',
      ladder: [rung(always, 'first', practice('vishu.lists_day_of_entry'))],
    },
  ],
};
