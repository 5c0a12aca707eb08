/**
 * Moonrise, moonset and transit. Printed panchangas give those between a sunrise and the next; other tables give those
 * of the civil day.
 */

import { cachedOn } from '../../../kernel/caches.ts';
import { dayAt } from '../../../kernel/civil.ts';
import { midnightAt } from '../../../kernel/place.ts';
import type { Span } from '../../../kernel/span.ts';
import { type JdUt, plusDays } from '../../../kernel/units.ts';
import { type EventTime, isNone, type Sky } from '../../../sky/engines/engine.ts';
import type { Day } from './day.ts';
import type { Moment } from './moment.ts';

export interface MoonEvents {
  readonly rise: EventTime;
  readonly set: EventTime;
  readonly transit: EventTime;
  /** A second moonrise and moonset of the same day, which only places near the poles have. */
  readonly riseAgain: JdUt | null;
  readonly setAgain: JdUt | null;
}

export const moonOf = cachedOn(
  ({ sky, bounds }: Day): MoonEvents => ({
    ...risingsIn(sky, bounds),
    transit: sky.moonTransit(bounds.from, bounds.to),
  }),
);

/** The two ways to bound a day for the Moon's events. */
export const MOON_DAYS = ['sunrise', 'civil'] as const;

/** Moonrise and moonset between the midnights of the place's clock. */
export function civilMoonOf({ sky, place, t }: Moment): Omit<MoonEvents, 'transit'> {
  const day = dayAt(t, place.offsetHoursAt(t));
  return risingsIn(sky, { from: midnightAt(place, day), to: midnightAt(place, plusDays(day, 1)) });
}

function risingsIn(sky: Sky, { from, to }: Span): Omit<MoonEvents, 'transit'> {
  const [rise, set] = [sky.moonrise(from, to), sky.moonset(from, to)];
  const again = (of: Sky['moonrise'], first: EventTime): JdUt | null => {
    if (isNone(first) || Math.abs(sky.place.latDeg) < TWICE_FROM_DEG) return null;
    const second = of(plusDays(first, LEAST_DAYS), to);
    return isNone(second) ? null : second;
  };
  return {
    rise,
    set,
    riseAgain: again((a, b) => sky.moonrise(a, b), rise),
    setAgain: again((a, b) => sky.moonset(a, b), set),
  };
}

/**
 * Nearer to the equator the Moon rises later every day. Where her path is steep against the horizon she may rise earlier
 * than the day before, from about 61° on.
 */
const TWICE_FROM_DEG = 55;
/** A second rising is never so soon after the first. */
const LEAST_DAYS = 0.1;
