/**
 * The purity (shuddhi) of every rising sign of a wedding day: the houses of the grahas, the faults, what cancels or
 * excuses them, and the points.
 */

import type { Span } from '../../../kernel/span.ts';
import type { Graha } from '../../../sky/engines/engine.ts';
import type { Authority, Weight } from '../karya/row.ts';
import { cellsOf, type HouseSpan, houseOf, kindOfLagna, navamshaSign } from '../spans/houses.ts';
import type { MuhurtaDay } from '../spans/muhurta-day.ts';
import { spansOf } from '../spans/when.ts';
import { touches } from '../windows.ts';
import {
  BAD_DS,
  BAD_MC,
  faultName,
  faultsIn,
  isKartariCancelled,
  kartariIn,
  MOST_POINTS,
  vimshopaka,
} from './lagna.ts';
import { isLastOfSign, NAVAMSHA_DS, NAVAMSHA_MC } from './navamsha.ts';
import { RELIEFS } from './reliefs.ts';

export interface LagnaFault {
  /** The name of the fault: `mangala_8`, `lord_6`, `kartari`, … */
  readonly id: string;
  readonly by: readonly Authority[];
  readonly weight: Weight;
}

export interface Shuddhi extends Span {
  readonly rashi: number;
  readonly houses: Readonly<Record<Graha, number>>;
  readonly faults: readonly LagnaFault[];
  /** The faults that are cancelled, each with its reason. */
  readonly cancelled: readonly { readonly id: string; readonly because: string }[];
  readonly relief: readonly string[];
  readonly points: number;
  readonly most: number;
  readonly navamshas: readonly Navamsha[];
}

export interface Navamsha extends Span {
  readonly rashi: number;
  /** Whether the navamsha is good by the Muhurta Chintamani (`good`) and by the Dharmasindhu (`goodDs`). */
  readonly good: boolean;
  readonly goodDs: boolean;
}

/** Returns the purity of each rising sign, split where a graha changes its sign. */
export const shuddhisOf = (day: MuhurtaDay): readonly Shuddhi[] => cellsOf(day).map((cell) => shuddhiOf(day, cell));

function shuddhiOf(day: MuhurtaDay, cell: HouseSpan): Shuddhi {
  const byMc = faultsIn(cell, BAD_MC);
  const byDs = faultsIn(cell, BAD_DS);
  const shears = kartariIn(cell);
  const faults = new Map<string, LagnaFault>();
  const cancelled = new Map<string, string>();
  for (const [by, list] of [['MC', byMc] as const, ['DS', byDs] as const])
    for (const fault of list) {
      const id = faultName(fault);
      if (fault.cancelled !== null) cancelled.set(id, fault.cancelled);
      else faults.set(id, { id, by: [...(faults.get(id)?.by ?? []), by], weight: 'must' });
    }
  if (shears !== null && isKartariCancelled(cell, shears)) cancelled.set('kartari', 'both_weak');
  else if (shears !== null) faults.set('kartari', { id: 'kartari', by: ['MC', 'DS'], weight: 'avoid' });
  return {
    from: cell.from,
    to: cell.to,
    rashi: cell.lagna,
    houses: housesOf(cell),
    faults: [...faults.values()],
    cancelled: [...cancelled].map(([id, because]) => ({ id, because })),
    relief: RELIEFS.filter(({ holds }) => touches(spansOf(holds, day), cell)).map(({ id }) => id),
    points: vimshopaka((graha) => houseOf(cell, graha)),
    most: MOST_POINTS,
    navamshas: navamshasOf(day, cell),
  };
}

const housesOf = (cell: HouseSpan): Readonly<Record<Graha, number>> => ({
  surya: houseOf(cell, 'surya'),
  chandra: houseOf(cell, 'chandra'),
  mangala: houseOf(cell, 'mangala'),
  budha: houseOf(cell, 'budha'),
  guru: houseOf(cell, 'guru'),
  shukra: houseOf(cell, 'shukra'),
  shani: houseOf(cell, 'shani'),
  rahu: houseOf(cell, 'rahu'),
  ketu: houseOf(cell, 'ketu'),
});

const TULA = 7;
const MAKARA = 10;

/** Returns the navamshas that rise in a cell. */
function navamshasOf(day: MuhurtaDay, cell: HouseSpan): Navamsha[] {
  const run = day.lagnas.find((each) => each.from <= cell.from && cell.from < each.to);
  if (run === undefined) return [];
  return day
    .navamshasIn(run)
    .filter((each) => each.from < cell.to && each.to > cell.from)
    .map((each) => {
      const rashi = navamshaSign(each.number);
      const left = isLastOfSign(each.number) || isMovableTwice(cell, rashi);
      return {
        from: each.from > cell.from ? each.from : cell.from,
        to: each.to < cell.to ? each.to : cell.to,
        rashi,
        good: !left && NAVAMSHA_MC.includes(rashi),
        goodDs: NAVAMSHA_DS.includes(rashi),
      };
    });
}

/** Whether a movable navamsha rises in a movable sign while the Moon is in Tula or Makara (6.85). */
const isMovableTwice = ({ lagna, rashi }: HouseSpan, navamsha: number): boolean =>
  kindOfLagna(lagna) === 'chara' &&
  kindOfLagna(navamsha) === 'chara' &&
  (rashi.chandra === TULA || rashi.chandra === MAKARA);
