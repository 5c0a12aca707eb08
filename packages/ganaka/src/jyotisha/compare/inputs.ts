/**
 * The inputs on which the replies of an engine depend: sunrise and sunset, the longitudes of the grahas and of the
 * rising point, and the ayanamsa. Each engine gives them from its own Sky, at its own instant and at those of the
 * other engines.
 */

import type { Span } from '../../kernel/span.ts';
import { type CivilDay, type JdUt, plusDays } from '../../kernel/units.ts';
import { type EventTime, GRAHAS, type Graha, isNone, type Sky } from '../../sky/engines/engine.ts';

export const INPUTS = ['sunrise', ...GRAHAS, 'lagna', 'ayanamsa'] as const;
export type Input = (typeof INPUTS)[number];
/** A point on the ecliptic. The midheaven (`mc`) belongs to the input `lagna`. */
export type EclipticPoint = Graha | 'lagna' | 'mc';
export const inputOf = (point: EclipticPoint): Graha | 'lagna' => (point === 'mc' ? 'lagna' : point);
/** A rising, setting or meridian passage of the Moon. */
export type MoonEvent = 'moonrise' | 'moonset' | 'moonTransit';

/** Tropical longitudes (from the equinox of date) and the ayanamsa, in degrees. */
export interface TropicalLongitudes {
  readonly ayanamsa: number;
  readonly sayana: (point: EclipticPoint) => number;
  /** The speed of a graha in degrees per day, and its latitude in degrees from the ecliptic. */
  readonly speed: (graha: Graha) => number;
  readonly meanMotion: (graha: Graha) => number;
  readonly latitude: (graha: Graha) => number;
}

export interface Inputs {
  /** The instant of the reply: the engine's sunrise, unless the request gave a time. */
  readonly t: JdUt;
  readonly bySunrise: boolean;
  /** Sunrise and sunset of the day; null if there is none. */
  readonly sunrise: JdUt | null;
  readonly sunset: JdUt | null;
  /** The day from its sunrise to the next sunrise; null if one of them does not occur. */
  readonly bounds: Span | null;
  /** The positions by this engine at any instant. */
  readonly at: (t: JdUt) => TropicalLongitudes;
  /** The Moon's first such event within the bounds, by this engine; null if there is none. */
  readonly moonEvent: (which: MoonEvent, bounds: Span) => JdUt | null;
}

/** The Sky, the day and the instant for which a reply was computed. */
export interface Standpoint {
  readonly sky: Sky;
  readonly day: CivilDay;
  readonly t: JdUt;
  readonly basis: 'sunrise' | 'time' | 'noon';
}

const happening = (found: EventTime): JdUt | null => (isNone(found) ? null : found);

export function inputsOf({ sky, day, t, basis }: Standpoint): Inputs {
  const sunrise = happening(sky.sunrise(day));
  return {
    t,
    bySunrise: basis !== 'time',
    sunrise,
    sunset: happening(sky.sunset(day)),
    // an instant before sunrise belongs to the previous day
    bounds: boundsOf(sky, sunrise !== null && t < sunrise ? plusDays(day, -1) : day),
    at(instant) {
      const ayanamsa = sky.ayanamsa(instant);
      return {
        ayanamsa,
        sayana: (point) => ayanamsa + nirayana(sky, point, instant),
        speed: (graha) => sky.speed(graha, instant),
        meanMotion: (graha) => sky.meanMotion(graha),
        latitude: (graha) => sky.latitude(graha, instant),
      };
    },
    moonEvent: (which, { from, to }) => happening(sky[which](from, to)),
  };
}

function nirayana(sky: Sky, point: EclipticPoint, t: JdUt): number {
  if (point === 'lagna') return sky.lagna(t);
  return point === 'mc' ? sky.midheaven(t) : sky.longitude(point, t);
}

function boundsOf(sky: Sky, day: CivilDay): Span | null {
  const from = happening(sky.sunrise(day));
  const to = happening(sky.sunrise(plusDays(day, 1)));
  return from === null || to === null ? null : { from, to };
}

/** A tenth of a second, in days: no printed time shows less. */
const SAME_DAYS = 1e-6;
/** Smaller than any difference in a reply, which gives positions to a millionth of a degree. */
const SAME_DEG = 1e-7;

export const isSameTime = (one: JdUt | null, other: JdUt | null): boolean =>
  one === null || other === null ? one === other : Math.abs(one - other) < SAME_DAYS;
const isSameAngle = (one: number, other: number): boolean => Math.abs(((one - other + 540) % 360) - 180) < SAME_DEG;

/** Whether two engines differ in an input. Positions and ayanamsa are compared at the same instant. */
export function isApart(input: Input, one: Inputs, other: Inputs): boolean {
  if (input === 'sunrise') return !(isSameTime(one.sunrise, other.sunrise) && isSameTime(one.sunset, other.sunset));
  const [here, there] = [one.at(one.t), other.at(one.t)];
  return input === 'ayanamsa'
    ? !isSameAngle(here.ayanamsa, there.ayanamsa)
    : !isSameAngle(here.sayana(input), there.sayana(input));
}
