/**
 * The purity of the lagna at a wedding: the houses in which a graha bars the rising sign, what cancels such a fault,
 * and how many of twenty points the grahas give (Muhurta Chintamani 6.44, 6.86-6.88, 6.92; Dharmasindhu 05/34-35).
 */

import { all, any, not } from '../../../rules/clause.ts';
import type { Graha } from '../../../sky/engines/engine.ts';
import { isSapta, lordOf, rashiAt } from '../../kundali/chart/chart.ts';
import { naturalOf } from '../../kundali/graha/maitri.ts';
import { UCHCHA } from '../../kundali/tables/dignity.ts';
import { type HouseSpan, houseOf, houses, isRetrograde, MALEFICS, navamshaSign } from '../spans/houses.ts';
import { type HourCondition, type HourWord, runsWhere, word } from '../spans/when.ts';

type HousesOf = Readonly<Partial<Record<Graha, readonly number[]>>>;

interface BadHouses {
  readonly of: HousesOf;
  /** The houses in which the lord of the rising sign may not be. */
  readonly lagnaLord: readonly number[];
}

const EVERYONE_IN_SEVENTH: HousesOf = {
  surya: [7],
  chandra: [7],
  mangala: [7],
  budha: [7],
  guru: [7],
  shukra: [7],
  shani: [7],
  rahu: [7],
  ketu: [7],
};
const joined = (a: HousesOf, b: HousesOf): HousesOf => {
  const found: Partial<Record<Graha, readonly number[]>> = { ...a };
  for (const [graha, list] of Object.entries(b)) if (isGraha(graha)) found[graha] = [...(found[graha] ?? []), ...list];
  return found;
};
const isGraha = (id: string): id is Graha => id in EVERYONE_IN_SEVENTH;

/**
 * The harmful houses of Muhurta Chintamani 6.86: malefics and the Moon not in the lagna, Saturn not in 12, Mars not in
 * 10 …
 */
export const BAD_MC: BadHouses = {
  of: joined(EVERYONE_IN_SEVENTH, {
    surya: [1],
    chandra: [1, 6, 8],
    mangala: [1, 8, 10],
    budha: [8],
    guru: [8],
    shukra: [3, 6, 8],
    shani: [1, 12],
    rahu: [1],
    ketu: [1],
  }),
  lagnaLord: [6, 8],
};
/**
 * The harmful houses of Dharmasindhu 05/35, without those that it gives as the view of others (Moon in 12, Mercury in
 * 10).
 */
export const BAD_DS: BadHouses = {
  of: joined(EVERYONE_IN_SEVENTH, {
    surya: [1],
    chandra: [1, 6, 8],
    mangala: [8, 1, 10],
    budha: [8],
    guru: [8],
    shukra: [3, 8, 6],
    shani: [1],
    rahu: [1],
    ketu: [1],
  }),
  lagnaLord: [6, 8],
};

/** The favourable houses of each graha (6.87). */
export const GOOD_MC: Readonly<Record<Graha, readonly number[]>> = {
  surya: [3, 11, 8, 6],
  chandra: [2, 3, 11],
  mangala: [3, 11, 6],
  budha: without(7, 12, 8),
  guru: without(7, 12, 8),
  shukra: without(8, 3, 7, 6, 12),
  shani: [3, 11, 8, 6],
  rahu: [3, 11, 8, 6],
  ketu: [3, 11, 8, 6],
};
function without(...bad: readonly number[]): readonly number[] {
  return Array.from({ length: 12 }, (_, i) => i + 1).filter((house) => !bad.includes(house));
}

/**
 * The points of a graha in a favourable house (6.92). Rahu and Ketu are opposite each other and cannot both score, so
 * the most is twenty.
 */
export const POINTS: Readonly<Record<Graha, number>> = {
  surya: 3.5,
  chandra: 5,
  mangala: 1.5,
  budha: 2,
  guru: 3,
  shukra: 2,
  shani: 1.5,
  rahu: 1.5,
  ketu: 1.5,
};
export const MOST_POINTS = 20;

const ALL = Object.keys(POINTS).filter(isGraha);

export const vimshopaka = (house: (graha: Graha) => number): number =>
  ALL.reduce((sum, graha) => sum + (GOOD_MC[graha].includes(house(graha)) ? POINTS[graha] : 0), 0);

/** A graha in a harmful house. */
export interface HouseFault {
  readonly graha: Graha;
  readonly house: number;
  /** Whether the graha is harmful there as the lord of the rising sign. */
  readonly asLord: boolean;
  /** The reason that cancels the fault (6.88), or null. */
  readonly cancelled: string | null;
}

/** The name of a fault: `mangala_8`, or `lord_6` for the lord of the rising sign. */
export const faultName = ({ graha, house, asLord }: HouseFault): string =>
  asLord ? `lord_${house}` : `${graha}_${house}`;

export function faultsIn(cell: HouseSpan, bad: BadHouses): HouseFault[] {
  const found: HouseFault[] = [];
  for (const graha of ALL) {
    const house = houseOf(cell, graha);
    if (bad.of[graha]?.includes(house))
      found.push({ graha, house, asLord: false, cancelled: cancelOf(cell, graha, house) });
  }
  const lord = lordOf(cell.lagna);
  const house = houseOf(cell, lord);
  if (bad.lagnaLord.includes(house)) found.push({ graha: lord, house, asLord: true, cancelled: null });
  return found;
}

const isInEnemySign = (cell: HouseSpan, graha: Graha): boolean => {
  const lord = lordOf(cell.rashi[graha]);
  return isSapta(graha) && lord !== graha && naturalOf(graha, lord) === 'shatru';
};
const isDebilitated = (cell: HouseSpan, graha: Graha): boolean =>
  isSapta(graha) && cell.rashi[graha] === rashiAt(UCHCHA[graha].rashi, 7);
const isCombust = ({ day }: HouseSpan, graha: Graha): boolean =>
  graha !== 'surya' && graha !== 'rahu' && graha !== 'ketu' && !day.isSeen(graha);
const isWeak = (cell: HouseSpan, graha: Graha): boolean => isInEnemySign(cell, graha) || isDebilitated(cell, graha);
const isHarmless = (cell: HouseSpan, graha: Graha): boolean => isWeak(cell, graha) || isCombust(cell, graha);

/** Returns the reason why a graha in a harmful house does no harm, or null. */
function cancelOf(cell: HouseSpan, graha: Graha, house: number): string | null {
  if (graha === 'shukra' && house === 6 && isWeak(cell, graha)) return 'shukra_6_weak';
  if (graha === 'mangala' && house === 8 && isHarmless(cell, graha)) return 'mangala_8_weak';
  if (graha === 'chandra' && [6, 8, 12].includes(house) && isDebilitated(cell, graha)) return 'chandra_debilitated';
  return null;
}

const VRISHCHIKA = 8;
const MOON_HEALED: readonly number[] = [6, 8, 12];
/**
 * The Moon is in a navamsha of Vrishchika, the sign of her debilitation. She then does no harm in 6, 8 and 12 (6.88).
 */
export const moonInLowNavamsha: HourWord = word('moon_low_navamsha', {}, (day) =>
  runsWhere(day.quarters('chandra'), (quarter) => navamshaSign(quarter) === VRISHCHIKA),
);
export const isMoonHealed = ({ graha, house, asLord }: HouseFault): boolean =>
  graha === 'chandra' && !asLord && MOON_HEALED.includes(house);

/** The spans in which a graha bars the rising sign and nothing cancels the fault. */
const barred = (clause: string, bad: BadHouses): HourCondition => {
  const open = (cell: HouseSpan): HouseFault[] => faultsIn(cell, bad).filter(({ cancelled }) => cancelled === null);
  const always = houses(clause, {}, (cell) => open(cell).some((fault) => !isMoonHealed(fault)));
  const byMoon = houses(`${clause}_moon`, {}, (cell) => open(cell).some(isMoonHealed));
  return any(always, all(byMoon, not(moonInLowNavamsha)));
};

export const lagnaBarredMc: HourCondition = barred('lagna_barred_mc', BAD_MC);
export const lagnaBarredDs: HourCondition = barred('lagna_barred_ds', BAD_DS);

/** What others bar in addition, according to the Dharmasindhu: the Moon in 12, Mercury in 10. */
export const lagnaBarredByOthers: HourCondition = any(
  houses('lagna_barred_by_others', {}, (cell) => houseOf(cell, 'budha') === 10),
  all(
    houses(
      'lagna_barred_by_others_moon',
      {},
      (cell) => houseOf(cell, 'chandra') === 12 && cancelOf(cell, 'chandra', 12) === null,
    ),
    not(moonInLowNavamsha),
  ),
);

/**
 * Kartari (shears): a direct malefic in 12 and a retrograde malefic in 2 (6.44). The nodes are always retrograde. If a
 * house has several such malefics, one that does harm is chosen.
 */
export interface Kartari {
  readonly behind: Graha;
  readonly ahead: Graha;
}
export function kartariIn(cell: HouseSpan): Kartari | null {
  const goesBack = (graha: Graha): boolean => graha === 'rahu' || graha === 'ketu' || isRetrograde(cell.day, graha);
  const worst = (list: readonly Graha[]): Graha | undefined =>
    list.find((graha) => !isHarmless(cell, graha)) ?? list[0];
  const behind = worst(MALEFICS.filter((graha) => houseOf(cell, graha) === 12 && !goesBack(graha)));
  const ahead = worst(MALEFICS.filter((graha) => houseOf(cell, graha) === 2 && goesBack(graha)));
  return behind === undefined || ahead === undefined ? null : { behind, ahead };
}
/** The shears do no harm if each of the two malefics is in an enemy's sign, debilitated or combust (6.88). */
export const isKartariCancelled = (cell: HouseSpan, { behind, ahead }: Kartari): boolean =>
  [behind, ahead].every((graha) => isHarmless(cell, graha));

export const kartari: HourWord = houses('kartari', {}, (cell) => {
  const found = kartariIn(cell);
  return found !== null && !isKartariCancelled(cell, found);
});
