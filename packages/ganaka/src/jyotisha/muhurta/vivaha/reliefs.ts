/** The verses that excuse faults of the lagna at a wedding (Muhurta Chintamani 6.89-6.91). */

import { united } from '../../../kernel/spans.ts';
import { all, any, not } from '../../../rules/clause.ts';
import type { Graha } from '../../../sky/engines/engine.ts';
import { lordOf } from '../../kundali/chart/chart.ts';
import { cellsOf, houseOf, houses, KENDRA, KENDRA_KONA, navamshaSign } from '../spans/houses.ts';
import { runAt } from '../spans/runs.ts';
import { type HourCondition, type HourWord, runsWhere, word } from '../spans/when.ts';
import { within } from '../windows.ts';
import { dagdhaTithi } from './words.ts';

export const isIn = (graha: Graha, list: readonly number[]): HourWord =>
  houses('graha_in', { grahas: [graha], houses: list }, (cell) => list.includes(houseOf(cell, graha)));

/** Whether the navamsha with this number (1–108) is vargottama: it belongs to the sign in which it lies. */
export const isVargottama = (quarter: number): boolean => navamshaSign(quarter) === Math.ceil(quarter / 9);
const moonVargottama: HourWord = word('moon_vargottama', {}, (day) => runsWhere(day.quarters('chandra'), isVargottama));
const lagnaVargottama: HourWord = word('lagna_vargottama', {}, (day) =>
  united(day.lagnas.flatMap((rising) => day.navamshasIn(rising, isVargottama))),
);
const ELEVENTH_OR_KENDRA: readonly number[] = [11, ...KENDRA];
const lagnaLordWell: HourWord = houses('lagna_lord_in', { houses: ELEVENTH_OR_KENDRA }, (cell) =>
  ELEVENTH_OR_KENDRA.includes(houseOf(cell, lordOf(cell.lagna))),
);
/** The lord of the rising navamsha is in house 11 or in a kendra house (1, 4, 7, 10). */
const navamshaLordWell: HourWord = word('navamsha_lord_in', { houses: ELEVENTH_OR_KENDRA }, (day) =>
  united(
    cellsOf(day).flatMap((cell) => {
      const isWell = (navamsha: number): boolean =>
        ELEVENTH_OR_KENDRA.includes(houseOf(cell, lordOf(navamshaSign(navamsha))));
      return within(day.navamshasIn(runAt(day.lagnas, cell.from), isWell), cell);
    }),
  ),
);
const KENDRA_KONA_BUT_7 = KENDRA_KONA.filter((house) => house !== 7);

/** Mercury, Jupiter and Venus in kendra or kona (6.89). The verse is read as requiring all three. */
const threeBeneficsWell: HourCondition = all(
  isIn('budha', KENDRA_KONA),
  isIn('guru', KENDRA_KONA),
  isIn('shukra', KENDRA_KONA),
);
/** A burnt tithi that 6.89 does not undo. */
export const burntTithi: HourCondition = all(dagdhaTithi, not(threeBeneficsWell));

/**
 * The clauses about harmful houses and about the shears. The verses excuse them as "all faults" (6.90) and "a heap of
 * faults" (6.91).
 */
const FAULTS_OF_THE_LAGNA: readonly string[] = ['vv.lagna', 'vv.kartari'];

/**
 * The verses that excuse faults of the lagna. 6.89 names faults of year, ayana, season, tithi, month, nakshatra and
 * paksha, the burnt tithi and the blind signs, but none of the houses. It is reported, and the clause of the burnt tithi
 * uses it.
 */
export const RELIEFS = [
  {
    id: 'vv.relief_89',
    at: '6.89',
    holds: threeBeneficsWell,
    lifts: [],
  },
  {
    id: 'vv.relief_90',
    at: '6.90',
    holds: any(isIn('guru', KENDRA_KONA), isIn('surya', [11]), moonVargottama, lagnaVargottama),
    lifts: FAULTS_OF_THE_LAGNA,
  },
  {
    id: 'vv.relief_91',
    at: '6.91',
    holds: any(
      isIn('budha', KENDRA_KONA_BUT_7),
      isIn('shukra', KENDRA_KONA_BUT_7),
      isIn('guru', KENDRA_KONA_BUT_7),
      lagnaLordWell,
      navamshaLordWell,
    ),
    lifts: FAULTS_OF_THE_LAGNA,
  },
] as const;
