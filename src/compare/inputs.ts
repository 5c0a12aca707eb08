/**
 * The inputs on which the replies of an engine depend: sunrise and sunset, the longitudes of Sun and Moon, and the
 * ayanamsa. Each engine gives them from its own Sky, at its own instant and at those of the other engines.
 */
import { isNone, type Sky } from '../engines/engine.ts';
import type { CivilDay, JdUt } from '../kernel/units.ts';

export const INPUTS = ['sunrise', 'surya', 'chandra', 'ayanamsa'] as const;
export type Input = (typeof INPUTS)[number];

/** The tropical longitudes of Sun and Moon (from the equinox of date) and the ayanamsa, in degrees. */
export interface Places {
  readonly surya: number;
  readonly chandra: number;
  readonly ayanamsa: number;
}

export interface Inputs {
  /** The instant of the reply: the engine's sunrise, unless the request gave a time. */
  readonly t: JdUt;
  readonly bySunrise: boolean;
  /** Sunrise and sunset of the day; null if there is none. */
  readonly sunrise: JdUt | null;
  readonly sunset: JdUt | null;
  /** Returns the positions by this engine at any instant. */
  readonly at: (t: JdUt) => Places;
}

/** The Sky, the day and the instant for which a reply was computed. */
export interface Standpoint {
  readonly sky: Sky;
  readonly day: CivilDay;
  readonly t: JdUt;
  readonly basis: 'sunrise' | 'time' | 'noon';
}

export function inputsOf({ sky, day, t, basis }: Standpoint): Inputs {
  const [sunrise, sunset] = [sky.sunrise(day), sky.sunset(day)];
  return {
    t,
    bySunrise: basis !== 'time',
    sunrise: isNone(sunrise) ? null : sunrise,
    sunset: isNone(sunset) ? null : sunset,
    at(instant) {
      const ayanamsa = sky.ayanamsa(instant);
      return {
        surya: sky.longitude('surya', instant) + ayanamsa,
        chandra: sky.longitude('chandra', instant) + ayanamsa,
        ayanamsa,
      };
    },
  };
}

/** A tenth of a second, in days: replies show no smaller difference of time. */
const SAME_DAYS = 1e-6;
/** Smaller than any difference in a reply, which gives positions to a millionth of a degree. */
const SAME_DEG = 1e-7;

const isSameTime = (one: JdUt | null, other: JdUt | null): boolean =>
  one === null || other === null ? one === other : Math.abs(one - other) < SAME_DAYS;
const isSameAngle = (one: number, other: number): boolean => Math.abs(((one - other + 540) % 360) - 180) < SAME_DEG;

/** Returns the inputs in which two engines differ. Sun, Moon and ayanamsa are compared at the same instant. */
export function differing(one: Inputs, other: Inputs): Input[] {
  const [here, there] = [one.at(one.t), other.at(one.t)];
  const same: Readonly<Record<Input, boolean>> = {
    sunrise: isSameTime(one.sunrise, other.sunrise) && isSameTime(one.sunset, other.sunset),
    surya: isSameAngle(here.surya, there.surya),
    chandra: isSameAngle(here.chandra, there.chandra),
    ayanamsa: isSameAngle(here.ayanamsa, there.ayanamsa),
  };
  return INPUTS.filter((input) => !same[input]);
}
