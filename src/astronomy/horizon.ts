/**
 * Sun and Moon over the horizon of a place at sea level: hour angles, and how far the limb (or the centre) stands above the
 * line of rising. Parallax from the ellipsoidal Earth and the true semidiameter are included. The rule is a parameter: `limb` is the upper
 * limb on a horizon that refraction lifts by 34', `centre` is the centre of the disc on the true horizon.
 */
import { type JdUt, jdUt } from '../kernel/units.ts';
import { SECONDS_PER_DAY, toTt, toUt1, ttMinusClock, UTC_FROM } from './clock.ts';
import { deltaTSeconds } from './delta-t.ts';
import type { Ephemeris, Spot } from './ephemeris.ts';
import { greenwichMean } from './sidereal-time.ts';
import { DELAUNAY } from './tables/nutation.ts';
import {
  ARCSEC,
  centuries,
  DEG,
  EARTH_FLATTENING,
  EARTH_RADIUS_KM,
  halfTurn,
  horner,
  KM_PER_AU,
  normTurn,
  TURN,
} from './units.ts';

export type RiseRule = 'limb' | 'centre';
export type Light = 'sun' | 'moon';

const REFRACTION = (34 / 60) * DEG;
const RADII_PER_AU = KM_PER_AU / EARTH_RADIUS_KM;
/** Radius of the body in Earth radii: the Sun 696 000 km, the Moon 1737.5 km. */
const SIZE: Readonly<Record<Light, number>> = { sun: 696_000 / EARTH_RADIUS_KM, moon: 1737.5 / EARTH_RADIUS_KM };
/** The Moon's hour angle grows by a turn less its own motion in a day. */
const TURNS_PER_DAY: Readonly<Record<Light, number>> = { sun: 1, moon: 0.9661 };

/** After a step as short as this, what is left is less than a ten-thousandth of a second. */
const ENOUGH_DAYS: Readonly<Record<Light, number>> = { sun: 1e-6, moon: 3e-8 };

/** Sidereal time at Greenwich from the true equinox, radians: the mean, the nutation, and two small terms of the node. */
export function greenwichApparent(eph: Ephemeris, t: JdUt): number {
  const tt = toTt(t);
  const T = centuries(tt);
  const node = horner(DELAUNAY.Om, T) * ARCSEC;
  const obliquity = eph.meanObliquity(tt) + eph.nutationInObliquity(tt);
  const small = (0.00264096 * Math.sin(node) + 0.00006352 * Math.sin(2 * node)) * ARCSEC;
  return normTurn(greenwichMean(toUt1(t), T) + eph.nutationInLongitude(tt) * Math.cos(obliquity) + small);
}

export class Horizon {
  readonly #eph: Ephemeris;
  readonly #lon: number;
  readonly #cosLat: number;
  readonly #sinLat: number;
  /** The place from the centre of the Earth: from the axis and from the equator, in equatorial radii. */
  readonly #fromAxis: number;
  readonly #fromEquator: number;
  readonly #spot: Spot = { lon: 0, lat: 0, au: 0 };
  /** The body last looked at: towards the meridian, towards the east, towards the pole. */
  #south = 0;
  #east = 0;
  #north = 0;
  #cosDec = 1;

  constructor(eph: Ephemeris, latDeg: number, lonDeg: number) {
    this.#eph = eph;
    this.#lon = lonDeg * DEG;
    this.#cosLat = Math.cos(latDeg * DEG);
    this.#sinLat = Math.sin(latDeg * DEG);
    const squeeze = (1 - EARTH_FLATTENING) ** 2;
    const c = 1 / Math.sqrt(this.#cosLat ** 2 + squeeze * this.#sinLat ** 2);
    this.#fromAxis = c * this.#cosLat;
    this.#fromEquator = squeeze * c * this.#sinLat;
  }

  /** Right ascension of the meridian, radians. */
  localSidereal(t: JdUt): number {
    return greenwichApparent(this.#eph, t) + this.#lon;
  }

  /** Radians west of the meridian, -pi to pi. */
  hourAngle(light: Light, t: JdUt): number {
    this.#look(light, t);
    return Math.atan2(-this.#east, this.#south);
  }

  /** Radians above the line of rising; negative below it. */
  height(light: Light, t: JdUt, rule: RiseRule): number {
    this.#look(light, t);
    const south = this.#south - this.#fromAxis;
    const north = this.#north - this.#fromEquator;
    const distance = Math.sqrt(south * south + this.#east * this.#east + north * north);
    const altitude = Math.asin((south * this.#cosLat + north * this.#sinLat) / distance);
    return rule === 'centre' ? altitude : altitude + REFRACTION + Math.asin(SIZE[light] / distance);
  }

  /** Cosine of the hour angle at which the Sun of `t` stands on the line of rising; beyond 1 it does not come there. */
  cosAtRising(t: JdUt, rule: RiseRule): number {
    this.#look('sun', t);
    const distance = Math.sqrt(this.#south * this.#south + this.#east * this.#east + this.#north * this.#north);
    const sinDec = this.#north / distance;
    this.#cosDec = Math.sqrt(1 - sinDec * sinDec);
    const sinHeight = rule === 'centre' ? 0 : -REFRACTION - SIZE.sun / distance;
    return (sinHeight - this.#sinLat * sinDec) / (this.#cosLat * this.#cosDec);
  }

  /** Radians a day by which the Sun last asked for sinks at that hour angle. */
  steepness(cosine: number): number {
    return -TURN * this.#cosLat * this.#cosDec * Math.sqrt(1 - cosine * cosine);
  }

  /** The crossing of the meridian nearest to `near`. */
  transit(light: Light, near: JdUt): JdUt {
    let t: number = near;
    // each round leaves less than a thousandth of the error of the one before (a thirtieth for the Moon)
    for (let round = 0; round < 8; round++) {
      const step = halfTurn(this.hourAngle(light, jdUt(t))) / TURN / TURNS_PER_DAY[light];
      t -= step;
      if (Math.abs(step) < ENOUGH_DAYS[light]) break;
    }
    return jdUt(t);
  }

  #look(light: Light, t: JdUt): void {
    const eph = this.#eph;
    const ahead = ttMinusClock(t);
    const tt = t + ahead / SECONDS_PER_DAY;
    const spot = this.#spot;
    if (light === 'moon') eph.moon(tt, 'apparent', spot);
    else eph.sun(tt, 'apparent', spot);
    const psi = eph.nutationInLongitude(tt);
    const obliquity = eph.meanObliquity(tt) + eph.nutationInObliquity(tt);
    const cosE = Math.cos(obliquity);
    const sinE = Math.sin(obliquity);
    const radii = spot.au * RADII_PER_AU;
    const flat = radii * Math.cos(spot.lat);
    const up = radii * Math.sin(spot.lat);
    const x = flat * Math.cos(spot.lon + psi);
    const side = flat * Math.sin(spot.lon + psi);
    const y = side * cosE - up * sinE;
    this.#north = side * sinE + up * cosE;
    const ut1 = t < UTC_FROM ? t : t + (ahead - deltaTSeconds(t)) / SECONDS_PER_DAY;
    // the two small terms of the equation of the equinoxes (0.0002 s) are left out here
    const sidereal = greenwichMean(ut1, centuries(tt)) + psi * cosE + this.#lon;
    const cos = Math.cos(sidereal);
    const sin = Math.sin(sidereal);
    this.#south = x * cos + y * sin;
    this.#east = y * cos - x * sin;
  }
}
