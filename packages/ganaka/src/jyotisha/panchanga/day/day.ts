/**
 * A day from one sunrise to the next under one Sky, with its angas and its neighbours. It does not depend on a request;
 * the requested moment is in `moment.ts`.
 * A Sky has one Day for each civil day, so the panchanga, the festivals and a walk from day to day share its sunrise
 * and sunset. Everything is computed on first use and cached.
 * If the Sun does not rise, the day is the civil day. All such substitutes are in `polar.ts`.
 */

import { BoundedCache, type CacheOwner, cachedOn, type OwnerCache } from '../../../kernel/caches.ts';
import { weekdayOf } from '../../../kernel/civil.ts';
import type { Place } from '../../../kernel/place.ts';
import { type Span, span } from '../../../kernel/span.ts';
import { type CivilDay, type JdUt, plusDays } from '../../../kernel/units.ts';
import type { DayFrame } from '../../../rules/kala.ts';
import { type EventTime, isNone, type None, type Sky } from '../../../sky/engines/engine.ts';
import { type AngaPart, type PartSpan, partsTouching } from '../angas/wheels.ts';
import { civilDaySpan, lightAboutNoon } from './polar.ts';

/** The size of the cache, two years of days. A full cache is emptied. */
const MOST_DAYS = 800;
const daysOf = cachedOn((_: Sky) => new BoundedCache<Day>(MOST_DAYS));

/** The day under `sky` that begins with the sunrise of a civil day. */
export const dayUnder = (sky: Sky, civil: CivilDay): Day => daysOf(sky).at(civil, () => new Day(sky, civil));

/** Removes a day from the cache; for walks that never return to it. */
export const leaveDay = (sky: Sky, civil: CivilDay): void => daysOf(sky).take(civil)?.forget();

/** Two sunrises are always farther apart than this. */
const NO_SECOND_SUNRISE_DAYS = 0.75;

/**
 * The civil day whose sunrise is the last one before `t`. If the Sun does not rise, it is `near`, which is at most a
 * day off.
 */
export function dayHolding(sky: Sky, near: CivilDay, t: JdUt): CivilDay {
  const sunrise = sky.sunrise(near);
  if (isNone(sunrise)) {
    // where the Sun is ahead of the clock, the first sunrise after the midnight sun may come just before midnight
    const next = sky.sunrise(plusDays(near, 1));
    return !isNone(next) && t >= next ? plusDays(near, 1) : near;
  }
  if (t < sunrise) {
    const before = sky.sunrise(plusDays(near, -1));
    if (isNone(before)) return near;
    if (t >= before) return plusDays(near, -1);
    // by a clock about six hours off, just after midnight: yesterday's late winter sunrise is still to come
    return isNone(sky.sunrise(plusDays(near, -2))) ? plusDays(near, -1) : plusDays(near, -2);
  }
  if (t - sunrise < NO_SECOND_SUNRISE_DAYS) return near;
  const next = sky.sunrise(plusDays(near, 1));
  return !isNone(next) && t >= next ? plusDays(near, 1) : near;
}

export class Day implements CacheOwner {
  readonly sky: Sky;
  readonly place: Place;
  /** The civil day whose sunrise begins this day. */
  readonly civil: CivilDay;
  readonly #byClock: boolean;
  #kept: OwnerCache | undefined;
  #runs: Partial<Record<AngaPart, readonly PartSpan[]>> | undefined;
  #aboutNoon: DayFrame | undefined;
  #sunrise: EventTime | undefined;
  #sunset: EventTime | undefined;
  #nextSunrise: EventTime | undefined;
  #noon: JdUt | undefined;
  #bounds: Span | undefined;

  /** `byClock`: the day runs from midnight to midnight although the Sun rises, as in `clockDayUnder`. */
  constructor(sky: Sky, civil: CivilDay, byClock = false) {
    this.sky = sky;
    this.place = sky.place;
    this.civil = civil;
    this.#byClock = byClock;
  }

  /** Created on first use: the festivals of a year need only the sunrise of most days. */
  get kept(): OwnerCache {
    this.#kept ??= new Map();
    return this.#kept;
  }

  get sunrise(): EventTime {
    this.#sunrise ??= this.sky.sunrise(this.civil);
    return this.#sunrise;
  }
  get sunset(): EventTime {
    this.#sunset ??= this.sky.sunset(this.civil);
    return this.#sunset;
  }
  get nextSunrise(): EventTime {
    this.#nextSunrise ??= this.next.sunrise;
    return this.#nextSunrise;
  }
  /** The sunset of the evening before, for kalas that begin before sunrise, such as Brahma muhurta. */
  get previousSunset(): EventTime {
    return this.previous.sunset;
  }
  /** True noon. */
  get noon(): JdUt {
    this.#noon ??= this.sky.noon(this.civil);
    return this.#noon;
  }

  /**
   * The next day. Where a country moved across the date line, one date is skipped, and its sunrise is then that of this
   * day.
   */
  get next(): Day {
    const next = dayUnder(this.sky, plusDays(this.civil, 1));
    return isSameSunrise(this.sunrise, next.sunrise) ? dayUnder(this.sky, plusDays(this.civil, 2)) : next;
  }
  get previous(): Day {
    return dayUnder(this.sky, plusDays(this.civil, -1));
  }

  /** From sunrise to sunset, or the reason why there is none. */
  get daylight(): Span | None {
    return between(this.sunrise, this.sunset);
  }
  /** From sunset to the next sunrise, or the reason why there is none. */
  get night(): Span | None {
    return between(this.sunset, this.nextSunrise);
  }
  /** From the sunset of the evening before to this sunrise, or the reason why there is none. */
  get previousNight(): Span | None {
    return between(this.previousSunset, this.sunrise);
  }
  /**
   * From sunrise to the next sunrise. A midnight of the clock takes the place of a missing sunrise, so two days never
   * overlap.
   */
  get bounds(): Span {
    this.#bounds ??= this.#boundsOf(this.sunrise, this.nextSunrise);
    return this.#bounds;
  }
  #boundsOf(sunrise: EventTime, next: EventTime): Span {
    if (!(this.#byClock || isNone(sunrise) || isNone(next))) return span(sunrise, next);
    const { from, to } = civilDaySpan(this.sky, this.civil);
    if (this.#byClock) return span(from, to);
    if (!isNone(sunrise)) return span(sunrise, to);
    return span(from, isNone(next) || next > to ? to : next);
  }
  /** `bounds`, and after a day without a sunrise also the hours from midnight to sunrise, which are in no other day. */
  get reach(): Span {
    const { bounds, previous } = this;
    return this.hasSunrise && !previous.hasSunrise ? span(previous.bounds.to, bounds.to) : bounds;
  }
  get hasSunrise(): boolean {
    return !isNone(this.sunrise);
  }
  /** The vara, 1 = Sunday, which runs from sunrise to sunrise. */
  get weekday(): number {
    return weekdayOf(this.civil);
  }

  /** Every part of a wheel that touches `bounds`, in order. If a tithi is kshaya there are three tithis. */
  transitions(part: AngaPart): readonly PartSpan[] {
    this.#runs ??= {};
    this.#runs[part] ??= partsTouching(this.sky, part, this.bounds);
    return this.#runs[part];
  }

  /** Frees the cached results. Code that still has the day can compute them again. */
  forget(): void {
    this.#kept = undefined;
    this.#runs = undefined;
  }

  // ── the day for rules ─────────────────────────────────────────────────────────────────────

  /** Sunrise, sunset and next sunrise, or the reason why one of them is missing. */
  get frame(): DayFrame | None {
    return frameOf(this);
  }
  /**
   * Sunrise, sunset and next sunrise. If the Sun does not rise or set, daylight is from six hours before to six hours
   * after true noon.
   */
  get frameAboutNoon(): DayFrame {
    this.#aboutNoon ??= new NoonFrame(this);
    return this.#aboutNoon;
  }
}

/**
 * The civil day from midnight to midnight, for a moment that is in no day from sunrise to sunrise. An example is a
 * moment before the first sunrise after a polar night.
 */
export const clockDayUnder = (sky: Sky, civil: CivilDay): Day => new Day(sky, civil, true);

const SAME_SUNRISE_DAYS = 0.5;
const isSameSunrise = (one: EventTime, next: EventTime): boolean =>
  !isNone(one) && !isNone(next) && next - one < SAME_SUNRISE_DAYS;

const between = (from: EventTime, to: EventTime): Span | None =>
  isNone(from) ? from : isNone(to) ? to : span(from, to);

const frameOf = cachedOn(({ civil, sunrise, sunset, nextSunrise }: Day): DayFrame | None => {
  if (isNone(sunrise)) return sunrise;
  if (isNone(sunset)) return sunset;
  if (isNone(nextSunrise)) return nextSunrise;
  return { civil, sunrise, sunset, nextSunrise };
});

/** Below this latitude the Sun rises and sets every day, on any engine. */
const ALWAYS_DEG = 60;
const risesAndSets = ({ latDeg }: Place): boolean => Math.abs(latDeg) < ALWAYS_DEG;

/**
 * A frame whose edges are computed only when a rule needs them. Most decisions need just one sunset beyond those of the
 * day.
 */
class NoonFrame implements DayFrame {
  readonly #day: Day;
  #edges: Span | undefined;

  constructor(day: Day) {
    this.#day = day;
  }
  get civil(): CivilDay {
    return this.#day.civil;
  }
  get #light(): Span {
    if (this.#edges !== undefined) return this.#edges;
    const { sky, civil, daylight } = this.#day;
    this.#edges = isNone(daylight) ? lightAboutNoon(sky, civil) : daylight;
    return this.#edges;
  }
  get sunrise(): JdUt {
    const { sunrise, place } = this.#day;
    return risesAndSets(place) && !isNone(sunrise) ? sunrise : this.#light.from;
  }
  get sunset(): JdUt {
    const { sunset, place } = this.#day;
    return risesAndSets(place) && !isNone(sunset) ? sunset : this.#light.to;
  }
  get nextSunrise(): JdUt {
    const next = this.#day.next.frameAboutNoon.sunrise;
    if (risesAndSets(this.#day.place)) return next;
    return next > this.sunset ? next : this.sunset;
  }
}
