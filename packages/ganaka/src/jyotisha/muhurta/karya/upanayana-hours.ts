/**
 * The hours of upanayana in which no rising sign is free of grahas in bad places: the names of these faults, and the
 * verses that excuse them.
 * The verses are those of the Jyotirnibandha on exceptions to faults (dosha-apavada), which speak of auspicious
 * undertakings in general. Its chapter on upanayana (1) refers to the same part of the book for the faults. The
 * Muhurta Chintamani has the same exceptions for weddings (6.90-6.91).
 */

import { united } from '../../../kernel/spans.ts';
import type { JdUt } from '../../../kernel/units.ts';
import { all, not } from '../../../rules/clause.ts';
import { GRAHAS, type Graha } from '../../../sky/engines/engine.ts';
import { lordOf } from '../../kundali/chart/chart.ts';
import { moonRashi, shukla } from '../spans/angas.ts';
import {
  BENEFICS,
  cellsOf,
  grahasIn,
  type HouseSpan,
  houseOf,
  KENDRA,
  KENDRA_KONA,
  MALEFICS,
  navamshaSign,
  someIn,
} from '../spans/houses.ts';
import type { MuhurtaDay } from '../spans/muhurta-day.ts';
import { runAt } from '../spans/runs.ts';
import { type HourWord, spansOf, word } from '../spans/when.ts';
import { covers, within } from '../windows.ts';
import type { LagnaReliefs } from './need.ts';

const [VRISHABHA, KARKA] = [2, 4] as const;

/** The Moon rises, and is not both waxing and in Vrishabha or Karka (Dharmasindhu 04/09). */
export const moonInLagna = all(someIn(['chandra'], [1]), not(all(shukla, moonRashi([VRISHABHA, KARKA]))));

/** The lords of the rising sign and of the rising navamsha are both in house 11, or both in kendra houses. */
const bothLordsWell: HourWord = word('both_lords_in', { houses: [11, ...KENDRA] }, (day) =>
  united(
    cellsOf(day).flatMap((cell) => {
      const well = [[11], KENDRA].filter((list) => list.includes(houseOf(cell, lordOf(cell.lagna))));
      const isWell = (navamsha: number): boolean =>
        well.some((list) => list.includes(houseOf(cell, lordOf(navamshaSign(navamsha)))));
      return well.length === 0 ? [] : within(day.navamshasIn(runAt(day.lagnas, cell.from), isWell), cell);
    }),
  ),
);

/** The clauses about grahas in bad places. The navamsha of Karka is no such fault and stays barred. */
const FAULTS_OF_THE_LAGNA: readonly string[] = ['up.lagna', 'up.mc_lagna'];

/** Each verse with its number in the chapter. */
export const RELIEFS_IN_GENERAL = [
  { id: 'all.relief_17', verse: 17, holds: someIn(BENEFICS, KENDRA_KONA), lifts: FAULTS_OF_THE_LAGNA },
  { id: 'all.relief_24', verse: 24, holds: grahasIn(['surya'], [11]), lifts: FAULTS_OF_THE_LAGNA },
  { id: 'all.relief_25', verse: 25, holds: bothLordsWell, lifts: FAULTS_OF_THE_LAGNA },
] as const;

/** The houses in which Dharmasindhu 04/09 bars a graha, without the Moon in the rising sign. */
function isBarredIn(graha: Graha, house: number): boolean {
  if (house === 8) return true;
  if (graha === 'shukra' || graha === 'chandra') return house === 6 || house === 12;
  return house === 1 && MALEFICS.includes(graha);
}

/** The faults of a rising sign by name, such as `shani_8` or `lord_6`. */
function faultsOf(day: MuhurtaDay, cell: HouseSpan, t: JdUt): string[] {
  const faults: string[] = [];
  for (const graha of GRAHAS) {
    const house = houseOf(cell, graha);
    if (isBarredIn(graha, house)) faults.push(`${graha}_${house}`);
  }
  if (covers(spansOf(moonInLagna, day), t)) faults.push('chandra_1');
  if (houseOf(cell, lordOf(cell.lagna)) === 6) faults.push('lord_6');
  return faults;
}

export const UPANAYANA_LIFTING: LagnaReliefs = {
  reliefs: RELIEFS_IN_GENERAL,
  weigh(day, t) {
    const cell = cellsOf(day).find(({ from, to }) => from <= t && t < to);
    if (cell === undefined) throw new Error('an hour outside its day');
    return { faults: faultsOf(day, cell, t), vimshopaka: null };
  },
};
