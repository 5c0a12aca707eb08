/**
 * How much the points of a pair can change if the birth times are not exact. Gives the smallest and the largest total
 * over all possible times of both, and the seconds at which the points change if one time is shifted and the other is
 * not.
 */
import { changesOf, nearestFirst, WAYS } from '../../kernel/seconds.ts';
import type { SiderealDeg } from '../../kernel/units.ts';
import { type Native, nativeOf } from '../kundali/chart/native.ts';
import { type Ashtakoot, ashtakoot } from './ashtakoot.ts';
import { KOOT_IDS, type KootId, type Points } from './koots/koot.ts';

export const PARTNERS = ['boy', 'girl'] as const;
export type Partner = (typeof PARTNERS)[number];

/** The Moon's longitude at so many seconds after the given birth time. */
export type MoonAfter = (seconds: number) => SiderealDeg;

export interface Range {
  readonly least: number;
  readonly given: number;
  readonly most: number;
}

export interface PairChange {
  readonly whose: Partner;
  /** The first second with the new points, going away from the given birth time; negative if it is before that time. */
  readonly seconds: number;
  readonly from: Ashtakoot;
  readonly to: Ashtakoot;
  readonly koots: readonly KootId[];
}

export interface PairSensitivity {
  readonly total: Range;
  readonly effective: Range;
  /** The changes, those nearest to the given time first. */
  readonly changes: readonly PairChange[];
}

/**
 * The step of the search, in seconds. In this time the Moon moves a third of a degree. The borders that matter are at
 * least a degree and a half apart.
 */
const LOOK_S = 1800;
/** The degree at which the koot vashya divides Dhanu and Makara. */
const HALF_SIGN_DEG = 15;

/** Everything about a birth Moon on which the points depend, as one text. */
const birthStateOf = ({ rashi, amsha, nakshatra, pada }: Native): string =>
  [rashi, amsha < HALF_SIGN_DEG, nakshatra, pada].join();

/** The seconds at which this text changes. */
const bordersOf = (moon: MoonAfter, reach: number) =>
  WAYS.flatMap((way) =>
    changesOf(way, reach, LOOK_S, (seconds) => birthStateOf(nativeOf(moon(seconds)))).map(({ seconds }) => ({
      seconds,
      before: seconds - way,
    })),
  );

export function pairSensitivity(
  moons: Readonly<Record<Partner, MoonAfter>>,
  points: Points,
  minutes: number,
): PairSensitivity {
  const reach = minutes * 60;
  const at = (boy: number, girl: number): Ashtakoot =>
    ashtakoot({ boy: nativeOf(moons.boy(boy)), girl: nativeOf(moons.girl(girl)) }, points);
  const borders = { boy: bordersOf(moons.boy, reach), girl: bordersOf(moons.girl, reach) };
  const times = (whose: Partner): number[] => [0, ...borders[whose].map(({ seconds }) => seconds)];
  const all = times('boy').flatMap((boy) => times('girl').map((girl) => at(boy, girl)));
  const changes = PARTNERS.flatMap((whose) =>
    borders[whose].flatMap(({ seconds, before }): PairChange[] => {
      const [from, to] = [before, seconds].map((each) => (whose === 'boy' ? at(each, 0) : at(0, each)));
      if (from === undefined || to === undefined) return [];
      const koots = KOOT_IDS.filter((id) => isOther(from, to, id));
      return koots.length === 0 ? [] : [{ whose, seconds, from, to, koots }];
    }),
  );
  const given = at(0, 0);
  return {
    total: rangeOf(given, all, ({ total }) => total),
    effective: rangeOf(given, all, ({ totalEffective }) => totalEffective),
    changes: nearestFirst(changes),
  };
}

const isOther = (from: Ashtakoot, to: Ashtakoot, id: KootId): boolean =>
  from.koots[id].obtained !== to.koots[id].obtained || from.koots[id].effective !== to.koots[id].effective;

function rangeOf(given: Ashtakoot, all: readonly Ashtakoot[], of: (result: Ashtakoot) => number): Range {
  const totals = all.map(of);
  return { least: Math.min(...totals), given: of(given), most: Math.max(...totals) };
}
