/**
 * Aspects of the rashis (BPHS 8.2-8.5; Jaimini 1.1.2-3). Movable rashis aspect the fixed ones, and fixed rashis the
 * movable ones, except the neighbour. Dual rashis aspect the other dual ones. Grahas aspect as their rashis do.
 */
import { houseFrom } from '../chart/chart.ts';

const RASHIS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** The kind of a rashi: 1 = chara (movable), 2 = sthira (fixed), 0 = dvisvabhava (dual). */
const kindOf = (rashi: number): number => rashi % 3;
const NEIGHBOURS: readonly number[] = [2, 12];

export const rashisSeenFrom = (rashi: number): number[] =>
  RASHIS.filter((other) => {
    if (other === rashi) return false;
    if (kindOf(rashi) === 0) return kindOf(other) === 0;
    return kindOf(other) === 3 - kindOf(rashi) && !NEIGHBOURS.includes(houseFrom(rashi, other));
  });
