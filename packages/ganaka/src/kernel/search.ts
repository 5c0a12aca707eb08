/**
 * Root finders for the ends of angas, ingresses, stations, heliacal settings and eclipse contacts.
 * Callers pass a step and must know why no two events can fall into one step.
 */
import { arc, norm360 } from './angle.ts';
import { type JdUt, jdUt, plusDays } from './units.ts';

/** 1e-8 day is about a thousandth of a second, far below the whole seconds of replies. */
const TOLERANCE_DAYS = 1e-8;
const MAX_ROUNDS = 80;

/**
 * The instant in [from, to] at which `f` changes sign. The caller must know that it changes sign there.
 * The method is false position with the Illinois weight, and every eighth step is a bisection. The search never leaves
 * the interval.
 */
export function rootBetween(f: (t: JdUt) => number, from: JdUt, to: JdUt, toleranceDays = TOLERANCE_DAYS): JdUt {
  let a: number = from;
  let b: number = to;
  let fa = f(from);
  let fb = f(to);
  if (fa === 0) return from;
  if (fb === 0) return to;
  let side = 0;
  for (let round = 0; round < MAX_ROUNDS && Math.abs(b - a) > toleranceDays; round++) {
    const guess = round % 8 === 7 ? (a + b) / 2 : b - (fb * (b - a)) / (fb - fa);
    const x = guess > Math.min(a, b) && guess < Math.max(a, b) ? guess : (a + b) / 2;
    const fx = f(jdUt(x));
    if (fx === 0) return jdUt(x);
    if (fx > 0 === fb > 0) {
      if (Math.abs(x - b) < toleranceDays) return jdUt(x);
      b = x;
      fb = fx;
      if (side === -1) fa /= 2;
      side = -1;
    } else {
      if (Math.abs(x - a) < toleranceDays) return jdUt(x);
      a = x;
      fa = fx;
      if (side === 1) fb /= 2;
      side = 1;
    }
  }
  return jdUt((a + b) / 2);
}

/** What the caller knows about a root before the search. */
export interface RootGuess {
  readonly guess: number;
  /** The rate at which `f` changes near the guess. */
  readonly perDay: number;
  readonly from: JdUt;
  readonly to: JdUt;
  /** Whether `f` goes from negative to positive between `from` and `to`. */
  readonly rises: boolean;
}

/**
 * The search ends with a secant step shorter than this. The remaining error is a few hundredths of a second near a
 * station (where a planet turns back) and nothing elsewhere.
 */
const LAST_STEP_DAYS = 1e-6;

/**
 * The root of a function `f` that is expensive to evaluate. Secant steps start from a good guess and stay between two
 * instants that bracket the root.
 */
export function rootNear(f: (t: JdUt) => number, { guess, perDay, from, to, rises }: RootGuess): JdUt {
  let low: number = from;
  let high: number = to;
  let t = guess > low && guess < high ? guess : (low + high) / 2;
  let y = f(jdUt(t));
  let slope = perDay;
  for (let round = 1; round < MAX_ROUNDS && y !== 0; round++) {
    if (y > 0 === rises) high = t;
    else low = t;
    const secant = t - y / slope;
    const likely = slope > 0 === rises && secant >= low && secant <= high;
    if (likely && Math.abs(secant - t) < LAST_STEP_DAYS) return jdUt(secant);
    const next = likely && round % 8 !== 0 ? secant : (low + high) / 2;
    if (next === t) return jdUt(t);
    const there = f(jdUt(next));
    slope = (there - y) / (next - t);
    t = next;
    y = there;
  }
  return jdUt(t);
}

/**
 * The root near `near` of a function `f` whose rate of change is almost exactly `perDay`. Each iteration leaves only a
 * small part of the previous error.
 */
export function rootAtRate(f: (t: JdUt) => number, near: JdUt, perDay: number, enoughDays: number): JdUt {
  let t: number = near;
  for (let round = 0; round < 8; round++) {
    const step = f(jdUt(t)) / perDay;
    t -= step;
    if (Math.abs(step) < enoughDays) break;
  }
  return jdUt(t);
}

/**
 * The instant at which a condition ends, found by bisection. The condition holds at `from` and does not hold at `to`.
 */
export function endOf(holds: (t: JdUt) => boolean, from: JdUt, to: JdUt, toleranceDays: number): JdUt {
  let low = from;
  let high = to;
  while (high - low > toleranceDays) {
    const middle = plusDays(low, (high - low) / 2);
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * A sample of a function that jumps between branches. The values of two samples are comparable only on the same branch.
 */
export interface BranchSample {
  readonly t: JdUt;
  readonly f: number;
  readonly branch: number;
}

/** The precision to which a zero must be known. */
export interface Nearness {
  readonly days: number;
  /**
   * The error of a parabola through three samples grows with the product of their distances from its zero. If that
   * product is below this bound, the zero is accepted.
   * Null if parabolas cannot be trusted. Then a zero is accepted only if the last sample is within `days` of it.
   */
  readonly settledDays3: number | null;
}

const MOST_CURVES = 20;

/**
 * The zero of `f` between `a` and `b`, found by inverse interpolation through the last three samples. If these are not
 * on one branch or the interpolation fails, the interval is bisected. The search stops when the zero is known well
 * enough.
 */
export function rootOnCurve(
  look: (t: JdUt) => BranchSample,
  { days, settledDays3 }: Nearness,
  earlier: BranchSample | null,
  a: BranchSample,
  b: BranchSample,
): JdUt {
  let low = a;
  let high = b;
  let third = earlier;
  let second = a;
  let first = b;
  for (let round = 0; round < MOST_CURVES && high.t - low.t > days / 12; round++) {
    const astray = round > 0 && Math.abs(first.f) > Math.abs(second.f) / 2;
    const guess = astray ? null : zeroOnCurve(first, second, third, low.t, high.t);
    const x = guess ?? plusDays(low.t, (high.t - low.t) / 2);
    third = second;
    second = first;
    first = look(x);
    if (first.f > 0 === low.f > 0) low = first;
    else high = first;
    const zero = third.branch === first.branch ? zeroOnCurve(first, second, third, low.t, high.t) : null;
    if (zero === null) continue;
    const found =
      settledDays3 === null
        ? Math.abs(zero - x) < days
        : Math.abs((zero - x) * (x - second.t) * (x - third.t)) < settledDays3;
    if (found) return zero;
  }
  return plusDays(low.t, (high.t - low.t) / 2);
}

/**
 * The instant at which the curve through the samples reaches zero. Null if that instant is out of bounds or the last
 * two samples are on different branches.
 */
function zeroOnCurve(a: BranchSample, b: BranchSample, c: BranchSample | null, low: JdUt, high: JdUt): JdUt | null {
  if (a.branch !== b.branch) return null;
  const slope = (b.t - a.t) / (b.f - a.f);
  let step = -a.f * slope;
  if (c !== null && c.branch === a.branch) step += (a.f * b.f * ((c.t - b.t) / (c.f - b.f) - slope)) / (c.f - a.f);
  const zero = plusDays(a.t, step);
  return zero >= low && zero <= high ? zero : null;
}

/**
 * The instant near `near` at which the steadily growing angle `f` equals `targetDeg`.
 * `degPerDay` is the mean rate of `f`. The function is for angles that never decrease: Sun, Moon, elongation, yoga.
 * `gapDeg` is the remaining angle at `near`; callers that know it can pass it.
 */
export function whenReaches(
  f: (t: JdUt) => number,
  targetDeg: number,
  near: JdUt,
  degPerDay: number,
  gapDeg: number = arc(f(near), targetDeg),
): JdUt {
  let t0: number = near;
  let e0 = gapDeg;
  let t1 = t0 + e0 / degPerDay;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const e1 = arc(f(jdUt(t1)), targetDeg);
    const step = t1 - t0;
    if (Math.abs(step) < TOLERANCE_DAYS || e1 === 0) return jdUt(t1);
    const rate = (e0 - e1) / step;
    // the rate of a secant is used only if it is close to the mean rate of the angle
    const usable = rate > degPerDay * 0.5 && rate < degPerDay * 2 ? rate : degPerDay;
    t0 = t1;
    e0 = e1;
    t1 = t0 + e1 / usable;
    if (Math.abs(t1 - t0) < TOLERANCE_DAYS) return jdUt(t1);
  }
  return jdUt(t1);
}

export interface Crossing {
  readonly at: JdUt;
  /** The boundary that is crossed, in degrees. */
  readonly deg: number;
  /** False if the angle moved backwards. */
  readonly forward: boolean;
}

/**
 * Every instant in (from, to] at which the angle `f` passes a multiple of `sizeDeg`, forwards or backwards.
 * The step must be short: within `stepDays`, `f` moves less than `sizeDeg` and changes its direction at most once.
 */
export function crossings(f: (t: JdUt) => number, sizeDeg: number, from: JdUt, to: JdUt, stepDays: number): Crossing[] {
  const found: Crossing[] = [];
  let t: number = from;
  // the angle is not wrapped at 360° and is carried from step to step, so a boundary that is hit exactly is counted
  // only once
  let here = norm360(f(from));
  while (t < to) {
    const next = Math.min(t + stepDays, to);
    const there = here + arc(norm360(here), f(jdUt(next)));
    const forward = there >= here;
    const low = forward ? here : there;
    const high = forward ? there : here;
    for (let boundary = Math.floor(low / sizeDeg) + 1; boundary * sizeDeg <= high; boundary++) {
      const deg = boundary * sizeDeg;
      const at = rootBetween((x) => arc(deg, f(x)), jdUt(t), jdUt(next));
      found.push({ at, deg: norm360(deg), forward });
    }
    t = next;
    here = there;
  }
  return found;
}

/**
 * Every instant in (from, to] at which `f` changes sign. A step must not contain two roots.
 * `swiftest` is an upper bound for the change of `f` in a day, if known. Steps that cannot contain a zero are then
 * skipped.
 */
export function signChanges(
  f: (t: JdUt) => number,
  from: JdUt,
  to: JdUt,
  stepDays: number,
  swiftest = Number.POSITIVE_INFINITY,
): JdUt[] {
  const found: JdUt[] = [];
  let t: number = from;
  let looked: number = from;
  let here = f(from);
  while (t < to) {
    const next = Math.min(t + stepDays, to);
    if (Math.abs(here) <= swiftest * (next - looked)) {
      const there = f(jdUt(next));
      if (here > 0 !== there > 0) found.push(rootBetween(f, jdUt(t), jdUt(next)));
      looked = next;
      here = there;
    }
    t = next;
  }
  return found;
}
