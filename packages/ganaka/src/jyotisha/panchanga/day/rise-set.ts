/**
 * Moonrise, moonset and transit. Printed panchangas give those between a sunrise and the next; other tables give those
 * of the civil day.
 */

import { dayAt } from '../../../kernel/civil.ts';
import { keptBy } from '../../../kernel/kept.ts';
import { midnightAt } from '../../../kernel/place.ts';
import { plusDays } from '../../../kernel/units.ts';
import type { Happening } from '../../../sky/engines/engine.ts';
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

/** The two ways to bound a day for the Moon's events. */
export const MOON_DAYS = ['sunrise', 'civil'] as const;

/** Moonrise and moonset between the midnights of the place's clock. */
export function civilMoonOf({ sky, place, t }: Moment): Pick<MoonEvents, 'rise' | 'set'> {
  const day = dayAt(t, place.offsetHoursAt(t));
  const [from, to] = [midnightAt(place, day), midnightAt(place, plusDays(day, 1))];
  return { rise: sky.moonrise(from, to), set: sky.moonset(from, to) };
}
