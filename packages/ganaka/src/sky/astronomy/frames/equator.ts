/** Converts directions from the ecliptic to the equator of date, in Earth radii. */
import type { JdTt } from '../../../kernel/units.ts';
import type { Ephemeris } from '../ephemeris.ts';
import type { DirectionVector } from '../horizon/visibility.ts';
import { EARTH_RADIUS_KM, KM_PER_AU } from '../units.ts';
import type { Spot } from './spot.ts';

export const RADII_PER_AU = KM_PER_AU / EARTH_RADIUS_KM;

/**
 * The true equator and equinox, or the mean ones. The mean ones are without nutation, which moves all bodies by nearly
 * the same amount.
 */
export class Equator {
  readonly #eph: Ephemeris;
  readonly #nutates: boolean;
  /** Obliquity and nutation at the last instant, cached because the Sun and a graha need the same values. */
  #at = Number.NaN;
  #cosE = 1;
  #sinE = 0;
  #psi = 0;

  constructor(eph: Ephemeris, which: 'true' | 'mean') {
    this.#eph = eph;
    this.#nutates = which === 'true';
  }

  turned({ x, y, z, au }: Spot, jdTt: JdTt): DirectionVector {
    if (this.#at !== jdTt) this.#tilt(jdTt);
    const psi = this.#psi; // so small that its sine equals it
    const radii = au * RADII_PER_AU;
    const side = radii * (y + psi * x);
    const up = radii * z;
    return {
      x: radii * (x - psi * y),
      y: side * this.#cosE - up * this.#sinE,
      z: side * this.#sinE + up * this.#cosE,
    };
  }

  #tilt(jdTt: JdTt): void {
    const mean = this.#eph.meanObliquity(jdTt);
    const obliquity = this.#nutates ? mean + this.#eph.nutationInObliquity(jdTt) : mean;
    this.#at = jdTt;
    this.#cosE = Math.cos(obliquity);
    this.#sinE = Math.sin(obliquity);
    this.#psi = this.#nutates ? this.#eph.nutationInLongitude(jdTt) : 0;
  }
}
