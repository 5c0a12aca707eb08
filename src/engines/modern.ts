/**
 * What the two modern engines have in common: one ephemeris, one horizon, one way of counting. They differ in the ayanamsa alone, which
 * each passes in. Longitudes are sidereal: the place on the mean equinox less the mean ayanamsa (nutation stands on both sides and
 * cancels).
 */
import { culminating, rising } from '../astronomy/ascendant.ts';
import { toTt, ttMinusClock } from '../astronomy/clock.ts';
import { type Ephemeris, type Kind, rateOf, type Spot, type Wanderer } from '../astronomy/ephemeris.ts';
import { greenwichApparent, Horizon, type RiseRule, type SolarNoon } from '../astronomy/horizon.ts';
import { meanMoon, meanPlanet, meanSun } from '../astronomy/mean-longitudes.ts';
import { type Event, moonEvent, moonTransit, sunEvent, type Turning } from '../astronomy/rise-set.ts';
import { centuries, DEG, EARTH_RADIUS_KM, halfTurn, KM_PER_AU } from '../astronomy/units.ts';
import { type Equatorial, LIMITS, timeArc } from '../astronomy/visibility.ts';
import { arc } from '../kernel/angle.ts';
import { dawningIn, type Place } from '../kernel/place.ts';
import { type CivilDay, type JdTt, type JdUt, jdUt, type SiderealDeg, sidereal } from '../kernel/units.ts';
import {
  type Engine,
  type EngineInfo,
  GRAHAS,
  type Graha,
  type Happening,
  type Kalamsha,
  type None,
  none,
  type Shadow,
  type Sky,
  type SkyOptions,
  type TaraGraha,
  type Vector,
} from './engine.ts';

/** Mean ayanamsa (without nutation) at an instant of TT, radians. */
export type Ayanamsa = (jdTt: number) => number;

export const MODERN_YEARS = { from: -2999, to: 3000 } as const;
/** The first of each is the default. */
export const MODERN_OPTIONS = {
  node: ['mean', 'true'],
  positions: ['apparent', 'geometric'],
  rise: ['limb', 'centre'],
} as const;
/** Changes with the ephemeris, its files, or anything computed here. */
export const MODERN_VERSION = 'vsop87b-elpmpp02-2';

const WANDERERS: Readonly<Record<TaraGraha, Wanderer>> = {
  mangala: 'mars',
  budha: 'mercury',
  guru: 'jupiter',
  shukra: 'venus',
  shani: 'saturn',
};
/** Where each graha's last answer is kept. */
const SLOT: Readonly<Record<Graha, number>> = {
  surya: 0,
  chandra: 1,
  mangala: 2,
  budha: 3,
  guru: 4,
  shukra: 5,
  shani: 6,
  rahu: 7,
  ketu: 8,
};
/** Precession of the zero points among the moving axes, degrees per day: 50.29" a year. */
const AYANAMSA_PER_DAY = 50.29 / 3600 / 365.25;
const LITTLE_DAYS = 0.01;
/** A graha that moves faster than this (radians a day) needs no second look to tell which way it goes. */
const PLAIN_RATE = 0.05 * DEG;
const RADII_PER_AU = KM_PER_AU / EARTH_RADIUS_KM;
/** Beyond this elongation nothing is lost in the Sun's rays, whatever the arcs of time say. */
const OUT_OF_RAYS_DEG = 90;

export const modernEngine = (info: EngineInfo, eph: Ephemeris, ayanamsa: Ayanamsa): Engine => ({
  info,
  skyOver: (place, options) => new ModernSky(info, eph, ayanamsa, place, options),
});

class ModernSky implements Sky {
  readonly engine: EngineInfo;
  readonly place: Place;
  readonly options: SkyOptions;
  /** Sidereal year of the Earth, days (IAU: mean motion of the Earth against the stars at J2000). */
  readonly siderealYearDays = 365.256363004;
  readonly #eph: Ephemeris;
  readonly #mean: Ayanamsa;
  readonly #horizon: Horizon;
  readonly #kind: Kind;
  readonly #rise: RiseRule;
  readonly #node: 'mean' | 'true';
  readonly #spot: Spot = { lon: 0, lat: 0, au: 0 };
  /** What was last asked for, by graha: many views ask for the same instant. */
  readonly #askedAt: number[] = GRAHAS.map(() => Number.NaN);
  readonly #answered: SiderealDeg[] = GRAHAS.map(() => sidereal(0));
  /** Where each was last looked for, TT, and where it stood: longitude, latitude and kalamsha ask one after another. */
  readonly #seenAt: number[] = GRAHAS.map(() => Number.NaN);
  readonly #seen: Spot[] = [];
  /** The tilt of the true equator, and nutation, at the instant last asked for: Sun and graha are turned by the same. */
  #tiltedAt = Number.NaN;
  #cosE = 1;
  #sinE = 0;
  #psi = 0;
  readonly #noons = new Map<CivilDay, SolarNoon>();
  readonly #days = new Map<number, Happening>();

  constructor(info: EngineInfo, eph: Ephemeris, ayanamsa: Ayanamsa, place: Place, options: SkyOptions) {
    this.engine = info;
    this.place = place;
    this.options = options;
    this.#eph = eph;
    this.#mean = ayanamsa;
    this.#horizon = new Horizon(eph, place.latDeg, place.lonDeg);
    this.#kind = options.positions === 'geometric' ? 'geometric' : 'apparent';
    this.#rise = options.rise === 'centre' ? 'centre' : 'limb';
    this.#node = options.node === 'true' ? 'true' : 'mean';
  }

  // ── the day ──────────────────────────────────────────────────────────────────────────────
  sunrise(day: CivilDay): Happening {
    return this.#sunEvent(day, 'rise', 0.25);
  }

  sunset(day: CivilDay): Happening {
    return this.#sunEvent(day, 'set', 0.5);
  }

  noon(day: CivilDay): JdUt {
    return this.#noonOf(day).at;
  }

  #noonOf(day: CivilDay): SolarNoon {
    const known = this.#noons.get(day);
    if (known !== undefined) return known;
    const { lonDeg, tzHours } = this.place;
    const offsetHours = this.place.offsetHoursAt(jdUt(day - tzHours / 24));
    // true noon is never more than 17 minutes from the mean one
    const meanNoon = dawningIn(day, offsetHours, lonDeg) - lonDeg / 360;
    const noon = this.#horizon.solarNoon(jdUt(meanNoon));
    this.#noons.set(day, noon);
    return noon;
  }

  moonrise(from: JdUt, to: JdUt): Happening {
    return happening(moonEvent(this.#horizon, from, to, 'rise', this.#rise));
  }

  moonset(from: JdUt, to: JdUt): Happening {
    return happening(moonEvent(this.#horizon, from, to, 'set', this.#rise));
  }

  moonTransit(from: JdUt, to: JdUt): Happening {
    return happening(moonTransit(this.#horizon, from, to));
  }

  // ── positions ────────────────────────────────────────────────────────────────────────────
  longitude(graha: Graha, t: JdUt): SiderealDeg {
    const index = SLOT[graha];
    if (this.#askedAt[index] === t) return this.#answered[index] ?? sidereal(0);
    const tt = toTt(t);
    const answer = sidereal((this.#meanEquinox(graha, tt) - this.#mean(tt)) / DEG);
    this.#askedAt[index] = t;
    this.#answered[index] = answer;
    return answer;
  }

  speed(graha: Graha, t: JdUt): number {
    const tt = toTt(t);
    const rate =
      graha === 'chandra' ? this.#eph.moonRate(tt, this.#kind) : rateOf((x) => this.#meanEquinox(graha, x), tt);
    return rate / DEG - AYANAMSA_PER_DAY;
  }

  latitude(graha: Graha, t: JdUt): number {
    if (graha === 'surya' || graha === 'rahu' || graha === 'ketu') return 0;
    this.#look(graha, toTt(t));
    return this.#spot.lat / DEG;
  }

  declination(graha: Graha, t: JdUt): number {
    return Math.atan(this.#equatorial(graha, toTt(t)).tanDec) / DEG;
  }

  lagna(t: JdUt): SiderealDeg {
    const tt = toTt(t);
    const lat = this.place.latDeg * DEG;
    const point = rising(this.#horizon.localSidereal(t), this.#obliquity(tt), Math.cos(lat), Math.sin(lat));
    return sidereal((point - this.#withNutation(tt)) / DEG);
  }

  midheaven(t: JdUt): SiderealDeg {
    const tt = toTt(t);
    const point = culminating(this.#horizon.localSidereal(t), this.#obliquity(tt));
    return sidereal((point - this.#withNutation(tt)) / DEG);
  }

  // ── the frame ────────────────────────────────────────────────────────────────────────────
  ayanamsa(t: JdUt): number {
    return this.#withNutation(toTt(t)) / DEG;
  }

  ayanamsaMean(t: JdUt): number {
    return this.#mean(toTt(t)) / DEG;
  }

  obliquity(t: JdUt): number {
    return this.#obliquity(toTt(t)) / DEG;
  }

  tt(t: JdUt): JdTt {
    return toTt(t);
  }

  /** TT less the printed clock, so that `tt` and this agree to the last digit. */
  deltaTSeconds(t: JdUt): number {
    return ttMinusClock(t);
  }

  // ── for strengths, stations and heliacal risings ─────────────────────────────────────────
  meanLongitude(graha: Graha, t: JdUt): SiderealDeg {
    const tt = toTt(t);
    return sidereal(this.#meanOfDate(graha, tt) - this.#mean(tt) / DEG);
  }

  sighrocca(graha: TaraGraha, t: JdUt): SiderealDeg {
    const tt = toTt(t);
    const T = centuries(tt);
    const inner = graha === 'budha' || graha === 'shukra' ? meanPlanet(WANDERERS[graha], T) : meanSun(T);
    return sidereal(inner - this.#mean(tt) / DEG);
  }

  kalamsha(graha: TaraGraha | 'chandra', t: JdUt): Kalamsha {
    const tt = toTt(t);
    const sun = this.#equatorial('surya', tt);
    const sunLon = this.#spot.lon;
    const body = this.#equatorial(graha, tt);
    const eastOfSun = arc(sunLon / DEG, this.#spot.lon / DEG);
    const tanLat = Math.tan(this.place.latDeg * DEG);
    const deg = timeArc(sun, body, tanLat, eastOfSun < 0) / DEG;
    const { direct, retrograde } = LIMITS[graha];
    const limitDeg = direct !== retrograde && this.#turnsBack(graha, tt) ? retrograde : direct;
    return { deg, limitDeg, visible: deg >= limitDeg || Math.abs(eastOfSun) >= OUT_OF_RAYS_DEG };
  }

  // ── eclipses ─────────────────────────────────────────────────────────────────────────────
  shadow(t: JdUt): Shadow {
    const tt = toTt(t);
    const eph = this.#eph;
    eph.sun(tt, 'apparent', this.#spot);
    const sun = this.#vector(tt);
    eph.moon(tt, 'apparent', this.#spot);
    const moon = this.#vector(tt);
    return { sun, moon, siderealTimeDeg: greenwichApparent(eph, t) / DEG };
  }

  siddhanticEclipses(): None {
    return none('not_in_this_engine');
  }

  // ── inside: TT and radians ───────────────────────────────────────────────────────────────
  #sunEvent(day: CivilDay, turning: Turning, key: number): Happening {
    const known = this.#days.get(day + key);
    if (known !== undefined) return known;
    const event = happening(sunEvent(this.#horizon, this.#noonOf(day), turning, this.#rise));
    this.#days.set(day + key, event);
    return event;
  }

  /** Longitude on the mean equinox of date. */
  #meanEquinox(graha: Graha, tt: number): number {
    if (graha === 'chandra') return this.#eph.moonLongitude(tt, this.#kind);
    if (graha === 'rahu') return this.#eph.node(tt, this.#node);
    if (graha === 'ketu') return this.#eph.node(tt, this.#node) + Math.PI;
    this.#look(graha, tt);
    return this.#spot.lon;
  }

  #look(graha: Exclude<Graha, 'rahu' | 'ketu'>, tt: number): void {
    const index = SLOT[graha];
    const seen = this.#seen[index] ?? { lon: 0, lat: 0, au: 0 };
    if (this.#seenAt[index] !== tt) {
      if (graha === 'surya') this.#eph.sun(tt, this.#kind, seen);
      else if (graha === 'chandra') this.#eph.moon(tt, this.#kind, seen);
      else this.#eph.planet(WANDERERS[graha], tt, this.#kind, seen);
      this.#seen[index] = seen;
      this.#seenAt[index] = tt;
    }
    const spot = this.#spot;
    spot.lon = seen.lon;
    spot.lat = seen.lat;
    spot.au = seen.au;
  }

  /** Whether a graha goes backwards, from where it was just looked at to a little later. */
  #turnsBack(graha: TaraGraha | 'chandra', tt: number): boolean {
    if (graha !== 'chandra') {
      const rate = this.#eph.roughRate(WANDERERS[graha], tt);
      if (Math.abs(rate) > PLAIN_RATE) return rate < 0;
    }
    const before = this.#spot.lon;
    this.#look(graha, tt + LITTLE_DAYS);
    return halfTurn(this.#spot.lon - before) < AYANAMSA_PER_DAY * LITTLE_DAYS * DEG;
  }

  #obliquity(tt: number): number {
    return this.#eph.meanObliquity(tt) + this.#eph.nutationInObliquity(tt);
  }

  #withNutation(tt: number): number {
    return this.#mean(tt) + this.#eph.nutationInLongitude(tt);
  }

  /** The spot last looked at, on the true equator and equinox of date, in Earth radii. */
  #vector(tt: number): Vector {
    const { lon, lat, au } = this.#spot;
    if (this.#tiltedAt !== tt) this.#tilt(tt);
    const cosE = this.#cosE;
    const sinE = this.#sinE;
    const radii = au * RADII_PER_AU;
    const flat = radii * Math.cos(lat);
    const up = radii * Math.sin(lat);
    const trueLon = lon + this.#psi;
    const side = flat * Math.sin(trueLon);
    return {
      x: flat * Math.cos(trueLon),
      y: side * cosE - up * sinE,
      z: side * sinE + up * cosE,
    };
  }

  #tilt(tt: number): void {
    const obliquity = this.#obliquity(tt);
    this.#tiltedAt = tt;
    this.#cosE = Math.cos(obliquity);
    this.#sinE = Math.sin(obliquity);
    this.#psi = this.#eph.nutationInLongitude(tt);
  }

  #equatorial(graha: Graha, tt: number): Equatorial {
    if (graha === 'rahu' || graha === 'ketu') {
      this.#spot.lon = this.#meanEquinox(graha, tt);
      this.#spot.lat = 0;
      this.#spot.au = 1;
    } else this.#look(graha, tt);
    const { x, y, z } = this.#vector(tt);
    return { ra: Math.atan2(y, x), tanDec: z / Math.sqrt(x * x + y * y) };
  }

  #meanOfDate(graha: Graha, tt: number): number {
    const T = centuries(tt);
    switch (graha) {
      case 'surya':
      case 'budha':
      case 'shukra':
        return meanSun(T);
      case 'chandra':
        return meanMoon(T);
      case 'rahu':
        return this.#eph.node(tt, 'mean') / DEG;
      case 'ketu':
        return this.#eph.node(tt, 'mean') / DEG + 180;
      default:
        return meanPlanet(WANDERERS[graha], T);
    }
  }
}

const happening = (event: Event): Happening => (typeof event === 'number' ? event : none(event));
