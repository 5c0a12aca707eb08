/**
 * Approximate positions of Jupiter and Saturn from only the largest terms of the theory, in the plane of the ecliptic,
 * without light-time. In a distant century they cost a hundredth of an exact position. A search uses them and computes
 * exact positions only near an event. They are also good enough for the motion of the Sun about the barycentre.
 */
import { type JdTt, plusDays } from '../../../kernel/units.ts';
import { OBLIQUITY_J2000 } from '../frames/precession.ts';
import type { Vec } from '../frames/vector.ts';
import { centuries } from '../units.ts';
import { at } from './checked-array.ts';
import { type Lbr, type Planet, planetLbr, type Series, shortened } from './series.ts';

export type SlowPlanet = 'jupiter' | 'saturn';

/** Terms smaller than this (radians) are left out. */
const LEAST = 3e-4;

/**
 * An upper bound for the error of the approximate longitude in degrees, in all years of the modern engines. Measured in
 * monthly steps over all years, the errors were at most 0.09 and 0.10. Relative to Spica, which has proper motion, they
 * were at most 0.15 and 0.16.
 */
export const ROUGH_WITHIN_DEG: Readonly<Record<SlowPlanet, number>> = { jupiter: 0.2, saturn: 0.2 };

const inPlane = (lbr: Lbr): Lbr => ({ ...shortened(lbr, LEAST), B: [] });

interface Point {
  readonly x: number;
  readonly y: number;
}

export class RoughPlaces {
  readonly #series: Series;
  readonly #lbr = new Float64Array(3);

  constructor(series: Series) {
    const { earth, jupiter, saturn } = series.planets;
    const planets = {
      ...series.planets,
      earth: inPlane(earth),
      jupiter: inPlane(jupiter),
      saturn: inPlane(saturn),
    };
    this.#series = { ...series, planets };
  }

  /** Geocentric longitude on the ecliptic and equinox of J2000 in radians. */
  longitude(planet: SlowPlanet, jdTt: JdTt): number {
    const there = this.#fromSun(planet, jdTt);
    const here = this.#fromSun('earth', jdTt);
    return Math.atan2(there.y - here.y, there.x - here.x);
  }

  /** Velocity relative to the Sun on the equator of J2000 in au a day, within a twentieth of the true value. */
  motion(planet: SlowPlanet, jdTt: JdTt, out: Vec): void {
    const before = this.#fromSun(planet, plusDays(jdTt, -0.5));
    const after = this.#fromSun(planet, plusDays(jdTt, 0.5));
    out.x = after.x - before.x;
    out.y = (after.y - before.y) * Math.cos(OBLIQUITY_J2000);
    out.z = (after.y - before.y) * Math.sin(OBLIQUITY_J2000);
  }

  #fromSun(planet: Planet, jdTt: JdTt): Point {
    planetLbr(this.#series, planet, centuries(jdTt) / 10, this.#lbr);
    const longitude = at(this.#lbr, 0);
    const distance = at(this.#lbr, 2);
    return { x: distance * Math.cos(longitude), y: distance * Math.sin(longitude) };
  }
}
