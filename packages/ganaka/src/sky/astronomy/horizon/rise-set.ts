/** Risings, settings and meridian transits of Sun and Moon. If an event does not occur, the reason is returned. */
import { rootBetween } from '../../../kernel/search.ts';
import { type JdUt, jdUt, plusDays } from '../../../kernel/units.ts';
import { DEG, TURN } from '../units.ts';
import { type Horizon, MOON_PER_DAY, type RiseRule, type SolarNoon } from './horizon.ts';

export type MissedEvent = 'always_up' | 'always_down' | 'not_today';
export type HorizonEvent = JdUt | MissedEvent;
export type Turning = 'rise' | 'set';

/**
 * The rate at the horizon is predicted to a thousandth, so that after a step shorter than this no further step is
 * needed.
 */
const SETTLED_DAYS = 1e-5;
const MOST_STEPS = 6;
/**
 * If the cosine of the hour angle at rising exceeds this, polar day or night is near, and the Sun's path is sampled
 * instead.
 */
const PLAIN_COSINE = 0.9;

/**
 * The Sun's rising before a solar noon, or its setting after it. The noon position and its motion predict the event to
 * a fraction of a second. One evaluation at the predicted time is usually enough.
 */
export function sunEvent(horizon: Horizon, noon: SolarNoon, turning: Turning, rule: RiseRule): HorizonEvent {
  const side = turning === 'rise' ? -1 : 1;
  const goal = horizon.heightAtRising('sun', noon.distance, rule);
  let away = 0;
  // the declination at noon gives the time within a minute, the declination at that time within a second
  for (let round = 0; round < 2; round++) {
    const cosine = horizon.cosAt(goal, noon.dec + noon.decPerDay * away);
    if (Math.abs(cosine) > PLAIN_COSINE) return sunEventByLooking(horizon, noon.at, turning, rule);
    away = (side * Math.acos(cosine)) / noon.turnPerDay;
  }
  let t0 = noon.at + away;
  let height0 = horizon.height('sun', jdUt(t0), rule);
  let rate = horizon.climb(noon.turnPerDay, noon.decPerDay);
  for (let step = 0; step < MOST_STEPS; step++) {
    const t1 = t0 - height0 / rate;
    // the error left by this step is quadratically smaller
    if (Math.abs(t1 - t0) < SETTLED_DAYS) return jdUt(t1);
    const height1 = horizon.height('sun', jdUt(t1), rule);
    rate = (height1 - height0) / (t1 - t0);
    t0 = t1;
    height0 = height1;
  }
  return sunEventByLooking(horizon, noon.at, turning, rule);
}

/**
 * The Sun is highest at noon and lowest half a day from it (within a second of arc beyond the polar circles). One
 * sample at each end therefore shows whether it crosses the horizon.
 */
function sunEventByLooking(horizon: Horizon, noon: JdUt, turning: Turning, rule: RiseRule): HorizonEvent {
  const height = (t: JdUt): number => horizon.height('sun', t, rule);
  if (height(noon) <= 0) return 'always_down';
  const midnight = plusDays(noon, turning === 'rise' ? -0.5 : 0.5);
  if (height(midnight) >= 0) return 'always_up';
  return turning === 'rise' ? rootBetween(height, midnight, noon) : rootBetween(height, noon, midnight);
}

/**
 * The Moon climbs or sinks for half a day. Steps of two hours are a sixth of that; a turning point inside a step is
 * examined separately.
 */
const STEP_DAYS = 1 / 12;

/** Up to this latitude the Moon rises and sets once every lunar day, and never twice within a solar day. */
const PLAIN_LAT = 55 * DEG;

/** The Moon's first rising or setting in [from, to). */
export function moonEvent(horizon: Horizon, from: JdUt, to: JdUt, turning: Turning, rule: RiseRule): HorizonEvent {
  return Math.abs(horizon.lat) > PLAIN_LAT
    ? moonEventByLooking(horizon, from, to, turning, rule)
    : plainMoonEvent(horizon, from, to, turning, rule);
}

/**
 * The event as predicted by hour angle and declination, once a lunar day. Near the ends of the window the neighbouring
 * events are tried too.
 */
function plainMoonEvent(horizon: Horizon, from: JdUt, to: JdUt, turning: Turning, rule: RiseRule): HorizonEvent {
  const side = turning === 'rise' ? -1 : 1;
  const wait = horizon.moonWait(from, side, rule);
  let event = settled(horizon, plusDays(from, wait < 0 ? wait + LUNAR_DAY : wait), turning, rule);
  if (event < from) event = settled(horizon, plusDays(event, LUNAR_DAY), turning, rule);
  else if (event - from > NEARLY_A_DAY) {
    const before = settled(horizon, plusDays(event, -LUNAR_DAY), turning, rule);
    if (before >= from) event = before;
  }
  return event < to ? event : 'not_today';
}

/** The time from one meridian transit of the Moon to the next, in days. */
const LUNAR_DAY = 1.0351;
const NEARLY_A_DAY = 0.98;
/** A guess closer than this to the event, in days, is improved with heights instead of hour angle and declination. */
const NEAR_DAYS = 0.004;
/** After a secant step shorter than this, the error is at most some hundredths of a second. */
const SECANT_DAYS = 2e-5;

/** The Moon's rising or setting nearest to a guess. */
function settled(horizon: Horizon, guess: JdUt, turning: Turning, rule: RiseRule): JdUt {
  const side = turning === 'rise' ? -1 : 1;
  let t0 = guess;
  for (let round = 0; round < MOST_STEPS; round++) {
    const step = horizon.moonWait(t0, side, rule);
    t0 = plusDays(t0, step);
    if (Math.abs(step) < NEAR_DAYS) break;
  }
  let height0 = horizon.height('moon', t0, rule);
  let rate = horizon.climb(MOON_PER_DAY);
  for (let round = 0; round < MOST_STEPS; round++) {
    const t1 = plusDays(t0, -height0 / rate);
    if (round > 0 && Math.abs(t1 - t0) < SECANT_DAYS) return t1;
    const height1 = horizon.height('moon', t1, rule);
    if (t1 === t0) return t1;
    rate = (height1 - height0) / (t1 - t0);
    t0 = t1;
    height0 = height1;
  }
  return t0;
}

/** The Moon's first rising or setting in [from, to), found by sampling its path in steps. */
export function moonEventByLooking(
  horizon: Horizon,
  from: JdUt,
  to: JdUt,
  turning: Turning,
  rule: RiseRule,
): HorizonEvent {
  const sign = turning === 'rise' ? 1 : -1;
  /** The height with a sign that makes it negative before the event and positive after the event. */
  const height = (t: JdUt): number => sign * horizon.height('moon', t, rule);
  const atEnd = sign * height(to);
  let everUp = atEnd > 0;
  let everDown = atEnd < 0;
  let before = Number.NaN;
  let a: number = from;
  let atA = height(from);
  while (a < to) {
    everUp ||= sign * atA > 0;
    everDown ||= sign * atA < 0;
    const b = a + STEP_DAYS;
    const atB = height(jdUt(b));
    const event = atA < 0 && atB >= 0 ? rootBetween(height, jdUt(a), jdUt(b)) : grazing(height, a, before, atA, atB);
    if (event !== null) return event < to ? event : reasonOf(everUp, everDown);
    before = atA;
    atA = atB;
    a = b;
  }
  return reasonOf(everUp, everDown);
}

const reasonOf = (everUp: boolean, everDown: boolean): MissedEvent =>
  everUp && everDown ? 'not_today' : everUp ? 'always_up' : 'always_down';

/**
 * Three heights on one side of the horizon that curve towards it. The path may cross the horizon and return between two
 * of them.
 */
function grazing(height: (t: JdUt) => number, a: number, before: number, atA: number, atB: number): JdUt | null {
  const towards = atA < 0 ? atA >= before && atA >= atB : atA <= before && atA <= atB;
  if (!towards) return null;
  const turn = vertex(a, before, atA, atB);
  const atTurn = height(jdUt(turn));
  if (atA < 0) return atTurn > 0 ? rootBetween(height, jdUt(turn < a ? a - STEP_DAYS : a), jdUt(turn)) : null;
  return atTurn < 0 ? rootBetween(height, jdUt(turn), jdUt(turn < a ? a : a + STEP_DAYS)) : null;
}

/** The extreme value of the parabola through three heights one step apart. */
function vertex(middle: number, before: number, at: number, after: number): number {
  const bend = before - 2 * at + after;
  const shift = bend === 0 ? 0 : (before - after) / (2 * bend);
  return middle + Math.max(-1, Math.min(1, shift)) * STEP_DAYS;
}

/** The Moon's first meridian transit in [from, to). */
export function moonTransit(horizon: Horizon, from: JdUt, to: JdUt): HorizonEvent {
  const west = horizon.hourAngle('moon', from);
  const wait = west <= 0 ? -west / TURN : 1 - west / TURN;
  let t = horizon.moonTransit(plusDays(from, wait * LUNAR_DAY));
  if (t < from) t = horizon.moonTransit(plusDays(t, LUNAR_DAY));
  return t < to ? t : 'not_today';
}
