/**
 * The next asta or udaya of a graha, by the engine's own kalamsha and limit. The search starts where the mean motions
 * first allow an asta, takes steps no longer than the graha can move, and finds the change by interpolation through the
 * last samples.
 */
import type { Kalamsha, Sky, TaraGraha } from '../engines/engine.ts';
import { ahead, arc } from '../kernel/angle.ts';
import { endOf, type Look, rootOnCurve } from '../kernel/search.ts';
import { type JdUt, jdUt, plusDays } from '../kernel/units.ts';

export interface AstaChange {
  readonly graha: TaraGraha;
  readonly event: 'asta' | 'udaya';
  readonly at: JdUt;
}

/** One kind of conjunction with the Sun, around which a graha is hidden. Bounds were taken from every day of a century at seven latitudes. */
interface Conjunction {
  /** Mean phase at which it happens, degrees. */
  readonly phaseDeg: number;
  /**
   * Asta rarely comes earlier than this before the mean conjunction: limit, slant of the ecliptic and equation of
   * centre together.
   */
  readonly leadDays: number;
  /** The largest change of kalamsha in a day near that time, degrees, and how much it can grow from day to day. */
  readonly swiftest: number;
  readonly quickening: number;
  /**
   * How far past the earliest day of a change the search may look: a small part of the time the graha stays hidden or
   * visible.
   */
  readonly beyondDays: number;
}

interface Course {
  /** Mean phase gained in a day. */
  readonly degPerDay: number;
  /** Applies when the graha was east of the Sun before, and when it was west. */
  readonly fromEast: Conjunction;
  readonly fromWest: Conjunction;
}

/** The slow ones are overtaken by the Sun: hidden once in a synodic period, coming from his east. */
const outer = (degPerDay: number, leadDays: number, swiftest: number, beyondDays: number): Course => {
  const conjunction = { phaseDeg: 0, leadDays, swiftest, quickening: 0.02, beyondDays };
  return { degPerDay, fromEast: conjunction, fromWest: conjunction };
};

const COURSES: Readonly<Record<TaraGraha, Course>> = {
  mangala: outer(0.4616, 130, 0.8, 10),
  guru: outer(0.9025, 35, 1.2, 4),
  shani: outer(0.9521, 40, 1.3, 4),
  // the swift ones pass before the Sun (coming from his east) and behind him (from his west)
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

/** Mercury's limit changes when he turns, so he may be visible or hidden for little more than a day. */
const LEAST_STRIDE_DAYS = 1;
/** Far north and south the ecliptic is flatter to the horizon: asta comes earlier and changes faster. */
const MODERATE_LAT_DEG = 35;
const FLAT_FACTOR = 2;
const flatness = (sky: Sky): number => (Math.abs(sky.place.latDeg) > MODERATE_LAT_DEG ? FLAT_FACTOR : 1);
const MOST_STRIDES = 200;
/** Where the inner planets turn, their limit jumps by this much. */
const LIMIT_LEAP_DEG = 2;
/** A zero known to this precision (four seconds, and a twelfth of that) is exact to the printed second. */
const SHORT_DAYS = 1 / 20_000;
/**
 * The error of a parabola through three samples grows with the product of their distances from its zero, by less than a
 * hundredth in a day.
 */
const SETTLED_DAYS3 = 1e-4;
/** How many times more evenly the slow ones near the Sun. */
const EVENNESS: Readonly<Record<TaraGraha, number>> = { mangala: 100, budha: 1, guru: 50, shukra: 2, shani: 50 };
const TURNING_DAYS = 1 / 1440;
const NEVER = jdUt(Number.POSITIVE_INFINITY);

/** The swiftest change of a graha's kalamsha anywhere, degrees a day. */
export const swiftestOf = (graha: TaraGraha): number => COURSES[graha].fromEast.swiftest * FLAT_FACTOR;

/** Mean phase: the Sun's lead over a slow graha, or a fast one's own lead over the Sun. */
function phaseAt(sky: Sky, graha: TaraGraha, t: JdUt): number {
  const sun = sky.meanLongitude('surya', t);
  return graha === 'budha' || graha === 'shukra'
    ? ahead(sun, sky.sighrocca(graha, t))
    : ahead(sky.meanLongitude(graha, t), sun);
}

/** Where to start searching for the asta of a graha visible at `t`, and from which side it will meet the Sun. */
function beforeConjunction(sky: Sky, graha: TaraGraha, t: JdUt): { from: JdUt; conjunction: Conjunction } {
  const { degPerDay, fromEast, fromWest } = COURSES[graha];
  const east = arc(sky.longitude('surya', t), sky.longitude(graha, t)) >= 0;
  const conjunction = east ? fromEast : fromWest;
  const period = 360 / degPerDay;
  const away = ahead(phaseAt(sky, graha, t), conjunction.phaseDeg) / degPerDay;
  // the mean conjunction may be a little before the true one: then it is close, not a whole period away
  const overdue = (east || fromEast !== fromWest) && away > period * 0.85;
  return { from: plusDays(t, Math.max(0, (overdue ? 0 : away) - conjunction.leadDays * flatness(sky))), conjunction };
}

/** How a graha hidden at `t` is placed relative to the Sun: the conjunction nearest in phase. */
function conjunctionNow(sky: Sky, graha: TaraGraha, t: JdUt): Conjunction {
  const { fromEast, fromWest } = COURSES[graha];
  const phase = phaseAt(sky, graha, t);
  const gap = ({ phaseDeg }: Conjunction) => Math.abs(arc(phase, phaseDeg));
  return gap(fromEast) < gap(fromWest) ? fromEast : fromWest;
}

/**
 * The next change of visibility after `t`; null if there is none before `until` (a graha that never becomes visible
 * there).
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
  // if asta came even earlier than the lead allows, the search starts earlier
  while (last.visible !== seen && here > t) {
    here = jdUt(Math.max(t, here - conjunction.leadDays / 2));
    last = here === t ? now : sky.expectedKalamsha(graha, here);
  }
  let marginHere = margin(last);
  let earlier: Look | null = null;
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
    // its current speed: that of the last step, plus what may have been gained since its middle
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
 * Days that must pass before a graha at this distance and speed can reach its limit; a little more where nothing can be
 * missed.
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

/** Where the limit jumps the margin continues on another branch. */
const pointOf = (t: JdUt, kalamsha: Kalamsha): Look => ({ t, f: margin(kalamsha), branch: kalamsha.limitDeg });

/**
 * Where a graha turns, its limit jumps, and it may be visible or hidden for less than a day: an instant in that time,
 * or null.
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
 * Far north and south a graha may be so far from the Sun that it is visible although the kalamsha is small: there
 * bisection finds the change.
 */
function flip(look: (t: JdUt) => Kalamsha, from: JdUt, to: JdUt): JdUt {
  const { visible } = look(from);
  return endOf((t) => look(t).visible === visible, from, to, SHORT_DAYS / 12);
}
