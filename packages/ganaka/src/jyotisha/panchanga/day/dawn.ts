/**
 * Whether an instant is before the sunrise of a civil day. Up to latitude 60° the Sun rises within some hours of six
 * o'clock local mean time, and closer to it near the equator. So the Sky is used only if the hour leaves a doubt.
 */

import { dawningIn } from '../../../kernel/place.ts';
import type { CivilDay, JdUt } from '../../../kernel/units.ts';
import { isNone, type None, type Sky } from '../../../sky/engines/engine.ts';

const PLAIN_LAT_DEG = 60;
/** An upper bound for the obliquity of the ecliptic, for all engines and centuries. */
const DECLINATION_DEG = 24.5;
/** A margin for the equation of time, the Sun's width and refraction, with five minutes to spare. */
const OTHER_MINUTES = 30;
const RAD = Math.PI / 180;
/** The largest difference of sunrise or sunset from six o'clock, in days, for each whole degree of latitude. */
const DOUBT_DAYS = Float64Array.from({ length: PLAIN_LAT_DEG + 1 }, (_, latDeg) => {
  const ascensionalDeg = Math.asin(Math.tan(latDeg * RAD) * Math.tan(DECLINATION_DEG * RAD)) / RAD;
  return (4 * ascensionalDeg + OTHER_MINUTES) / 1440;
});
const SIX_HOURS = 0.25;

/** The largest difference of sunrise or sunset from six o'clock at a place, in days; undefined beyond latitude 60°. */
export const doubtAt = ({ place }: Sky): number | undefined => DOUBT_DAYS[Math.ceil(Math.abs(place.latDeg))];

/** Twelve o'clock local mean time on a civil day. */
export const meanNoon = ({ place: { lonDeg, tzHours } }: Sky, day: CivilDay): number =>
  dawningIn(day, tzHours, lonDeg) - lonDeg / 360;

export function isBeforeSunrise(sky: Sky, day: CivilDay, t: JdUt): boolean | None {
  const doubt = doubtAt(sky);
  if (doubt !== undefined) {
    const six = meanNoon(sky, day) - SIX_HOURS;
    if (t < six - doubt) return true;
    if (t > six + doubt) return false;
  }
  const at = sky.sunrise(day);
  return isNone(at) ? at : t < at;
}
