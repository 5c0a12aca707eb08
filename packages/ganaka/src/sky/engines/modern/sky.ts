/** A modern engine at one place. Implements `Sky`, in UT and degrees. */

import type { CacheOwner, OwnerCache } from '../../../kernel/caches.ts';
import { dawningIn, type Place } from '../../../kernel/place.ts';
import { type CivilDay, type JdTt, type JdUt, jdUt, type SiderealDeg, sidereal } from '../../../kernel/units.ts';
import type { Ephemeris } from '../../astronomy/ephemeris.ts';
import { Equator } from '../../astronomy/frames/equator.ts';
import { OBLIQUITY_J2000 } from '../../astronomy/frames/precession.ts';
import { emptySpot, latOf } from '../../astronomy/frames/spot.ts';
import { culminating, rising } from '../../astronomy/horizon/ascendant.ts';
import { greenwichApparent, Horizon, type RiseRule, type SolarNoon } from '../../astronomy/horizon/horizon.ts';
import { type HorizonEvent, moonEvent, moonTransit, sunEvent, type Turning } from '../../astronomy/horizon/rise-set.ts';
import { ascensionFrom, tanDec, timeArc } from '../../astronomy/horizon/visibility.ts';
import { ROUGH_WITHIN_DEG } from '../../astronomy/series/rough-places.ts';
import { toTt, ttMinusClock } from '../../astronomy/time/clock.ts';
import { DEG, J2000 } from '../../astronomy/units.ts';
import { ASTA_LIMITS } from '../asta-limits.ts';
import {
  type Engine,
  type EngineInfo,
  type EventTime,
  type Graha,
  type Kalamsha,
  type None,
  none,
  perGraha,
  type Shadow,
  type Sky,
  type SkyOptions,
  type TaraGraha,
} from '../engine.ts';
import type { Elongations } from './elongations.ts';
import { AYANAMSA_PER_DAY, type Ayanamsa, Grahas } from './grahas.ts';
import type { ZeroPoint } from './zero-point.ts';

/** The grahas with long searches, for which approximate positions exist. */
const SLOW = { guru: 'jupiter', shani: 'saturn' } as const;

/** The last instant and its result, because many views ask for the same instant. */
interface Answered {
  at: number;
  deg: SiderealDeg;
}
const unasked = (): Answered => ({ at: Number.NaN, deg: sidereal(0) });

export class ModernSky implements Sky {
  readonly engine: EngineInfo;
  readonly place: Place;
  readonly options: SkyOptions;
  readonly kept: OwnerCache = new Map();
  readonly almanac: CacheOwner;
  /** Sidereal year of the Earth, days (IAU: mean motion of the Earth against the stars at J2000). */
  readonly siderealYearDays = 365.256363004;
  readonly kalamshaBends = false;
  readonly everySignRises: boolean;
  readonly #of: Engine;
  readonly #eph: Ephemeris;
  readonly #elongations: Elongations;
  readonly #mean: Ayanamsa;
  /** Whether approximate positions can be used with this zero point. */
  readonly #rough: boolean;
  readonly #horizon: Horizon;
  readonly #equator: Equator;
  readonly #meanEquator: Equator;
  readonly #tanLat: number;
  readonly #rise: RiseRule;
  readonly #grahas: Grahas;
  readonly #answered: Readonly<Record<Graha, Answered>> = perGraha(unasked);
  readonly #noons = new Map<CivilDay, SolarNoon>();
  readonly #days = new Map<number, EventTime>();

  constructor(
    engine: Engine,
    info: EngineInfo,
    eph: Ephemeris,
    elongations: Elongations,
    zero: ZeroPoint,
    place: Place,
    options: SkyOptions,
    almanac: CacheOwner,
  ) {
    this.#of = engine;
    this.engine = info;
    this.place = place;
    this.options = options;
    this.almanac = almanac;
    this.#eph = eph;
    this.#elongations = elongations;
    this.#mean = zero.ayanamsa;
    this.#rough = zero.keepsToStars;
    this.#equator = new Equator(eph, 'true');
    this.#meanEquator = new Equator(eph, 'mean');
    this.#tanLat = Math.tan(place.latDeg * DEG);
    this.everySignRises = Math.abs(this.#tanLat) * Math.tan(OBLIQUITY_J2000) < 1;
    this.#horizon = new Horizon(eph, place.latDeg, place.lonDeg);
    this.#grahas = new Grahas(eph, options);
    this.#rise = options.rise === 'centre' ? 'centre' : 'limb';
  }

  withOptions(options: SkyOptions, place = this.place): Sky {
    return this.#of.skyOver(place, { ...this.options, ...options });
  }

  // ── the day ──────────────────────────────────────────────────────────────────────────────
  sunrise(day: CivilDay): EventTime {
    return this.#sunEvent(day, 'rise', 0.25);
  }

  sunset(day: CivilDay): EventTime {
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

  moonrise(from: JdUt, to: JdUt): EventTime {
    return happening(moonEvent(this.#horizon, from, to, 'rise', this.#rise));
  }

  moonset(from: JdUt, to: JdUt): EventTime {
    return happening(moonEvent(this.#horizon, from, to, 'set', this.#rise));
  }

  moonTransit(from: JdUt, to: JdUt): EventTime {
    return happening(moonTransit(this.#horizon, from, to));
  }

  // ── positions ────────────────────────────────────────────────────────────────────────────
  longitude(graha: Graha, t: JdUt): SiderealDeg {
    const last = this.#answered[graha];
    if (last.at === t) return last.deg;
    const tt = toTt(t);
    last.deg = sidereal((this.#grahas.longitude(graha, tt) - this.#mean(tt)) / DEG);
    last.at = t;
    return last.deg;
  }

  expectedLongitude(graha: Graha, t: JdUt): SiderealDeg {
    if (!this.#rough || (graha !== 'guru' && graha !== 'shani')) return this.longitude(graha, t);
    // approximate longitudes are relative to the axes of J2000, where the zero point hardly moves
    return sidereal((this.#eph.roughLongitude(SLOW[graha], toTt(t)) - this.#mean(J2000)) / DEG);
  }

  expectedWithinDeg(graha: Graha): number {
    return this.#rough && (graha === 'guru' || graha === 'shani') ? ROUGH_WITHIN_DEG[SLOW[graha]] : 0;
  }

  speed(graha: Graha, t: JdUt): number {
    return (this.#grahas.rate(graha, toTt(t)) - AYANAMSA_PER_DAY) / DEG;
  }

  quickening(graha: Graha, t: JdUt): number {
    return this.#grahas.growth(graha, toTt(t)) / DEG;
  }

  meanMotion(graha: Graha): number {
    return this.#grahas.meanMotionDeg(graha);
  }

  latitude(graha: Graha, t: JdUt): number {
    if (graha === 'surya' || graha === 'rahu' || graha === 'ketu') return 0;
    return latOf(this.#grahas.look(graha, toTt(t))) / DEG;
  }

  declination(graha: Graha, t: JdUt): number {
    const tt = toTt(t);
    const { x, y, z } = this.#equator.turned(this.#grahas.look(graha, tt), tt);
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

  /** TT minus the clock time of the reply, so that it agrees with `tt` to the last digit. */
  deltaTSeconds(t: JdUt): number {
    return ttMinusClock(t);
  }

  // ── for strengths, stations and heliacal risings ─────────────────────────────────────────
  meanLongitude(graha: Graha, t: JdUt): SiderealDeg {
    const tt = toTt(t);
    return sidereal(this.#grahas.meanLongitudeDeg(graha, tt) - this.#mean(tt) / DEG);
  }

  sighrocca(graha: TaraGraha, t: JdUt): SiderealDeg {
    const tt = toTt(t);
    return sidereal(this.#grahas.sighroccaDeg(graha, tt) - this.#mean(tt) / DEG);
  }

  sighraArc(): None {
    return none('not_in_this_engine');
  }

  kalamsha(graha: TaraGraha | 'chandra', t: JdUt): Kalamsha {
    const tt = toTt(t);
    const sun = this.#grahas.look('surya', tt);
    const body = this.#grahas.look(graha, tt);
    const west = sun.x * body.y < sun.y * body.x;
    const outOfRays = sun.x * body.x + sun.y * body.y <= 0;
    const [sunThere, bodyThere] = [this.#meanEquator.turned(sun, tt), this.#meanEquator.turned(body, tt)];
    const ascension = ascensionFrom(sunThere, bodyThere);
    const arc = timeArc(ascension, tanDec(sunThere), tanDec(bodyThere), this.#tanLat, west);
    const { direct, retrograde } = ASTA_LIMITS[graha];
    return kalamshaOf(arc, direct !== retrograde && this.#grahas.turnsBack(graha, tt) ? retrograde : direct, outOfRays);
  }

  expectedKalamsha(graha: TaraGraha, t: JdUt): Kalamsha {
    const tt = toTt(t);
    const elongation = this.#elongations.of(graha, tt);
    if (elongation === null) return this.kalamsha(graha, t);
    const { ascension, longitude, rate } = elongation;
    const arc = timeArc(ascension, elongation.tanDecOfSun, elongation.tanDec, this.#tanLat, longitude < 0);
    const { direct, retrograde } = ASTA_LIMITS[graha];
    const turns = direct !== retrograde && this.#grahas.turnsBack(graha, tt, rate);
    return kalamshaOf(arc, turns ? retrograde : direct, Math.abs(longitude) >= Math.PI / 2);
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
  #sunEvent(day: CivilDay, turning: Turning, key: number): EventTime {
    const known = this.#days.get(day + key);
    if (known !== undefined) return known;
    const event = happening(sunEvent(this.#horizon, this.#noonOf(day), turning, this.#rise));
    this.#days.set(day + key, event);
    return event;
  }

  #obliquity(tt: JdTt): number {
    return this.#eph.meanObliquity(tt) + this.#eph.nutationInObliquity(tt);
  }

  #withNutation(tt: JdTt): number {
    return this.#mean(tt) + this.#eph.nutationInLongitude(tt);
  }
}

const happening = (event: HorizonEvent): EventTime => (typeof event === 'number' ? event : none(event));

/** Farther than 90 degrees from the Sun a body is never hidden in its rays, whatever the kalamsha. */
function kalamshaOf(arc: number, limitDeg: number, outOfRays: boolean): Kalamsha {
  const deg = arc / DEG;
  return { deg, limitDeg, visible: deg >= limitDeg || outOfRays };
}
