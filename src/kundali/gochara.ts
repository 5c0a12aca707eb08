/**
 * Gochara: the grahas of another day over a birth chart, and when they enter rashis. A graha that turns back near a
 * border enters three times; every entry is found, because the search splits the time where the motion turns.
 */
import type { Graha, Sky } from '../engines/engine.ts';
import { arc } from '../kernel/angle.ts';
import { rootBetween } from '../kernel/search.ts';
import { type JdUt, jdUt } from '../kernel/units.ts';
import { type Chart, chartOf, houseFrom, rashiOf, type Standing } from './chart.ts';

export const SLOW_GRAHAS = ['guru', 'shani', 'rahu', 'ketu'] as const satisfies readonly Graha[];

export interface Transit {
  readonly standing: Standing;
  readonly houseFromLagna: number;
  readonly houseFromMoon: number;
}

/** A birth and another instant under its own Sky. */
export interface Gochara {
  readonly birth: Chart;
  readonly now: Chart;
}

export const gocharaOf = (birth: Chart, t: JdUt): Gochara => ({ birth, now: chartOf(birth.sky, t) });

export function transitOf({ birth, now }: Gochara, graha: Graha): Transit {
  const standing = now.grahas[graha];
  return {
    standing,
    houseFromLagna: houseFrom(birth.lagnaRashi, standing.rashi),
    houseFromMoon: houseFrom(birth.grahas.chandra.rashi, standing.rashi),
  };
}

export interface Ingress {
  readonly graha: Graha;
  readonly at: JdUt;
  /** The rashi entered. */
  readonly rashi: number;
  readonly retrograde: boolean;
}

/**
 * Days between looks. A step must be shorter than the time between two stations (so that motion turns at most once
 * in it) and than a rashi lasts. Stations are at least: Shani 130 days apart, Guru 110, Mangala 55, Shukra 38,
 * Budha 18; the true node wavers within a fortnight.
 */
const STEP_DAYS: Readonly<Record<Graha, number>> = {
  surya: 10,
  chandra: 1,
  mangala: 20,
  budha: 6,
  guru: 40,
  shukra: 12,
  shani: 50,
  rahu: 2,
  ketu: 2,
};
const MEAN_NODE_STEP_DAYS = 200; // the mean node never turns and needs a year and a half for a rashi

const stepOf = (sky: Sky, graha: Graha): number =>
  (graha === 'rahu' || graha === 'ketu') && sky.options.node !== 'true' ? MEAN_NODE_STEP_DAYS : STEP_DAYS[graha];

const INGRESS_TOLERANCE_DAYS = 1e-6; // a tenth of a second

/** Every entry into a rashi in (from, to], in order. One step more is looked at on each side, for a turn at the very edge. */
export function ingressesOf(sky: Sky, graha: Graha, from: JdUt, to: JdUt): Ingress[] {
  const step = stepOf(sky, graha);
  return entriesOf(sky, graha, jdUt(from - step), jdUt(to + step), step).filter(({ at }) => from < at && at <= to);
}

function entriesOf(sky: Sky, graha: Graha, from: JdUt, to: JdUt, step: number): Ingress[] {
  const lon = (t: number): number => sky.longitude(graha, jdUt(t));
  const found: Ingress[] = [];
  /** The border crossed between two instants with no turn between them. */
  const cross = (a: number, lonA: number, b: number, lonB: number): void => {
    const moved = arc(lonA, lonB);
    const [here, there] = [rashiOf(lonA), rashiOf(lonB)];
    if (here === there) return;
    const border = (moved >= 0 ? there - 1 : here - 1) * 30;
    const at = rootBetween((t) => arc(border, lon(t)), jdUt(a), jdUt(b), INGRESS_TOLERANCE_DAYS);
    found.push({ graha, at, rashi: there, retrograde: moved < 0 });
  };
  let a: number = from;
  let lonA = lon(a);
  let b = Math.min(a + step, to);
  let lonB = lon(b);
  while (b < to) {
    const c = Math.min(b + step, to);
    const lonC = lon(c);
    const [before, after] = [arc(lonA, lonB), arc(lonB, lonC)];
    if (before > 0 !== after > 0 && nearBorder(lonB, swingOf(before, after))) {
      const turn = turningPoint(lon, a, b, c, before > 0);
      const lonTurn = lon(turn);
      cross(a, lonA, turn, lonTurn);
      cross(turn, lonTurn, c, lonC);
      a = c;
      lonA = lonC;
      b = Math.min(c + step, to);
      lonB = lon(b);
      if (a >= to) return found;
      continue;
    }
    cross(a, lonA, b, lonB);
    a = b;
    lonA = lonB;
    b = c;
    lonB = lonC;
  }
  cross(a, lonA, b, lonB);
  return found;
}

/**
 * How far beyond the middle of three looks the turn may lie: twice what the parabola through them says, and a little.
 * A border further off cannot be crossed and crossed back.
 */
function swingOf(before: number, after: number): number {
  const slope = (after + before) / 2;
  const bend = (after - before) / 2;
  return (2 * slope * slope) / Math.abs(4 * bend) + SWING_MARGIN_DEG;
}
const SWING_MARGIN_DEG = 0.05;

function nearBorder(lon: number, reachDeg: number): boolean {
  const within = lon % 30;
  return within < reachDeg || 30 - within < reachDeg;
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;
const TURN_TOLERANCE_DAYS = 1e-4; // at a station ten seconds move a graha by less than a millionth of a degree

/** The instant of greatest (or least) longitude between `a` and `c`, by golden section; `b` lies between. */
function turningPoint(lon: (t: number) => number, a: number, b: number, c: number, greatest: boolean): number {
  const origin = lon(b);
  const height = (t: number): number => (greatest ? 1 : -1) * arc(origin, lon(t));
  let low = a;
  let high = c;
  let left = high - GOLDEN * (high - low);
  let right = low + GOLDEN * (high - low);
  let atLeft = height(left);
  let atRight = height(right);
  while (high - low > TURN_TOLERANCE_DAYS) {
    if (atLeft > atRight) {
      high = right;
      right = left;
      atRight = atLeft;
      left = high - GOLDEN * (high - low);
      atLeft = height(left);
    } else {
      low = left;
      left = right;
      atLeft = atRight;
      right = low + GOLDEN * (high - low);
      atRight = height(right);
    }
  }
  return (low + high) / 2;
}

export interface Stay {
  readonly rashi: number;
  readonly start: JdUt;
  readonly end: JdUt;
}

/** The unbroken stays in rashis between two instants; the first begins at `from`, the last ends at `to`. */
export function staysOf(sky: Sky, graha: Graha, from: JdUt, to: JdUt): Stay[] {
  const stays: Stay[] = [];
  let rashi = rashiOf(sky.longitude(graha, from));
  let start = from;
  for (const ingress of ingressesOf(sky, graha, from, to)) {
    stays.push({ rashi, start, end: ingress.at });
    rashi = ingress.rashi;
    start = ingress.at;
  }
  stays.push({ rashi, start, end: to });
  return stays;
}
