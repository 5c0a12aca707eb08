/**
 * Substitutes for days on which the Sun does not rise or set. There are two, for two kinds of readers:
 * - **The daily page** shows what exists. Its day is the civil day, from midnight to midnight (`civilDaySpan`). Without
 * a requested time its moment is true noon. Everything derived from day and night is null, with the reason.
 * - **Rules that need a day** (festivals, the solar month, and the neighbours used in a nirnaya) use the twelve hours
 * around true noon (`lightAboutNoon`), and say so.
 */

import { midnightAt } from '../../../kernel/place.ts';
import { type Span, span } from '../../../kernel/span.ts';
import { type CivilDay, type JdUt, plusDays } from '../../../kernel/units.ts';
import { isNone, type Sky } from '../../../sky/engines/engine.ts';

const QUARTER_DAY = 0.25;

/** The span from midnight to midnight by the place's clock. */
export function civilDaySpan({ place }: Sky, civil: CivilDay): Span {
  return span(midnightAt(place, civil), midnightAt(place, plusDays(civil, 1)));
}

/** The twelve hours around true noon. */
export function lightAboutNoon(sky: Sky, civil: CivilDay): Span {
  const noon = sky.noon(civil);
  return span(plusDays(noon, -QUARTER_DAY), plusDays(noon, QUARTER_DAY));
}

/** Sunset, or six hours after true noon if there is no sunset. */
export function eveningOf(sky: Sky, civil: CivilDay): JdUt {
  const sunset = sky.sunset(civil);
  return isNone(sunset) ? lightAboutNoon(sky, civil).to : sunset;
}
