/** The Moon's events of a day: those between its sunrise and the next, as printed panchangas give them; and those of the civil day. */
import type { Happening } from '../engines/engine.ts';
import { dayAt, midnight } from '../kernel/civil.ts';
import { keptBy } from '../kernel/kept.ts';
import { plusDays } from '../kernel/units.ts';
import type { Day } from './day.ts';
import type { Moment } from './moment.ts';

export interface MoonEvents {
  readonly rise: Happening;
  readonly set: Happening;
  readonly transit: Happening;
}

export const moonOf = keptBy(
  ({ sky, bounds: { from, to } }: Day): MoonEvents => ({
    rise: sky.moonrise(from, to),
    set: sky.moonset(from, to),
    transit: sky.moonTransit(from, to),
  }),
);

/** The start and end of a day for the Moon's events. */
export const MOON_DAYS = ['sunrise', 'civil'] as const;

/** Between the midnights of the place's clock, as tables of the civil day give them. */
export function civilMoonOf({ sky, place, t }: Moment): Pick<MoonEvents, 'rise' | 'set'> {
  const from = midnight(dayAt(t, place.tzHours), place.tzHours);
  const to = plusDays(from, 1);
  return { rise: sky.moonrise(from, to), set: sky.moonset(from, to) };
}
