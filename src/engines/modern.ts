/**
 * What the two modern engines have in common: one ephemeris, one horizon, one way of counting. They differ in the ayanamsa alone, which
 * each passes in. Longitudes are sidereal: the place on the mean equinox less the mean ayanamsa (nutation stands on both sides and
 * cancels).
 */
import { culminating, rising } from '../astronomy/ascendant.ts';
import { toTt, ttMinusClock } from '../astronomy/clock.ts';
import { type Ephemeris, type Kind, rateOf, type Wanderer } from '../astronomy/ephemeris.ts';
import { Equator } from '../astronomy/equator.ts';
import { greenwichApparent, Horizon, type RiseRule, type SolarNoon } from '../astronomy/horizon.ts';
import { meanMoon, meanPlanet, meanSun } from '../astronomy/mean-longitudes.ts';
import { type Event, moonEvent, moonTransit, sunEvent, type Turning } from '../astronomy/rise-set.ts';
import { ROUGH_WITHIN_DEG, roughLongitude } from '../astronomy/rough-places.ts';
import { emptySpot, latOf, lonOf, type Spot, setOnEcliptic } from '../astronomy/spot.ts';
import { centuries, DEG, halfTurn, J2000 } from '../astronomy/units.ts';
import { LIMITS, timeArc } from '../astronomy/visibility.ts';
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
const SLOW = { guru: 'jupiter', shani: 'saturn' } as const;
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
  readonly #equator: Equator;
  readonly #meanEquator: Equator;
  readonly #tanLat: number;
  readonly #kind: Kind;
  readonly #rise: RiseRule;
  readonly #node: 'mean' | 'true';
  /** What was last asked for, by graha: many views ask for the same instant. */
  readonly #askedAt: number[] = GRAHAS.map(() => Number.NaN);
  readonly #answered: SiderealDeg[] = GRAHAS.map(() => sidereal(0));
  /** Where each was last looked for, TT, and where it stood: longitude, latitude and kalamsha ask one after another. */
  readonly #seenAt: number[] = GRAHAS.map(() => Number.NaN);
  readonly #seen: Spot[] = GRAHAS.map(emptySpot);
  readonly #noons = new Map<CivilDay, SolarNoon>();
  readonly #days = new Map<number, Happening>();

  constructor(info: EngineInfo, eph: Ephemeris, ayanamsa: Ayanamsa, place: Place, options: SkyOptions) {
    this.engine = info;
    this.place = place;
    this.options = options;
    this.#eph = eph;
    this.#mean = ayanamsa;
    this.#equator = new Equator(eph, 'true');
    this.#meanEquator = new Equator(eph, 'mean');
    this.#tanLat = Math.tan(place.latDeg * DEG);
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

  expectedLongitude(graha: Graha, t: JdUt): SiderealDeg {
    if (graha !== 'guru' && graha !== 'shani') return this.longitude(graha, t);
    // on the axes of J2000 the zero point all but stands still
    return sidereal((roughLongitude(SLOW[graha], toTt(t)) - this.#mean(J2000)) / DEG);
  }

  expectedWithinDeg(graha: Graha): number {
    return graha === 'guru' || graha === 'shani' ? ROUGH_WITHIN_DEG[SLOW[graha]] : 0;
  }

  speed(graha: Graha, t: JdUt): number {
    const tt = toTt(t);
    const rate =
      graha === 'chandra' ? this.#eph.moonRate(tt, this.#kind) : rateOf((x) => this.#meanEquinox(graha, x), tt);
    return rate / DEG - AYANAMSA_PER_DAY;
  }

  latitude(graha: Graha, t: JdUt): number {
    if (graha === 'surya' || graha === 'rahu' || graha === 'ketu') return 0;
    return latOf(this.#look(graha, toTt(t))) / DEG;
  }

  declination(graha: Graha, t: JdUt): number {
    const tt = toTt(t);
    const { x, y, z } = this.#equator.turned(this.#look(graha, tt), tt);
    return Math.atan2(z, Math.sqrt(x * x + y * y)) / DEG;
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
    const sun = this.#look('surya', tt);
    const body = this.#look(graha, tt);
    const west = sun.x * body.y < sun.y * body.x;
    // beyond a quarter of the ecliptic nothing is lost in the Sun's rays, whatever the arcs of time say
    const outOfRays = sun.x * body.x + sun.y * body.y <= 0;
    const equator = this.#meanEquator;
    const deg = timeArc(equator.turned(sun, tt), equator.turned(body, tt), this.#tanLat, west) / DEG;
    const { direct, retrograde } = LIMITS[graha];
    const limitDeg = direct !== retrograde && this.#turnsBack(graha, tt) ? retrograde : direct;
    return { deg, limitDeg, visible: deg >= limitDeg || outOfRays };
  }

  // ── eclipses ─────────────────────────────────────────────────────────────────────────────
  shadow(t: JdUt): Shadow {
    const tt = toTt(t);
    const eph = this.#eph;
    const spot = emptySpot();
    eph.sun(tt, 'apparent', spot);
    const sun = this.#equator.turned(spot, tt);
    eph.moon(tt, 'apparent', spot);
    const moon = this.#equator.turned(spot, tt);
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
    return lonOf(this.#look(graha, tt));
  }

  /** Where a graha stands; the answer is overwritten by the next question about the same graha. */
  #look(graha: Graha, tt: number): Spot {
    const index = SLOT[graha];
    const seen = this.#seen[index] ?? emptySpot();
    if (this.#seenAt[index] === tt) return seen;
    if (graha === 'surya') this.#eph.sun(tt, this.#kind, seen);
    else if (graha === 'chandra') this.#eph.moon(tt, this.#kind, seen);
    else if (graha === 'rahu' || graha === 'ketu') setOnEcliptic(seen, this.#meanEquinox(graha, tt));
    else this.#eph.planet(WANDERERS[graha], tt, this.#kind, seen);
    this.#seenAt[index] = tt;
    return seen;
  }

  /** Whether a graha goes backwards, from an instant to a little later. */
  #turnsBack(graha: TaraGraha | 'chandra', tt: number): boolean {
    if (graha !== 'chandra') {
      const rate = this.#eph.roughRate(WANDERERS[graha], tt);
      if (Math.abs(rate) > PLAIN_RATE) return rate < 0;
    }
    const before = lonOf(this.#look(graha, tt));
    const after = lonOf(this.#look(graha, tt + LITTLE_DAYS));
    return halfTurn(after - before) < AYANAMSA_PER_DAY * LITTLE_DAYS * DEG;
  }

  #obliquity(tt: number): number {
    return this.#eph.meanObliquity(tt) + this.#eph.nutationInObliquity(tt);
  }

  #withNutation(tt: number): number {
    return this.#mean(tt) + this.#eph.nutationInLongitude(tt);
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
