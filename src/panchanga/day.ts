/**
 * The day: from one sunrise to the next under one Sky, with its angas and its neighbours. It knows nothing of a
 * request; the requested moment is in `moment.ts`. A Sky has one Day for each civil day, so the panchanga, the
 * festivals and a walk from day to day share its edges; everything is computed on first use and cached.
 *
 * Where the Sun does not rise the day is the civil one; all such substitutes are in `polar.ts`.
 */
import { type Happening, isNone, type None, type Sky } from '../engines/engine.ts';
import { weekdayOf } from '../kernel/civil.ts';
import { type Keeper, type Kept, keptBy, Table } from '../kernel/kept.ts';
import type { Place } from '../kernel/place.ts';
import { type Span, span } from '../kernel/span.ts';
import { type CivilDay, type JdUt, plusDays } from '../kernel/units.ts';
import type { DayFrame } from '../rules/kala.ts';
import { civilDaySpan, lightAboutNoon } from './polar.ts';
import { type Part, type PartSpan, partsTouching } from './wheels.ts';

/** Two years of days; then the Sky's cache is emptied. */
const MOST_DAYS = 800;
const daysOf = keptBy((_: Sky) => new Table<Day>(MOST_DAYS));

/** The day under `sky` that begins with the sunrise of a civil day. */
export const dayUnder = (sky: Sky, civil: CivilDay): Day => daysOf(sky).at(civil, () => new Day(sky, civil));

/** A walk never returns to this day, so its results need not be kept. */
export const leaveDay = (sky: Sky, civil: CivilDay): void => daysOf(sky).take(civil)?.forget();

/** This soon after a sunrise the next one cannot have come. */
const NO_SECOND_SUNRISE_DAYS = 0.75;

/**
 * The civil day whose sunrise is the last one before `t`; `near`, which is at most a day off, where the Sun does not
 * rise.
 */
export function dayHolding(sky: Sky, near: CivilDay, t: JdUt): CivilDay {
  const sunrise = sky.sunrise(near);
  if (isNone(sunrise)) return near;
  if (t < sunrise) {
    const before = sky.sunrise(plusDays(near, -1));
    if (isNone(before)) return near;
    if (t >= before) return plusDays(near, -1);
    // on a clock about six hours off, just past its midnight, yesterday's late winter sunrise is still to come
    return isNone(sky.sunrise(plusDays(near, -2))) ? plusDays(near, -1) : plusDays(near, -2);
  }
  if (t - sunrise < NO_SECOND_SUNRISE_DAYS) return near;
  const next = sky.sunrise(plusDays(near, 1));
  return !isNone(next) && t >= next ? plusDays(near, 1) : near;
}

export class Day implements Keeper {
  readonly sky: Sky;
  readonly place: Place;
  /** The civil day whose sunrise begins this one. */
  readonly civil: CivilDay;
  readonly kept: Kept = new Map();
  readonly #byClock: boolean;
  #runs: Partial<Record<Part, readonly PartSpan[]>> = {};
  #sunrise: Happening | undefined;
  #sunset: Happening | undefined;
  #nextSunrise: Happening | undefined;
  #noon: JdUt | undefined;
  #bounds: Span | undefined;

  /** `byClock`: counted from midnight to midnight although the Sun rises, as in `clockDayUnder`. */
  constructor(sky: Sky, civil: CivilDay, byClock = false) {
    this.sky = sky;
    this.place = sky.place;
    this.civil = civil;
    this.#byClock = byClock;
  }

  get sunrise(): Happening {
    this.#sunrise ??= this.sky.sunrise(this.civil);
    return this.#sunrise;
  }
  get sunset(): Happening {
    this.#sunset ??= this.sky.sunset(this.civil);
    return this.#sunset;
  }
  get nextSunrise(): Happening {
    this.#nextSunrise ??= this.next.sunrise;
    return this.#nextSunrise;
  }
  /** The sunset of the evening before, for kalas that reach back before sunrise (Brahma muhurta). */
  get previousSunset(): Happening {
    return this.previous.sunset;
  }
  /** True noon. */
  get noon(): JdUt {
    this.#noon ??= this.sky.noon(this.civil);
    return this.#noon;
  }

  /** Where a country crossed the date line a date is skipped, and the sunrise of that date is this one again. */
  get next(): Day {
    const next = dayUnder(this.sky, plusDays(this.civil, 1));
    return isSameSunrise(this.sunrise, next.sunrise) ? dayUnder(this.sky, plusDays(this.civil, 2)) : next;
  }
  get previous(): Day {
    return dayUnder(this.sky, plusDays(this.civil, -1));
  }

  /** Sunrise to sunset, or why there is none. */
  get daylight(): Span | None {
    return between(this.sunrise, this.sunset);
  }
  /** Sunset to the next sunrise, or why there is none. */
  get night(): Span | None {
    return between(this.sunset, this.nextSunrise);
  }
  /** Sunset of the evening before to this sunrise, or why there is none. */
  get previousNight(): Span | None {
    return between(this.previousSunset, this.sunrise);
  }
  /** Sunrise to next sunrise; if either is missing, the civil day. */
  get bounds(): Span {
    if (this.#bounds !== undefined) return this.#bounds;
    const whole = this.#byClock ? null : between(this.sunrise, this.nextSunrise);
    this.#bounds = whole === null || isNone(whole) ? civilDaySpan(this.sky, this.civil) : whole;
    return this.#bounds;
  }
  get hasSunrise(): boolean {
    return !isNone(this.sunrise);
  }
  /** The vara, 1 = Sunday; it runs from sunrise to sunrise. */
  get weekday(): number {
    return weekdayOf(this.civil);
  }

  /** Every run of a part of a wheel that touches `bounds`, in order: three tithis when one is kshaya. */
  transitions(part: Part): readonly PartSpan[] {
    const known = this.#runs[part];
    if (known !== undefined) return known;
    const found = partsTouching(this.sky, part, this.bounds);
    this.#runs[part] = found;
    return found;
  }

  /** Frees the cached results; a holder of the day can recompute them. */
  forget(): void {
    this.kept.clear();
    this.#runs = {};
  }

  // ── as rules see it ────────────────────────────────────────────────────────────────────────

  /** Its edges, or why one is missing. */
  get frame(): DayFrame | None {
    return frameOf(this);
  }
  /** Its edges; where the Sun does not rise or set, six hours around true noon are the daylight. */
  get frameAboutNoon(): DayFrame {
    return noonFrameOf(this);
  }
}

/** The civil day, midnight to midnight, of a moment that no day from sunrise to sunrise holds: before the first sunrise of a polar spring. */
export const clockDayUnder = (sky: Sky, civil: CivilDay): Day => new Day(sky, civil, true);

const SAME_SUNRISE_DAYS = 0.5;
const isSameSunrise = (one: Happening, next: Happening): boolean =>
  !isNone(one) && !isNone(next) && next - one < SAME_SUNRISE_DAYS;

const between = (from: Happening, to: Happening): Span | None =>
  isNone(from) ? from : isNone(to) ? to : span(from, to);

const frameOf = keptBy(({ civil, sunrise, sunset, nextSunrise }: Day): DayFrame | None => {
  if (isNone(sunrise)) return sunrise;
  if (isNone(sunset)) return sunset;
  if (isNone(nextSunrise)) return nextSunrise;
  return { civil, sunrise, sunset, nextSunrise };
});

const noonFrameOf = keptBy((day: Day): DayFrame => new NoonFrame(day));

/** This far from the pole the Sun rises and sets every day, on any engine. */
const ALWAYS_DEG = 60;
const risesAndSets = ({ latDeg }: Place): boolean => Math.abs(latDeg) < ALWAYS_DEG;

/** Each edge is computed only when a rule needs it: most decisions need one sunset more than the day itself has. */
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
