/**
 * Words about the rising sign and the houses counted from it. A day is split into cells in which neither the rising
 * sign nor the sign of any graha changes; a word about houses is decided for each cell.
 */

import { cachedOn } from '../../../kernel/caches.ts';
import { type Span, span } from '../../../kernel/span.ts';
import { united } from '../../../kernel/spans.ts';
import type { JdUt } from '../../../kernel/units.ts';
import { RASHI } from '../../../lexicon/chart/rashi.ts';
import type { Saw } from '../../../rules/clause.ts';
import { GRAHAS, type Graha, TARA_GRAHAS, type TaraGraha } from '../../../sky/engines/engine.ts';
import { houseFrom, lordOf } from '../../kundali/chart/chart.ts';
import { fullLooks } from '../../kundali/graha/drishti.ts';
import { varaLord } from '../../panchanga/angas/vara.ts';
import { cutAt } from '../windows.ts';
import type { MuhurtaDay } from './muhurta-day.ts';
import { type Run, runAt } from './runs.ts';
import { type HourWord, runsWhere, word } from './when.ts';

export type LagnaKind = 'chara' | 'sthira' | 'dvisvabhava';

export function kindOfLagna(rashi: number): LagnaKind {
  const kind = RASHI[rashi - 1]?.modality;
  if (kind === undefined) throw new Error(`no rashi ${rashi}`);
  return kind;
}

export const lagnaKind = (kind: LagnaKind): HourWord =>
  word('lagna_kind', { is: kind }, (day) => runsWhere(day.lagnas, (n) => kindOfLagna(n) === kind));

export const lagna = (rashis: readonly number[]): HourWord =>
  word('lagna', { in: rashis }, (day) => runsWhere(day.lagnas, (n) => rashis.includes(n)));

/** The sign of a navamsha given by its number, 1–108. */
export const navamshaSign = (navamsha: number): number => ((navamsha - 1) % 12) + 1;

/** One of the signs rises, or a navamsha of one of them rises in another sign. */
export const lagnaOrNavamsha = (rashis: readonly number[]): HourWord =>
  word('lagna_or_navamsha', { in: rashis }, (day) => {
    const found: Span[] = [];
    const isWanted = (number: number): boolean => rashis.includes(navamshaSign(number));
    for (const rising of day.lagnas)
      if (rashis.includes(rising.number)) found.push(rising);
      else for (const ninth of day.navamshasIn(rising, isWanted)) found.push(ninth);
    return united(found);
  });

/** A navamsha of one of the signs rises. */
export const risingNavamsha = (rashis: readonly number[]): HourWord =>
  word('rising_navamsha', { in: rashis }, (day) =>
    united(day.lagnas.flatMap((rising) => day.navamshasIn(rising, (number) => rashis.includes(navamshaSign(number))))),
  );

/** A part of the day in which no sign changes. */
export interface HouseSpan {
  readonly from: Run['from'];
  readonly to: Run['to'];
  readonly day: MuhurtaDay;
  /** The rising sign. */
  readonly lagna: number;
  readonly rashi: Readonly<Record<Graha, number>>;
}

export const cellsOf = cachedOn((day: MuhurtaDay): readonly HouseSpan[] => {
  const edges: JdUt[] = [];
  for (const { to } of day.lagnas) edges.push(to);
  // on most days no graha, or only the Moon, changes its sign: the record of signs is reused until one changes
  let until = day.bounds.to;
  for (const graha of GRAHAS)
    for (const { to } of day.rashis(graha))
      if (to < day.bounds.to) {
        edges.push(to);
        if (to < until) until = to;
      }
  let rashi = rashisAt(day, day.sunrise);
  return cutAt(day.whole, edges).map(({ from, to }): HouseSpan => {
    if (from >= until) rashi = rashisAt(day, from);
    return { from, to, day, lagna: runAt(day.lagnas, from).number, rashi };
  });
});

function rashisAt(day: MuhurtaDay, t: JdUt): HouseSpan['rashi'] {
  const at = (graha: Graha): number => runAt(day.rashis(graha), t).number;
  return {
    surya: at('surya'),
    chandra: at('chandra'),
    mangala: at('mangala'),
    budha: at('budha'),
    guru: at('guru'),
    shukra: at('shukra'),
    shani: at('shani'),
    rahu: at('rahu'),
    ketu: at('ketu'),
  };
}

/** Returns the house of a graha, counted from the rising sign. */
export const houseOf = ({ lagna: rising, rashi }: HouseSpan, graha: Graha): number => houseFrom(rising, rashi[graha]);

/** Makes a word about the houses from a test of one cell. */
export const houses = (clause: string, args: Saw, test: (cell: HouseSpan) => boolean): HourWord =>
  word(clause, args, (day) => {
    const found: Span[] = [];
    for (const cell of cellsOf(day)) {
      if (!test(cell)) continue;
      const last = found.at(-1);
      if (last !== undefined && last.to === cell.from) found[found.length - 1] = span(last.from, cell.to);
      else found.push(span(cell.from, cell.to));
    }
    return found;
  });

export const KENDRA: readonly number[] = [1, 4, 7, 10];
export const KENDRA_KONA: readonly number[] = [1, 4, 5, 7, 9, 10];
/** Some verses treat the Moon separately; the others use the list that includes her. */
export const BENEFICS: readonly Graha[] = ['budha', 'guru', 'shukra'];
export const BENEFICS_AND_MOON: readonly Graha[] = ['chandra', ...BENEFICS];
export const MALEFICS: readonly Graha[] = ['surya', 'mangala', 'shani', 'rahu', 'ketu'];
/**
 * The malefics without the nodes. The nodes are opposite each other, and no list of good houses contains two opposite
 * houses.
 */
export const BODILY_MALEFICS: readonly Graha[] = ['surya', 'mangala', 'shani'];

/** A list of houses as the bits of a number. A day tests some hundred times which grahas are in a list. */
const bitsOf = (list: readonly number[]): number => list.reduce((bits, house) => bits | (1 << house), 0);
const isIn = (cell: HouseSpan, graha: Graha, bits: number): boolean => ((bits >> houseOf(cell, graha)) & 1) === 1;
const areIn = (cell: HouseSpan, grahas: readonly Graha[], bits: number): boolean => {
  for (const graha of grahas) if (!isIn(cell, graha, bits)) return false;
  return true;
};
const isSomeIn = (cell: HouseSpan, grahas: readonly Graha[], bits: number): boolean => {
  for (const graha of grahas) if (isIn(cell, graha, bits)) return true;
  return false;
};

/** No graha is in any of the houses. */
export const houseEmpty = (...list: readonly number[]): HourWord => {
  const bits = bitsOf(list);
  return houses('house_empty', { houses: list }, (cell) => !isSomeIn(cell, GRAHAS, bits));
};

/** All of the grahas are in these houses. */
export const grahasIn = (grahas: readonly Graha[], list: readonly number[]): HourWord => {
  const bits = bitsOf(list);
  return houses('graha_in', { grahas, houses: list }, (cell) => areIn(cell, grahas, bits));
};

/** At least one of the grahas is in these houses. */
export const someIn = (grahas: readonly Graha[], list: readonly number[]): HourWord => {
  const bits = bitsOf(list);
  return houses('graha_in_any', { grahas, houses: list }, (cell) => isSomeIn(cell, grahas, bits));
};

/** The lord of the rising sign is in one of these houses. */
export const lagnaLordIn = (...list: readonly number[]): HourWord =>
  houses('lagna_lord_in', { houses: list }, (cell) => list.includes(houseOf(cell, lordOf(cell.lagna))));

/** A benefic is in the rising sign or has a full aspect on it. */
export const beneficOnLagna: HourWord = houses('benefic_on_lagna', {}, (cell) =>
  BENEFICS.some((graha) => {
    const way = houseFrom(cell.rashi[graha], cell.lagna);
    return way === 1 || fullLooks(graha).includes(way);
  }),
);

const isTara = (graha: Graha): graha is TaraGraha => TARA_GRAHAS.some((each) => each === graha);
/** Whether a graha is retrograde at sunrise. Sun, Moon and nodes never count as retrograde. */
export const isRetrograde = (day: MuhurtaDay, graha: Graha): boolean => isTara(graha) && day.speed(graha) < 0;

const retrogrades = cachedOn((day: MuhurtaDay): readonly TaraGraha[] =>
  TARA_GRAHAS.filter((graha) => isRetrograde(day, graha)),
);

/** A retrograde graha is in a kendra house (1, 4, 7, 10) or is the lord of the weekday. */
export const retrogradeInKendra: HourWord = houses('retrograde_in_kendra_or_day_lord', {}, (cell) => {
  const back = retrogrades(cell.day);
  return back.some((graha) => graha === varaLord(cell.day.weekday)) || isSomeIn(cell, back, bitsOf(KENDRA));
});

/** The rising sign is one of these houses from a natal sign. */
export const lagnaFrom = (natal: number, list: readonly number[]): HourWord =>
  houses('lagna_from_natal', { natal, houses: list }, (cell) => list.includes(houseFrom(natal, cell.lagna)));

/** The lord of the rising sign is one of the grahas. */
export const lagnaOf = (...lords: readonly Graha[]): HourWord =>
  word('lagna_of', { grahas: lords }, (day) => runsWhere(day.lagnas, (n) => lords.includes(lordOf(n))));
