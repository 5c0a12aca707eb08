/**
 * The day at a place. It gives true noon (II.46), sunrise and sunset (II.59-63), and the rising and the culminating
 * point of the ecliptic (III.46-51). It also gives the Moon's rising, transit and setting (X.2-5 with the drkkarma of
 * VII.8-10).
 *
 * The text corrects mean midnight only for the Sun's equation. It does not know the part of the equation of time that
 * comes from the obliquity, nor refraction, the Sun's semi-diameter and elevation. By the velantara (velantara.ts) noon,
 * sunrise and sunset include the whole equation; what is counted from them follows.
 */
import { atan2Deg, cosDeg, norm360, sinDeg, tanDeg } from '../../../kernel/angle.ts';
import { dawningIn, type Place } from '../../../kernel/place.ts';
import { type CivilDay, type JdUt, jdUt } from '../../../kernel/units.ts';
import { type EventTime, isNone, none } from '../engine.ts';
import { ayanaDrkkarma, horizonDrkkarma } from './drkkarma.ts';
import type { Ganita } from './ganita.ts';
import {
  asuOf,
  caraAsuOf,
  type Desha,
  declinationOf,
  deshaAt,
  LANKA,
  nearAsu,
  ownDayAsu,
  risenAfter,
  wrapAsu,
} from './triprashna.ts';
import { ASU_IN_DAY, OBLIQUITY_DEG } from './units.ts';
import { type SunriseRule, semiArcDeg, velantaraSun } from './velantara.ts';

/** How often a computation is repeated. Each round makes the error of the Sun's position 300 times smaller. */
const ROUNDS = 4;
/** The cache of days is bounded, because a Sky may exist as long as the service runs. */
const KEPT_DAYS = 4000;
/** The mean Sun's day is 360 degrees of the equation of time. */
const SECONDS_PER_DEG = 240;

/** All quantities of one sunrise or sunset, for views that show the computation. */
export interface SunEvent {
  readonly at: JdUt;
  readonly sun: number;
  readonly tropical: number;
  readonly declination: number;
  /** What true noon is after mean noon: the bhujantara of the text, or the velantara. */
  readonly noonShiftDays: number;
  readonly caraAsu: number;
  readonly ownDayAsu: number;
}

export class Dina {
  readonly ganita: Ganita;
  readonly place: Place;
  readonly rule: SunriseRule;
  readonly desha: Desha;
  readonly #rises = new Map<number, SunEvent | EventTime>();
  readonly #noons = new Map<number, JdUt>();

  constructor(ganita: Ganita, place: Place, rule: SunriseRule) {
    this.ganita = ganita;
    this.place = place;
    this.rule = rule;
    this.desha = deshaAt(ganita.jya, place.latDeg);
  }

  /** The number of the local mean day that dawns in this civil day of the place's clock. */
  localDayOf(day: CivilDay): number {
    return dawningIn(day, this.place.tzHours, this.place.lonDeg);
  }

  /** The number of the local mean day that contains `t`. */
  localDayAt(t: JdUt): number {
    return Math.floor(t + 0.5 + this.place.lonDeg / 360);
  }

  /** Mean midnight at the start of local mean day `n`. */
  meanMidnight(n: number): number {
    return n - 0.5 - this.place.lonDeg / 360;
  }

  noon(n: number): JdUt {
    const kept = this.#noons.get(n);
    if (kept !== undefined) return kept;
    const meanNoon = this.meanMidnight(n) + 0.5;
    let at = meanNoon;
    for (let round = 0; round < ROUNDS; round++)
      at = meanNoon + this.#noonShiftDeg(this.ganita.aharganaAt(jdUt(at))) / 360;
    if (this.#noons.size > KEPT_DAYS) this.#noons.clear();
    this.#noons.set(n, jdUt(at));
    return jdUt(at);
  }

  /** Degrees by which true noon is after mean noon. */
  #noonShiftDeg(days: number): number {
    return this.rule === 'text' ? this.ganita.sunPhala(days) : velantaraSun(this.ganita, days).velantaraDeg;
  }

  /** The velantara at the day's sunrise by the rule of this Dina, or at noon if the Sun does not rise. */
  velantaraSeconds(n: number): number {
    const sunrise = this.sunrise(n);
    const days = this.ganita.aharganaAt(isNone(sunrise) ? this.noon(n) : sunrise);
    return velantaraSun(this.ganita, days).velantaraDeg * SECONDS_PER_DEG;
  }

  sunrise(n: number): EventTime {
    const event = this.sunEvent(n, 'rise');
    return typeof event === 'object' && 'at' in event ? event.at : event;
  }

  sunset(n: number): EventTime {
    const event = this.sunEvent(n, 'set');
    return typeof event === 'object' && 'at' in event ? event.at : event;
  }

  sunEvent(n: number, kind: 'rise' | 'set'): SunEvent | EventTime {
    const key = kind === 'rise' ? 2 * n : 2 * n + 1;
    const kept = this.#rises.get(key);
    if (kept !== undefined) return kept;
    const found = this.rule === 'text' ? this.#sunEvent(n, kind) : this.#sunEventByVelantara(n, kind);
    if (this.#rises.size > KEPT_DAYS) this.#rises.clear();
    this.#rises.set(key, found);
    return found;
  }

  #sunEvent(n: number, kind: 'rise' | 'set'): SunEvent | EventTime {
    const { ganita, desha } = this;
    const start = this.meanMidnight(n) + (kind === 'rise' ? 0 : 0.5);
    let at = start + 0.25;
    for (let round = 1; ; round++) {
      const days = this.ganita.aharganaAt(jdUt(at));
      const sun = ganita.longitudeOf('surya', days);
      const tropical = norm360(sun + this.ganita.ayanamsaAt(days));
      const declination = declinationOf(ganita.jya, tropical);
      const cara = caraAsuOf(ganita.jya, desha.palabha, declination);
      if (cara === null) return none(declination * desha.latDeg > 0 ? 'always_up' : 'always_down');
      const own = ownDayAsu(ganita.sunMotion(days), tropical);
      const quarter = kind === 'rise' ? own / 4 - cara : own / 4 + cara;
      const noonShiftDays = ganita.sunPhala(days) / 360;
      at = start + noonShiftDays + quarter / this.ganita.asuInCivilDay;
      if (round === ROUNDS)
        return { at: jdUt(at), sun, tropical, declination, noonShiftDays, caraAsu: cara, ownDayAsu: own };
    }
  }

  #sunEventByVelantara(n: number, kind: 'rise' | 'set'): SunEvent | EventTime {
    const { ganita, place } = this;
    const side = kind === 'rise' ? -1 : 1;
    const meanNoon = this.meanMidnight(n) + 0.5;
    let at = meanNoon + side * 0.25;
    for (let round = 1; ; round++) {
      const days = ganita.aharganaAt(jdUt(at));
      const { tropical, declination, velantaraDeg } = velantaraSun(ganita, days);
      const semiArc = semiArcDeg(place.latDeg, declination);
      if (semiArc === null) return none(declination * place.latDeg > 0 ? 'always_up' : 'always_down');
      const noonShiftDays = velantaraDeg / 360;
      at = meanNoon + noonShiftDays + (side * semiArc) / 360;
      if (round === ROUNDS) {
        // the equation is counted in degrees of the mean Sun's day, so a quarter of a day is exactly six hours
        const [ownDayAsu, caraAsu] = [ganita.asuInCivilDay, ((semiArc - 90) / 360) * ganita.asuInCivilDay];
        return {
          at: jdUt(at),
          sun: ganita.longitudeOf('surya', days),
          tropical,
          declination,
          noonShiftDays,
          caraAsu,
          ownDayAsu,
        };
      }
    }
  }

  /** The last sunrise at or before `t`, on this local day or the day before. */
  lastSunrise(t: JdUt): EventTime {
    const n = this.localDayAt(t);
    const today = this.sunrise(n);
    return isNone(today) || today <= t ? today : this.sunrise(n - 1);
  }

  tropicalSun(t: JdUt): number {
    const days = this.ganita.aharganaAt(t);
    return norm360(this.ganita.longitudeOf('surya', days) + this.ganita.ayanamsaAt(days));
  }

  /**
   * Asu of the equator that have crossed the meridian since the equinox crossed it, counted from true noon (III.49).
   */
  meridianAsu(t: JdUt): number {
    const noon = this.noon(this.localDayAt(t));
    return wrapAsu(asuOf(LANKA, this.tropicalSun(noon)) + (t - noon) * this.ganita.asuInCivilDay);
  }

  /** Asu that have risen since the equinox rose; null where the method of rising times has no answer. */
  risenAsu(t: JdUt): number | null {
    const rising = this.desha.rising;
    const sunrise = this.lastSunrise(t);
    if (rising === null || isNone(sunrise)) return null;
    return wrapAsu(asuOf(rising, this.tropicalSun(sunrise)) + (t - sunrise) * this.ganita.asuInCivilDay);
  }

  /**
   * Tropical longitude of the rising point (III.46-48). The text has no rule for places where some signs never rise.
   * There the point is computed on the sphere from the text's own meridian and obliquity, so it is defined at any
   * latitude.
   */
  tropicalLagna(t: JdUt): number {
    const risen = this.risenAsu(t);
    if (risen !== null && this.desha.rising !== null) return risenAfter(this.desha.rising, risen);
    const meridianDeg = this.meridianAsu(t) / 60;
    const steep = tanDeg(this.place.latDeg) * sinDeg(OBLIQUITY_DEG);
    const tilt = sinDeg(meridianDeg) * cosDeg(OBLIQUITY_DEG) + steep;
    const point = atan2Deg(cosDeg(meridianDeg), -tilt);
    // this point of the horizon may be in the west; then the opposite point is in the east
    return norm360(cosDeg(OBLIQUITY_DEG) + sinDeg(meridianDeg) * steep < 0 ? point + 180 : point);
  }

  /** Tropical longitude of the culminating point (III.49). */
  tropicalMidheaven(t: JdUt): number {
    return risenAfter(LANKA, this.meridianAsu(t));
  }

  /**
   * Hour angle of the Sun in asu, west positive. There are 21,600 from noon to noon, not more, because the Sun moves as
   * well.
   */
  sunHourAsu(t: JdUt): number {
    return nearAsu((t - this.noon(this.localDayAt(t))) * ASU_IN_DAY);
  }

  /**
   * Tropical longitude of the point that crosses the meridian with a body that has latitude (ayana-drkkarma, VII.10).
   */
  meridianPlace(longitude: number, latitude: number, days: number): number {
    const tropical = longitude + this.ganita.ayanamsaAt(days);
    return norm360(tropical + ayanaDrkkarma(this.ganita.jya, tropical, latitude));
  }

  /**
   * Tropical longitude of the point of the ecliptic that rises or sets together with a body (VII.8-10 at the horizon).
   */
  horizonPlace(longitude: number, latitude: number, days: number, side: 'east' | 'west'): number {
    const tropical = longitude + this.ganita.ayanamsaAt(days);
    return norm360(tropical + horizonDrkkarma(this.ganita.jya, this.desha.palabha, tropical, latitude, side));
  }

  moonTransit(from: JdUt, to: JdUt): EventTime {
    return this.#firstMeeting(from, to, (t) => this.moonHourAsu(t));
  }

  /** Hour angle of the Moon in asu, west positive. */
  moonHourAsu(t: JdUt): number {
    const days = this.ganita.aharganaAt(t);
    const moon = this.ganita.longitudeOf('chandra', days);
    const place = this.meridianPlace(moon, this.ganita.moonLatitudeAt(moon, days), days);
    return nearAsu(this.meridianAsu(t) - asuOf(LANKA, place));
  }

  moonDeclination(days: number): number {
    const tropical = this.ganita.longitudeOf('chandra', days) + this.ganita.ayanamsaAt(days);
    return declinationOf(this.ganita.jya, tropical) + this.ganita.moonLatitude(days);
  }

  moonrise(from: JdUt, to: JdUt): EventTime {
    return this.#moonAtHorizon(from, to, 'east');
  }

  moonset(from: JdUt, to: JdUt): EventTime {
    return this.#moonAtHorizon(from, to, 'west');
  }

  #moonAtHorizon(from: JdUt, to: JdUt, side: 'east' | 'west'): EventTime {
    const rising = this.desha.rising;
    if (rising === null) return this.#moonByHalfDay(from, to, side);
    return this.#firstMeeting(from, to, (t) => {
      const risen = this.risenAsu(t);
      const days = this.ganita.aharganaAt(t);
      const moon = this.ganita.longitudeOf('chandra', days);
      const place = this.horizonPlace(moon, this.ganita.moonLatitudeAt(moon, days), days, side);
      // when the Moon sets in the west, the point opposite to it rises in the east
      return nearAsu((risen ?? 0) - asuOf(rising, side === 'east' ? place : place + 180));
    });
  }

  /**
   * The Moon's rising or setting where some signs never rise, by the Moon's own half-day (II.59-63). The Moon may be up
   * all day or not at all.
   */
  #moonByHalfDay(from: JdUt, to: JdUt, side: 'east' | 'west'): EventTime {
    const cara = (t: JdUt): number | null =>
      caraAsuOf(this.ganita.jya, this.desha.palabha, this.moonDeclination(this.ganita.aharganaAt(t)));
    const middle = jdUt((from + to) / 2);
    if (cara(middle) === null)
      return none(
        this.moonDeclination(this.ganita.aharganaAt(middle)) * this.desha.latDeg > 0 ? 'always_up' : 'always_down',
      );
    return this.#firstMeeting(from, to, (t) => {
      const half = ASU_IN_DAY / 4 + (cara(t) ?? 0);
      return nearAsu(this.moonHourAsu(t) + (side === 'east' ? half : -half));
    });
  }

  /**
   * First instant in [from, to) at which `ahead`, in asu, becomes positive. The Moon falls behind the stars by a 27th
   * of a turn per day.
   */
  #firstMeeting(from: JdUt, to: JdUt, ahead: (t: JdUt) => number): EventTime {
    const perDay = this.ganita.asuInCivilDay * (1 - 1 / 27);
    const solve = (near: number): number => {
      let t = near;
      for (let round = 0; round < 12; round++) {
        const step = ahead(jdUt(t)) / perDay;
        t -= step;
        if (Math.abs(step) < 1e-9) break;
      }
      return t;
    };
    let t = solve(from + wrapAsu(-ahead(from)) / perDay);
    // a meeting just before `from` does not count; the next one is a lunar day later
    if (t < from - 1e-7) t = solve(t + 1.035);
    const clipped = Math.max(t, from);
    return clipped < to ? jdUt(clipped) : none('not_today');
  }
}
