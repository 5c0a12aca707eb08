/** Vishu: the first dawn after the Sun has entered Mesha, when the kani is seen. */
import { rung } from '../../rules/ladder.ts';
import { always } from '../../rules/meeting-clauses.ts';
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
};
