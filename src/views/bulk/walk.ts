/** A walk from day to day under one Sky. */
import type { Sky } from '../../engines/engine.ts';
import type { CivilDay } from '../../kernel/units.ts';
import { type Day, dayUnder } from '../../panchanga/day.ts';

/** The days from that of `from` to that of `to`, both included; a date that a land left out when it crossed the date line is not among them. */
export function* daysUnder(sky: Sky, from: CivilDay, to: CivilDay): Generator<Day, undefined> {
  for (let day = dayUnder(sky, from); day.civil <= to; day = day.next) yield day;
  return undefined;
}
