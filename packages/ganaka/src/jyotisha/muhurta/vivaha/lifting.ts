/**
 * What the rules of a wedding say about a rising sign in addition to its clauses: the verses that excuse its faults,
 * the names of the faults, and its points.
 */

import type { LagnaReliefs } from '../karya/need.ts';
import { cellsOf, houseOf } from '../spans/houses.ts';
import { spansOf } from '../spans/when.ts';
import { covers } from '../windows.ts';
import {
  BAD_DS,
  faultName,
  faultsIn,
  isKartariCancelled,
  isMoonHealed,
  kartariIn,
  MOST_POINTS,
  moonInLowNavamsha,
  vimshopaka,
} from './lagna.ts';
import { RELIEFS } from './reliefs.ts';

export const WEDDING_LIFTING: LagnaReliefs = {
  reliefs: RELIEFS,
  weigh(day, t) {
    const cell = cellsOf(day).find(({ from, to }) => from <= t && t < to);
    if (cell === undefined) throw new Error('an hour outside its day');
    const isHealed = covers(spansOf(moonInLowNavamsha, day), t);
    const shears = kartariIn(cell);
    const faults = faultsIn(cell, BAD_DS)
      .filter((fault) => fault.cancelled === null && !(isHealed && isMoonHealed(fault)))
      .map(faultName);
    return {
      faults: shears === null || isKartariCancelled(cell, shears) ? faults : [...faults, 'kartari'],
      vimshopaka: { points: vimshopaka((graha) => houseOf(cell, graha)), most: MOST_POINTS },
    };
  },
};
