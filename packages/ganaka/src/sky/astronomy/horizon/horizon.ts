/**
 * Sun and Moon relative to the horizon of a place at sea level: hour angles, and the height of the limb (or the centre)
 * above the horizon. Parallax on the ellipsoidal Earth and the true semidiameter are included. The rule of rising is a
 * parameter: `limb` is the upper limb on a horizon lifted 34' by refraction, `centre` is the centre of the disc on the
 * true horizon.
 */
import { rootAtRate } from '../../../kernel/search.ts';
import { type JdTt, type JdUt, jdTt, jdUt } from '../../../kernel/units.ts';
import { type Ephemeris, SWEPT_PER_DAY } from '../ephemeris.ts';
import { RADII_PER_AU } from '../frames/equator.ts';
import { greenwichMean } from '../frames/sidereal-time.ts';
import { emptySpot } from '../frames/spot.ts';
import { DELAUNAY } from '../tables/nutation.ts';
import { SECONDS_PER_DAY, toTt, toUt1, ttMinusClock, UTC_FROM } from '../time/clock.ts';
import { deltaTSeconds } from '../time/delta-t.ts';
import {
  ARCSEC,
  centuries,
  DEG,
  EARTH_FLATTENING,
  EARTH_RADIUS_KM,
  halfTurn,
  horner,
  normTurn,
  TURN,
} from '../units.ts';

export type RiseRule = 'limb' | 'centre';
export type Luminary = 'sun' | 'moon';

const REFRACTION = (34 / 60) * DEG;
/** Radius of the body in Earth radii: the Sun 696 000 km, the Moon 1737.5 km. */
const SIZE: Readonly<Record<Luminary, number>> = { sun: 696_000 / EARTH_RADIUS_KM, moon: 1737.5 / EARTH_RADIUS_KM };
/**
 * The daily rotation of the sky in radians, a little more than one turn. For the Moon it is smaller by most of an hour,
 * because of the Moon's own motion.
 */
const SKY_PER_DAY = 1.00273781191 * TURN;
export const MOON_PER_DAY = 0.9661 * TURN;
/** After a step shorter than this, the remaining error of the Moon's meridian transit is less than 0.0001 s. */
const ENOUGH_DAYS = 3e-8;

/** The Sun at a meridian transit, and its motion. The sunrise and sunset of the day are predicted from it. */
export interface SolarNoon {
  readonly at: JdUt;
  /** Declination in radians, and its change per day. */
  readonly dec: number;
  readonly decPerDay: number;
  /** Change of the hour angle in radians per day. */
  readonly turnPerDay: number;
  /** Distance in Earth radii. */
  readonly distance: number;
}

/** Apparent sidereal time at Greenwich in radians: mean sidereal time, nutation, and two small terms of the node. */
export function greenwichApparent(eph: Ephemeris, t: JdUt): number {
  const tt = toTt(t);
  const T = centuries(tt);
  const node = horner(DELAUNAY.Om, T) * ARCSEC;
  const obliquity = eph.meanObliquity(tt) + eph.nutationInObliquity(tt);
  const small = (0.00264096 * Math.sin(node) + 0.00006352 * Math.sin(2 * node)) * ARCSEC;
  return normTurn(greenwichMean(toUt1(t), T) + eph.nutationInLongitude(tt) * Math.cos(obliquity) + small);
}

export class Horizon {
  /** Geographic latitude, radians. */
  readonly lat: number;
  readonly #eph: Ephemeris;
  readonly #lon: number;
  readonly #cosLat: number;
  readonly #sinLat: number;
  /**
   * The place relative to the centre of the Earth: its distances from the axis and from the plane of the equator, in
   * equatorial radii.
   */
  readonly #fromAxis: number;
  readonly #fromEquator: number;
  readonly #spot = emptySpot();
  /** The body last used: its components towards the meridian, the east and the pole. */
  #south = 0;
  #east = 0;
  #north = 0;
  /** Its component towards the equinox. */
  #ahead = 0;
  #au = 1;
  /**
   * The nutation at the start of the day of TT, used for the whole day. This leaves hour angles unchanged and shifts
   * risings and settings by less than a hundredth of a second.
   */
  #nutatedOn = Number.NaN;
  #psi = 0;
  #cosE = 1;
  #sinE = 0;

  constructor(eph: Ephemeris, latDeg: number, lonDeg: number) {
    this.#eph = eph;
    this.lat = latDeg * DEG;
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
  hourAngle(light: Luminary, t: JdUt): number {
    this.#look(light, t);
    return Math.atan2(-this.#east, this.#south);
  }

  /** Height of the limb or centre in radians above the horizon, by the rule; negative below the horizon. */
  height(light: Luminary, t: JdUt, rule: RiseRule): number {
    this.#look(light, t);
    const south = this.#south - this.#fromAxis;
    const north = this.#north - this.#fromEquator;
    const distance = Math.sqrt(south * south + this.#east * this.#east + north * north);
    const altitude = Math.asin((south * this.#cosLat + north * this.#sinLat) / distance);
    return rule === 'centre' ? altitude : altitude + REFRACTION + Math.asin(SIZE[light] / distance);
  }

  /**
   * The true height of a body's centre in radians when its upper limb (or centre) is on the horizon. `distance` is the
   * body's distance.
   */
  heightAtRising(light: Luminary, distance: number, rule: RiseRule): number {
    return (this.#fromAxis * this.#cosLat) / distance + (rule === 'centre' ? 0 : -REFRACTION - SIZE[light] / distance);
  }

  /**
   * Cosine of the hour angle at which a body of that declination reaches a small height. If its absolute value exceeds
   * 1, the body never does.
   */
  cosAt(height: number, dec: number): number {
    return (height - this.#sinLat * Math.sin(dec)) / (this.#cosLat * Math.cos(dec));
  }

  /**
   * The rate in radians a day at which the body last used climbs near the horizon, from the rotation of the sky and the
   * change of declination.
   */
  climb(turnPerDay: number, decPerDay = 0): number {
    const distance = this.#distance();
    const cosDec = Math.sqrt(1 - (this.#north / distance) ** 2);
    return (this.#cosLat * this.#east * turnPerDay) / distance + (this.#sinLat * decPerDay) / cosDec;
  }

  /**
   * The Sun's meridian transit nearest to `near`, which must be within some minutes of it. One evaluation gives both
   * position and speed.
   */
  solarNoon(near: JdUt): SolarNoon {
    const west = this.hourAngle('sun', near);
    const distance = this.#distance();
    const sinDec = this.#north / distance;
    const cosDec = Math.sqrt(1 - sinDec * sinDec);
    const lonPerDay = SWEPT_PER_DAY / (this.#au * this.#au);
    const decPerDay = (this.#sinE * (this.#ahead / distance) * lonPerDay) / cosDec;
    const turnPerDay = SKY_PER_DAY - (this.#cosE * lonPerDay) / (cosDec * cosDec);
    const late = west / turnPerDay;
    return { at: jdUt(near - late), dec: Math.asin(sinDec) - decPerDay * late, decPerDay, turnPerDay, distance };
  }

  /** Days from `t` until the Moon rises or sets, if its declination stayed as at `t`. */
  moonWait(t: JdUt, side: -1 | 1, rule: RiseRule): number {
    const west = this.hourAngle('moon', t);
    const distance = this.#distance();
    const cosine = this.cosAt(this.heightAtRising('moon', distance, rule), Math.asin(this.#north / distance));
    return halfTurn(side * Math.acos(cosine) - west) / MOON_PER_DAY;
  }

  /** The Moon's meridian transit nearest to `near`. */
  moonTransit(near: JdUt): JdUt {
    return rootAtRate((t) => this.hourAngle('moon', t), near, MOON_PER_DAY, ENOUGH_DAYS);
  }

  #distance(): number {
    return Math.sqrt(this.#south * this.#south + this.#east * this.#east + this.#north * this.#north);
  }

  #look(light: Luminary, t: JdUt): void {
    const eph = this.#eph;
    const ahead = ttMinusClock(t);
    const tt = jdTt(t + ahead / SECONDS_PER_DAY);
    const spot = this.#spot;
    if (light === 'moon') eph.moon(tt, 'apparent', spot);
    else eph.sun(tt, 'apparent', spot);
    const day = jdTt(Math.round(tt));
    if (day !== this.#nutatedOn) this.#nutate(day);
    const psi = this.#psi;
    const cosE = this.#cosE;
    const sinE = this.#sinE;
    const radii = spot.au * RADII_PER_AU;
    // the angle of nutation is so small that its sine equals it
    const x = radii * (spot.x - psi * spot.y);
    const side = radii * (spot.y + psi * spot.x);
    const up = radii * spot.z;
    const y = side * cosE - up * sinE;
    this.#north = side * sinE + up * cosE;
    this.#ahead = x;
    this.#au = spot.au;
    const ut1 = t < UTC_FROM ? t : t + (ahead - deltaTSeconds(t)) / SECONDS_PER_DAY;
    // the two small terms of the equation of the equinoxes (0.0002 s) are left out here
    const sidereal = greenwichMean(ut1, centuries(tt)) + psi * cosE + this.#lon;
    const cos = Math.cos(sidereal);
    const sin = Math.sin(sidereal);
    this.#south = x * cos + y * sin;
    this.#east = y * cos - x * sin;
  }

  #nutate(day: JdTt): void {
    const eph = this.#eph;
    const obliquity = eph.meanObliquity(day) + eph.nutationInObliquity(day);
    this.#nutatedOn = day;
    this.#psi = eph.nutationInLongitude(day);
    this.#cosE = Math.cos(obliquity);
    this.#sinE = Math.sin(obliquity);
  }
}
