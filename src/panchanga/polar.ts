/**
 * Days on which the Sun does not rise or set. All substitutes are defined here; each reader of a day uses one of these:
 *
 * - **the daily page** prints what there is. Its day is the civil one, midnight to midnight (`civilDaySpan`), its
 * moment without a
 *   time is true noon, and everything derived from day and night is null, with the reason;
 * - **rules that need a day** (festivals, the solar month, and the neighbours used in a nirnaya) take true noon and six
 * hours on
 *   each side of it (`lightAboutNoon`), and say so.
 */
import { isNone, type Sky } from '../engines/engine.ts';
import { midnight } from '../kernel/civil.ts';
import { type Span, span } from '../kernel/span.ts';
import { type CivilDay, type JdUt, plusDays } from '../kernel/units.ts';

const QUARTER_DAY = 0.25;

/** Midnight to midnight on the place's clock. */
export function civilDaySpan({ place }: Sky, civil: CivilDay): Span {
  const from = midnight(civil, place.tzHours);
  return span(from, plusDays(from, 1));
}

/** True noon and six hours on each side. */
export function lightAboutNoon(sky: Sky, civil: CivilDay): Span {
  const noon = sky.noon(civil);
  return span(plusDays(noon, -QUARTER_DAY), plusDays(noon, QUARTER_DAY));
}

/** Sunset, or six hours after true noon. */
export function eveningOf(sky: Sky, civil: CivilDay): JdUt {
  const sunset = sky.sunset(civil);
  return isNone(sunset) ? lightAboutNoon(sky, civil).to : sunset;
}
