/**
 * Where Jupiter and Saturn are to be looked for: the largest terms of the theory alone, on the plane of the ecliptic, without light-time.
 * A search walks on these for a hundredth of what a place costs in a far century, and then looks at the sky where it must; the
 * motion of the Sun, which they draw about, needs no better.
 */
import { at } from './full.ts';
import { OBLIQUITY_J2000 } from './precession.ts';
import { type Lbr, PLANET_STRIDE, type Planet, type Powers, planetLbr, type Series } from './series.ts';
import { centuries } from './units.ts';
import type { Vec } from './vector.ts';

export type SlowPlanet = 'jupiter' | 'saturn';

/** Terms smaller than this are left out, radians. */
const LEAST = 2e-4;
/** Millennia from J2000 to the farthest year asked for: so much a power of time may grow. */
const FARTHEST = 5;

/**
 * How far the rough place may be from the true one, degrees, anywhere in the modern engines' years. Measured with a month's step over
 * all of them: 0.06 and 0.10; against Spica, which moves among the stars, 0.11 and 0.15.
 */
export const ROUGH_WITHIN_DEG: Readonly<Record<SlowPlanet, number>> = { jupiter: 0.15, saturn: 0.2 };

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
      earth: shortened(earth),
      jupiter: shortened(jupiter),
      saturn: shortened(saturn),
    };
    this.#series = { ...series, planets };
  }

  /** Longitude from the Earth on the ecliptic and equinox of J2000, radians. */
  longitude(planet: SlowPlanet, jdTt: number): number {
    const there = this.#fromSun(planet, jdTt);
    const here = this.#fromSun('earth', jdTt);
    return Math.atan2(there.y - here.y, there.x - here.x);
  }

  /** Motion about the Sun on the equator of J2000, au a day: within a twentieth of it. */
  motion(planet: SlowPlanet, jdTt: number, out: Vec): void {
    const before = this.#fromSun(planet, jdTt - 0.5);
    const after = this.#fromSun(planet, jdTt + 0.5);
    out.x = after.x - before.x;
    out.y = (after.y - before.y) * Math.cos(OBLIQUITY_J2000);
    out.z = (after.y - before.y) * Math.sin(OBLIQUITY_J2000);
  }

  #fromSun(planet: Planet, jdTt: number): Point {
    planetLbr(this.#series, planet, centuries(jdTt) / 10, this.#lbr);
    const longitude = at(this.#lbr, 0);
    const distance = at(this.#lbr, 2);
    return { x: distance * Math.cos(longitude), y: distance * Math.sin(longitude) };
  }
}

/** A distance counts by the parallax of the Earth's orbit that it changes, which is the less the farther the planet. */
function shortened({ L, R }: Lbr): Lbr {
  const mean = R[0]?.[0] ?? 1;
  return { L: largest(L, LEAST), B: [], R: largest(R, LEAST * Math.max(1, mean * (mean - 1))) };
}

const largest = (powers: Powers, least: number): Powers =>
  powers.map((rows, power) => {
    const kept: number[] = [];
    for (let i = 0; i < rows.length; i += PLANET_STRIDE)
      if (Math.abs(at(rows, i)) * FARTHEST ** power >= least) kept.push(...rows.subarray(i, i + PLANET_STRIDE));
    return Float64Array.from(kept);
  });
