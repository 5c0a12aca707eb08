/** Risings, settings and meridian crossings of Sun and Moon. What does not happen is answered with its reason. */
import { rootBetween } from '../kernel/search.ts';
import { type JdUt, jdUt, plusDays } from '../kernel/units.ts';
import type { Horizon, RiseRule } from './horizon.ts';
import { TURN } from './units.ts';

export type Missed = 'always_up' | 'always_down' | 'not_today';
export type Event = JdUt | Missed;
export type Turning = 'rise' | 'set';

/** A guess off by a minute is off by less than this after one step, and by nothing after two. */
const SETTLED_DAYS = 5e-6;
const MOST_STEPS = 6;
/** Nearer to the edge of polar day or night than this (cosine of the hour angle) the Sun's path is looked at step by step. */
const PLAIN_COSINE = 0.9;

/**
 * The Sun's rising before, or setting after, a solar noon. From the place of the noon Sun the hour angle of the event follows within a
 * minute, and a step or two along the Sun's path settle it.
 */
export function sunEvent(horizon: Horizon, noon: JdUt, turning: Turning, rule: RiseRule): Event {
  const cosine = horizon.cosAtRising(noon, rule);
  if (Math.abs(cosine) > PLAIN_COSINE) return sunEventByLooking(horizon, noon, turning, rule);
  const side = turning === 'rise' ? -1 : 1;
  let t0 = noon + (side * Math.acos(cosine)) / TURN;
  let height0 = horizon.height('sun', jdUt(t0), rule);
  let rate = side * horizon.steepness(cosine);
  for (let step = 0; step < MOST_STEPS; step++) {
    const t1 = t0 - height0 / rate;
    // what one more step would change shrinks by the square
    if (Math.abs(t1 - t0) < SETTLED_DAYS) return jdUt(t1);
    const height1 = horizon.height('sun', jdUt(t1), rule);
    rate = (height1 - height0) / (t1 - t0);
    t0 = t1;
    height0 = height1;
  }
  return sunEventByLooking(horizon, noon, turning, rule);
}

/**
 * The Sun stands highest at noon and lowest half a day from it (beyond the polar circles within a second of arc), so one look at each
 * end tells whether it crosses.
 */
function sunEventByLooking(horizon: Horizon, noon: JdUt, turning: Turning, rule: RiseRule): Event {
  const height = (t: JdUt): number => horizon.height('sun', t, rule);
  if (height(noon) <= 0) return 'always_down';
  const midnight = plusDays(noon, turning === 'rise' ? -0.5 : 0.5);
  if (height(midnight) >= 0) return 'always_up';
  return turning === 'rise' ? rootBetween(height, midnight, noon) : rootBetween(height, noon, midnight);
}

/** The Moon climbs or sinks for half a day: two hours are a sixth of that, and a turn inside a step is looked at by itself. */
const STEP_DAYS = 1 / 12;

/** The Moon's first rising or setting in [from, to). */
export function moonEvent(horizon: Horizon, from: JdUt, to: JdUt, turning: Turning, rule: RiseRule): Event {
  const sign = turning === 'rise' ? 1 : -1;
  /** Negative before the event, positive after it. */
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

const reasonOf = (everUp: boolean, everDown: boolean): Missed =>
  everUp && everDown ? 'not_today' : everUp ? 'always_up' : 'always_down';

/** Three heights on one side of the line that bend towards it: the curve may cross it and come back between two of them. */
function grazing(height: (t: JdUt) => number, a: number, before: number, atA: number, atB: number): JdUt | null {
  const towards = atA < 0 ? atA >= before && atA >= atB : atA <= before && atA <= atB;
  if (!towards) return null;
  const turn = vertex(a, before, atA, atB);
  const atTurn = height(jdUt(turn));
  if (atA < 0) return atTurn > 0 ? rootBetween(height, jdUt(turn < a ? a - STEP_DAYS : a), jdUt(turn)) : null;
  return atTurn < 0 ? rootBetween(height, jdUt(turn), jdUt(turn < a ? a : a + STEP_DAYS)) : null;
}

/** Where the parabola through three heights, a step apart, turns. */
function vertex(middle: number, before: number, at: number, after: number): number {
  const bend = before - 2 * at + after;
  const shift = bend === 0 ? 0 : (before - after) / (2 * bend);
  return middle + Math.max(-1, Math.min(1, shift)) * STEP_DAYS;
}

const LUNAR_DAY = 1.0351;

/** The Moon's first crossing of the meridian in [from, to). */
export function moonTransit(horizon: Horizon, from: JdUt, to: JdUt): Event {
  const west = horizon.hourAngle('moon', from);
  const wait = west <= 0 ? -west / TURN : 1 - west / TURN;
  let t = horizon.transit('moon', plusDays(from, wait * LUNAR_DAY));
  if (t < from) t = horizon.transit('moon', plusDays(t, LUNAR_DAY));
  return t < to ? t : 'not_today';
}
