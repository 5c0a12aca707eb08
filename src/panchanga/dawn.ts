/**
 * Whether an instant lies before the sunrise or sunset of a civil day. Between the thirty-fifth parallels both come within
 * two hours of six o'clock local mean time, so the Sky is asked only where the hour leaves a doubt.
 */
import { isNone, type None, type Sky } from '../engines/engine.ts';
import { dawningIn } from '../kernel/place.ts';
import type { CivilDay, JdUt } from '../kernel/units.ts';

const PLAIN_LAT_DEG = 35;
/** At 35 degrees the Sun rises between 4:25 and 7:25: day length, equation of time and refraction together. */
const DOUBT_DAYS = 0.08;
const SIX_HOURS = 0.25;

const meanNoon = ({ place: { lonDeg, tzHours } }: Sky, day: CivilDay): number =>
  dawningIn(day, tzHours, lonDeg) - lonDeg / 360;

function isBefore(sky: Sky, day: CivilDay, t: JdUt, turning: 'sunrise' | 'sunset'): boolean | None {
  if (Math.abs(sky.place.latDeg) <= PLAIN_LAT_DEG) {
    const six = meanNoon(sky, day) + (turning === 'sunrise' ? -SIX_HOURS : SIX_HOURS);
    if (t < six - DOUBT_DAYS) return true;
    if (t > six + DOUBT_DAYS) return false;
  }
  const at = sky[turning](day);
  return isNone(at) ? at : t < at;
}

export const isBeforeSunrise = (sky: Sky, day: CivilDay, t: JdUt): boolean | None => isBefore(sky, day, t, 'sunrise');
export const isBeforeSunset = (sky: Sky, day: CivilDay, t: JdUt): boolean | None => isBefore(sky, day, t, 'sunset');
