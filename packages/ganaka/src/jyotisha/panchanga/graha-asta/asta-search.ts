/**
 * The next asta or udaya of a graha, by the engine's own kalamsha and limit. The search begins at the earliest time
 * that the mean motions allow. Its steps are too short for the graha to change unseen. It finds the change by
 * interpolation through the last samples.
 */

import { ahead, arc } from '../../../kernel/angle.ts';
import { type BranchSample, endOf, rootOnCurve } from '../../../kernel/search.ts';
import { type JdUt, jdUt, plusDays } from '../../../kernel/units.ts';
import type { Kalamsha, Sky, TaraGraha } from '../../../sky/engines/engine.ts';

export interface AstaChange {
  readonly graha: TaraGraha;
  readonly event: 'asta' | 'udaya';
  readonly at: JdUt;
}

/**
 * One kind of conjunction with the Sun, around which a graha is hidden. The bounds were taken from every day of a
 * century at seven latitudes.
 */
interface Conjunction {
  /** The mean phase of the conjunction, in degrees. */
  readonly phaseDeg: number;
  /**
   * Asta is rarely earlier than this before the mean conjunction. The number allows for the limit, the slant of the
   * ecliptic and the equation of centre.
   */
  readonly leadDays: number;
  /**
   * The largest change of kalamsha in a day near that time, in degrees. `quickening` is the most by which this change
   * grows from day to day.
   */
  readonly swiftest: number;
  readonly quickening: number;
  /**
   * How far the search may step past the earliest possible day of a change. It is a small part of the time for which
   * the graha stays hidden or visible.
   */
  readonly beyondDays: number;
}

interface Course {
  /** The mean phase gained in a day, in degrees. */
  readonly degPerDay: number;
  /** The conjunction to which a graha east of the Sun comes next; `fromWest` is that of a graha west of the Sun. */
  readonly fromEast: Conjunction;
  readonly fromWest: Conjunction;
}

/**
 * The course of a slow graha. The Sun overtakes it, so it is hidden once in a synodic period and approaches the Sun
 * from the east.
 */
const outer = (degPerDay: number, leadDays: number, swiftest: number, beyondDays: number): Course => {
  const conjunction = { phaseDeg: 0, leadDays, swiftest, quickening: 0.02, beyondDays };
  return { degPerDay, fromEast: conjunction, fromWest: conjunction };
};

const COURSES: Readonly<Record<TaraGraha, Course>> = {
  mangala: outer(0.4616, 130, 0.8, 10),
  guru: outer(0.9025, 35, 1.2, 4),
  shani: outer(0.9521, 40, 1.3, 4),
  // Venus and Mercury pass in front of the Sun (coming from the east) and behind it (coming from the west)
  shukra: {
    degPerDay: 0.6165,
    fromEast: { phaseDeg: 180, leadDays: 25, swiftest: 2.5, quickening: 0.15, beyondDays: 0 },
    fromWest: { phaseDeg: 0, leadDays: 75, swiftest: 0.7, quickening: 0.02, beyondDays: 10 },
  },
  budha: {
    degPerDay: 3.1068,
    fromEast: { phaseDeg: 180, leadDays: 20, swiftest: 3.6, quickening: 0.4, beyondDays: 0 },
    fromWest: { phaseDeg: 0, leadDays: 28, swiftest: 2.2, quickening: 0.2, beyondDays: 0 },
  },
};

/**
 * The shortest step. Mercury's limit changes when it turns, so it may be visible or hidden for little more than a day.
 */
const LEAST_STRIDE_DAYS = 1;
/**
 * Farther north or south than this, the ecliptic makes a small angle with the horizon. Asta is then earlier, and the
 * kalamsha changes faster.
 */
const MODERATE_LAT_DEG = 35;
const FLAT_FACTOR = 2;
const flatness = (sky: Sky): number => (Math.abs(sky.place.latDeg) > MODERATE_LAT_DEG ? FLAT_FACTOR : 1);
const MOST_STRIDES = 200;
/** The jump of an inner planet's limit when the planet turns. */
const LIMIT_LEAP_DEG = 2;
/**
 * The precision of the search, about four seconds. A change found by interpolation must lie within this time; a
 * bisection ends at a twelfth of it.
 */
const SHORT_DAYS = 1 / 20_000;
/**
 * The bound for the product of the distances, in days³, of three samples from the zero of their parabola. The error of
 * the zero in days is less than a hundredth of this product.
 */
const SETTLED_DAYS3 = 1e-4;
/** How many times more evenly than Mercury each graha approaches the Sun. */
const EVENNESS: Readonly<Record<TaraGraha, number>> = { mangala: 100, budha: 1, guru: 50, shukra: 2, shani: 50 };
const TURNING_DAYS = 1 / 1440;
const NEVER = jdUt(Number.POSITIVE_INFINITY);

/** The largest change of a graha's kalamsha at any latitude, in degrees a day. */
export const swiftestOf = (graha: TaraGraha): number => COURSES[graha].fromEast.swiftest * FLAT_FACTOR;

/** The mean phase: how far the Sun is ahead of a slow graha, or a fast graha ahead of the Sun. */
function phaseAt(sky: Sky, graha: TaraGraha, t: JdUt): number {
  const sun = sky.meanLongitude('surya', t);
  return graha === 'budha' || graha === 'shukra'
    ? ahead(sun, sky.sighrocca(graha, t))
    : ahead(sky.meanLongitude(graha, t), sun);
}

/** The start of the search for the asta of a graha that is visible at `t`, and its next conjunction. */
function beforeConjunction(sky: Sky, graha: TaraGraha, t: JdUt): { from: JdUt; conjunction: Conjunction } {
  const { degPerDay, fromEast, fromWest } = COURSES[graha];
  const east = arc(sky.longitude('surya', t), sky.longitude(graha, t)) >= 0;
  const conjunction = east ? fromEast : fromWest;
  const period = 360 / degPerDay;
  const away = ahead(phaseAt(sky, graha, t), conjunction.phaseDeg) / degPerDay;
  // the mean conjunction may be a little before the true one, and then the true one is near and not a whole period away
  const overdue = (east || fromEast !== fromWest) && away > period * 0.85;
  return { from: plusDays(t, Math.max(0, (overdue ? 0 : away) - conjunction.leadDays * flatness(sky))), conjunction };
}

/** The conjunction at which a graha is hidden at `t`: the one nearest in phase. */
function conjunctionNow(sky: Sky, graha: TaraGraha, t: JdUt): Conjunction {
  const { fromEast, fromWest } = COURSES[graha];
  const phase = phaseAt(sky, graha, t);
  const gap = ({ phaseDeg }: Conjunction) => Math.abs(arc(phase, phaseDeg));
  return gap(fromEast) < gap(fromWest) ? fromEast : fromWest;
}

/**
 * The next change of visibility after `t`; null if there is none before `until`, because the graha is always visible or
 * always hidden at this latitude.
 */
export function nextChange(
  sky: Sky,
  graha: TaraGraha,
  t: JdUt,
  now: Kalamsha = sky.kalamsha(graha, t),
  until: JdUt = NEVER,
): AstaChange | null {
  const seen = now.visible;
  const { from, conjunction } = seen
    ? beforeConjunction(sky, graha, t)
    : { from: t, conjunction: conjunctionNow(sky, graha, t) };
  const flat = flatness(sky);
  const event = seen ? 'asta' : 'udaya';
  const look = (x: JdUt) => sky.expectedKalamsha(graha, x);
  const at = (x: JdUt) => pointOf(x, look(x));
  let here = from;
  let last = from === t ? now : sky.expectedKalamsha(graha, from);
  // if the asta came before the start of the search, start earlier
  while (last.visible !== seen && here > t) {
    here = jdUt(Math.max(t, here - conjunction.leadDays / 2));
    last = here === t ? now : sky.expectedKalamsha(graha, here);
  }
  let marginHere = margin(last);
  let earlier: BranchSample | null = null;
  let stride = strideFrom(last, Number.POSITIVE_INFINITY, conjunction, flat);
  for (let round = 0; round < MOST_STRIDES && here < until; round++) {
    const there = plusDays(here, stride);
    const then = sky.expectedKalamsha(graha, there);
    const marginThere = margin(then);
    const turned = then.limitDeg !== last.limitDeg && Math.abs(marginThere) < 2 * LIMIT_LEAP_DEG;
    const glimpse = turned && then.visible === seen ? atTurning(look, here, there, seen) : null;
    if (glimpse !== null) return { graha, event, at: flip(look, here, glimpse) };
    if (then.visible !== seen) {
      const isChange = (x: JdUt) =>
        look(plusDays(x, -SHORT_DAYS)).visible === seen && look(plusDays(x, SHORT_DAYS)).visible !== seen;
      const plain = flat === 1;
      const nearness = {
        days: SHORT_DAYS,
        settledDays3: sky.kalamshaBends ? null : SETTLED_DAYS3 * (plain ? EVENNESS[graha] : 1),
      };
      const crossed = marginHere > 0 !== marginThere > 0;
      const zero = crossed ? rootOnCurve(at, nearness, earlier, pointOf(here, last), pointOf(there, then)) : null;
      const found = zero !== null && (plain || isChange(zero)) ? zero : flip(look, here, there);
      return { graha, event, at: found };
    }
    // the current speed: that of the last step, plus the most by which it can have grown since the middle of that step
    const pace = Math.abs(then.deg - last.deg) / stride + (conjunction.quickening * flat * stride) / 2;
    stride = strideFrom(then, pace, conjunction, flat);
    earlier = pointOf(here, last);
    here = there;
    last = then;
    marginHere = marginThere;
  }
  return null;
}

/**
 * The number of days that must pass before a graha at this distance and speed can reach its limit. If no change can be
 * missed, `beyondDays` are added.
 */
function strideFrom({ deg, limitDeg }: Kalamsha, pace: number, conjunction: Conjunction, flat: number): number {
  const { swiftest, quickening, beyondDays } = conjunction;
  const left = Math.abs(deg - limitDeg) - (beyondDays > 0 ? 0 : LIMIT_LEAP_DEG);
  if (left <= 0) return LEAST_STRIDE_DAYS;
  const byPace = (Math.sqrt(pace * pace + 2 * quickening * flat * left) - pace) / (quickening * flat);
  const earliest = Math.max(left / (swiftest * flat), pace === Number.POSITIVE_INFINITY ? 0 : byPace);
  return Math.max(LEAST_STRIDE_DAYS, earliest + beyondDays);
}

const margin = ({ deg, limitDeg }: Kalamsha): number => deg - limitDeg;

/** A sample of the margin. Where the limit jumps, the margin continues on another branch. */
const pointOf = (t: JdUt, kalamsha: Kalamsha): BranchSample => ({ t, f: margin(kalamsha), branch: kalamsha.limitDeg });

/**
 * When a graha turns, its limit jumps, and the graha may be visible or hidden for less than a day. Returns an instant
 * in that time, or null.
 */
function atTurning(look: (t: JdUt) => Kalamsha, from: JdUt, to: JdUt, seen: boolean): JdUt | null {
  const { limitDeg } = look(from);
  let low = from;
  let high = to;
  while (high - low > TURNING_DAYS) {
    const middle = plusDays(low, (high - low) / 2);
    const then = look(middle);
    if (then.visible !== seen) return middle;
    if (then.limitDeg === limitDeg) low = middle;
    else high = middle;
  }
  return null;
}

/**
 * Finds the change by bisection. Far north and south a graha may be visible although its kalamsha is small, so the zero
 * of the margin is not the change.
 */
function flip(look: (t: JdUt) => Kalamsha, from: JdUt, to: JdUt): JdUt {
  const { visible } = look(from);
  return endOf((t) => look(t).visible === visible, from, to, SHORT_DAYS / 12);
}
