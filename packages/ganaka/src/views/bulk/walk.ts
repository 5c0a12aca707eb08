/** Iterates over days under one Sky. */

import { type Day, dayUnder, leaveDay } from '../../jyotisha/panchanga/day/day.ts';
import { type CivilDay, plusDays } from '../../kernel/units.ts';
import type { Sky } from '../../sky/engines/engine.ts';

/**
 * The days from `from` to `to`, both included. A date that the place skipped when it moved across the date line is not
 * among them.
 */
export function* daysUnder(sky: Sky, from: CivilDay, to: CivilDay): Generator<Day, undefined> {
  for (let day = dayUnder(sky, from); day.civil <= to; day = day.next) yield day;
  return undefined;
}

/** A day still needs the evening before it, and a decision between two days also needs the day before that. */
const LOOKED_BACK_AT = 3;

/**
 * The same for a caller that sends each day as it is computed. Earlier days are released, so that many concurrent
 * streams need little memory.
 */
export function* daysPassing(sky: Sky, from: CivilDay, to: CivilDay): Generator<Day, undefined> {
  for (const day of daysUnder(sky, from, to)) {
    yield day;
    leaveDay(sky, plusDays(day.civil, -LOOKED_BACK_AT));
  }
  return undefined;
}
