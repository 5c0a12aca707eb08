/**
 * The panchanga day: one civil day under one Sky, from its sunrise to the next, and the moment asked for in it.
 * Everything that several blocks need (risings, day and night, the angas and their boundaries) is worked out on
 * first use and kept here, so that a tithi's end is solved once for the whole snapshot.
 *
 * A moment before sunrise belongs to the day whose sunrise precedes it: asked for 04:00 of the 15th, the day is
 * that of the 14th (`day`), while `asked` stays the 15th. Where the Sun does not rise the day is the civil one,
 * midnight to midnight, and `daySpan`, `nightSpan` say why they are missing.
 */
import { type Graha, type Happening, isNone, type None, type Sky } from '../engines/engine.ts';
import { norm360, ordinal } from '../kernel/angle.ts';
import { midnight, weekdayOf } from '../kernel/civil.ts';
import type { Place } from '../kernel/place.ts';
import { whenReaches } from '../kernel/search.ts';
import { holds, type Span, span } from '../kernel/span.ts';
import { type CivilDay, type JdUt, plusDays, type SiderealDeg } from '../kernel/units.ts';
import { type Anga, type AngaSpan, CUTS, MEAN_DEG_PER_DAY, WHEEL_AT, type Wheel } from './angas.ts';

export type Basis = 'sunrise' | 'time' | 'noon';

/** An anga at the moment asked for: which part, how much of it is gone, and its run. */
export interface AngaNow extends AngaSpan {
  /** The wheel's angle at the moment, degrees. */
  readonly angleDeg: number;
  /** Part gone, 0 to 1. */
  readonly fraction: number;
}

/** The day under `sky` that a moment falls in. Without a moment: its sunrise, or true noon where there is none. */
export function dayUnder(sky: Sky, asked: CivilDay, t?: JdUt, basis?: Basis): PanchangaDay {
  if (t !== undefined && basis !== 'sunrise')
    return new PanchangaDay(sky, dayHolding(sky, asked, t), asked, t, basis ?? 'time');
  const sunrise = sky.sunrise(asked);
  if (isNone(sunrise)) return new PanchangaDay(sky, asked, asked, sky.noon(asked), 'noon');
  return new PanchangaDay(sky, asked, asked, sunrise, 'sunrise');
}

/** So soon after a sunrise the next one has not come. */
const NO_SECOND_SUNRISE_DAYS = 0.75;

/** The civil day whose sunrise is the last one before `t`; `near`, which is at most a day off, where the Sun does not rise. */
export function dayHolding(sky: Sky, near: CivilDay, t: JdUt): CivilDay {
  const sunrise = sky.sunrise(near);
  if (isNone(sunrise)) return near;
  if (t < sunrise) {
    const before = sky.sunrise(plusDays(near, -1));
    if (isNone(before)) return near;
    if (t >= before) return plusDays(near, -1);
    // on a clock some six hours off, just past its midnight, yesterday's late sunrise of winter is still to come
    return isNone(sky.sunrise(plusDays(near, -2))) ? plusDays(near, -1) : plusDays(near, -2);
  }
  if (t - sunrise < NO_SECOND_SUNRISE_DAYS) return near;
  const next = sky.sunrise(plusDays(near, 1));
  return !isNone(next) && t >= next ? plusDays(near, 1) : near;
}

export class PanchangaDay {
  readonly sky: Sky;
  readonly place: Place;
  /** The civil day whose sunrise begins this panchanga day. */
  readonly day: CivilDay;
  /** The civil day asked for; the day after `day` when the moment lies before its sunrise. */
  readonly asked: CivilDay;
  /** The moment asked for. */
  readonly t: JdUt;
  readonly basis: Basis;
  readonly #boundaries: Readonly<Record<Wheel, Map<number, JdUt>>> = {
    elongation: new Map(),
    moon: new Map(),
    sum: new Map(),
  };
  readonly #once = new Map<string, unknown>();
  // what nearly every block asks for has a field of its own: a look-up by name costs as much as a longitude
  readonly #longitudes: Partial<Record<Graha, SiderealDeg>> = {};
  readonly #speeds: Partial<Record<Graha, number>> = {};
  readonly #transitions: Partial<Record<Anga, readonly AngaSpan[]>> = {};
  readonly #angas: Partial<Record<Anga, AngaNow>> = {};
  #sunrise: Happening | undefined;
  #sunset: Happening | undefined;
  #nextSunrise: Happening | undefined;
  #previousSunset: Happening | undefined;
  #bounds: Span | undefined;

  constructor(sky: Sky, day: CivilDay, asked: CivilDay, t: JdUt, basis: Basis) {
    this.sky = sky;
    this.place = sky.place;
    this.day = day;
    this.asked = asked;
    this.t = t;
    this.basis = basis;
  }

  /** `make()` the first time, the same value ever after: for what several blocks share. */
  once<T>(key: string, make: () => T): T {
    const known = this.#once.get(key);
    if (known !== undefined) return known as T;
    const made = make();
    this.#once.set(key, made);
    return made;
  }

  get sunrise(): Happening {
    this.#sunrise ??= this.sky.sunrise(this.day);
    return this.#sunrise;
  }
  get sunset(): Happening {
    this.#sunset ??= this.sky.sunset(this.day);
    return this.#sunset;
  }
  get nextSunrise(): Happening {
    this.#nextSunrise ??= this.#sunriseAfter();
    return this.#nextSunrise;
  }
  /** Where a land has crossed the date line a date is left out, and the sunrise of that date is this one again. */
  #sunriseAfter(): Happening {
    const next = this.sky.sunrise(plusDays(this.day, 1));
    const same = !isNone(next) && !isNone(this.sunrise) && next - this.sunrise < SAME_SUNRISE_DAYS;
    return same ? this.sky.sunrise(plusDays(this.day, 2)) : next;
  }
  /** The sunset of the evening before, for kalas that reach back before sunrise (arunodaya, Brahma muhurta). */
  get previousSunset(): Happening {
    this.#previousSunset ??= this.sky.sunset(plusDays(this.day, -1));
    return this.#previousSunset;
  }
  get noon(): JdUt {
    return this.once('noon', () => this.sky.noon(this.day));
  }

  /** Sunrise to sunset, or why there is none. */
  get daySpan(): Span | None {
    return between(this.sunrise, this.sunset);
  }
  /** Sunset to the next sunrise, or why there is none. */
  get nightSpan(): Span | None {
    return between(this.sunset, this.nextSunrise);
  }
  /** Sunset of the evening before to this sunrise, or why there is none. */
  get previousNightSpan(): Span | None {
    return between(this.previousSunset, this.sunrise);
  }
  /**
   * Sunrise to next sunrise; where either is missing, the civil day from midnight to midnight. So too for a moment before
   * the first sunrise after a polar season: no day from sunrise to sunrise holds it.
   */
  get bounds(): Span {
    this.#bounds ??= this.#boundsOrCivilDay();
    return this.#bounds;
  }
  #boundsOrCivilDay(): Span {
    const whole = between(this.sunrise, this.nextSunrise);
    if (!isNone(whole) && whole.from <= this.t) return whole;
    const from = midnight(this.day, this.place.tzHours);
    return span(from, plusDays(from, 1));
  }
  get hasSunrise(): boolean {
    return !isNone(this.sunrise);
  }
  /** The vara, 1 = Sunday; it runs from sunrise to sunrise. */
  get weekday(): number {
    return weekdayOf(this.day);
  }

  /** Longitude of a graha at the moment asked for. */
  longitude(graha: Graha): SiderealDeg {
    const known = this.#longitudes[graha];
    if (known !== undefined) return known;
    const found = this.sky.longitude(graha, this.t);
    this.#longitudes[graha] = found;
    return found;
  }
  /** Degrees a day of a graha at the moment asked for. */
  speed(graha: Graha): number {
    const known = this.#speeds[graha];
    if (known !== undefined) return known;
    const found = this.sky.speed(graha, this.t);
    this.#speeds[graha] = found;
    return found;
  }
  /** Moon minus Sun at the moment asked for. */
  get elongation(): number {
    return norm360(this.longitude('chandra') - this.longitude('surya'));
  }

  get tithi(): AngaNow {
    return this.#anga('tithi');
  }
  get nakshatra(): AngaNow {
    return this.#anga('nakshatra');
  }
  get yoga(): AngaNow {
    return this.#anga('yoga');
  }
  get karana(): AngaNow {
    return this.#anga('karana');
  }
  #anga(anga: Anga): AngaNow {
    const known = this.#angas[anga];
    if (known !== undefined) return known;
    const found = this.#now(anga);
    this.#angas[anga] = found;
    return found;
  }

  /** Every part of an anga that touches `bounds`, in order: three tithis when one is kshaya. */
  transitions(anga: Anga): readonly AngaSpan[] {
    const known = this.#transitions[anga];
    if (known !== undefined) return known;
    const found = this.#touching(anga);
    this.#transitions[anga] = found;
    return found;
  }

  /** Every part of an anga that touches `part` of time at most a few days from this day (a kala of the night, the next day). */
  touching(anga: Anga, part: Span): readonly AngaSpan[] {
    const known = this.transitions(anga);
    const { from, to } = this.bounds;
    if (part.from >= from && part.to <= to) return known.filter((each) => each.from < part.to && each.to > part.from);
    return this.#touching(anga, part);
  }

  #now(anga: Anga): AngaNow {
    const { wheel, sizeDeg } = CUTS[anga];
    const angleDeg = this.#angleNow(wheel);
    const number = ordinal(angleDeg, sizeDeg);
    const run = this.transitions(anga).find((each) => each.number === number) ?? this.#span(anga, number, this.t);
    const gone = angleDeg / sizeDeg;
    return { number, from: run.from, to: run.to, angleDeg, fraction: gone - Math.floor(gone) };
  }

  #angleNow(wheel: Wheel): number {
    if (wheel === 'moon') return this.longitude('chandra');
    return wheel === 'elongation' ? this.elongation : norm360(this.longitude('chandra') + this.longitude('surya'));
  }

  #touching(anga: Anga, within: Span = this.bounds): AngaSpan[] {
    const { wheel, sizeDeg, count } = CUTS[anga];
    const angle = within.from === this.t ? this.#angleNow(wheel) : WHEEL_AT[wheel](this.sky, within.from);
    let number = ordinal(angle, sizeDeg);
    const found = [this.#span(anga, number, within.from)];
    for (let last = found[0]; last !== undefined && last.to < within.to; last = found.at(-1)) {
      number = (number % count) + 1;
      // the part before gives the wheel's present rate: a better first guess than the mean one
      const rate = sizeDeg / (last.to - last.from);
      found.push({ number, from: last.to, to: this.#boundary(anga, number, last.to, rate) });
    }
    return found;
  }

  #span(anga: Anga, number: number, near: JdUt): AngaSpan {
    const rate = this.#rate(CUTS[anga].wheel);
    return { number, from: this.#boundary(anga, number - 1, near, rate), to: this.#boundary(anga, number, near, rate) };
  }

  /** Degrees a day of a wheel at the moment asked for; within a day or two of it the same. */
  #rate(wheel: Wheel): number {
    const moon = this.speed('chandra');
    const rate = wheel === 'moon' ? moon : wheel === 'sum' ? moon + this.speed('surya') : moon - this.speed('surya');
    const mean = MEAN_DEG_PER_DAY[wheel];
    return rate > mean * 0.7 && rate < mean * 1.4 ? rate : mean;
  }

  /** When part `number` ends. Kept by the wheel's own finest parts, so that a tithi's end is a karana's end too. */
  #boundary(anga: Anga, number: number, near: JdUt, degPerDay: number): JdUt {
    const { wheel, sizeDeg, count } = CUTS[anga];
    const index = (number % count) * (wheel === 'elongation' ? sizeDeg / CUTS.karana.sizeDeg : 1);
    const known = this.#boundaries[wheel].get(index);
    // a wheel turns once in four weeks: a boundary met within some days of the day is the same one
    if (known !== undefined && Math.abs(known - near) < SAME_TURN_DAYS) return known;
    const at = whenReaches((x) => WHEEL_AT[wheel](this.sky, x), number * sizeDeg, near, degPerDay);
    this.#boundaries[wheel].set(index, at);
    return at;
  }

  /** Whether the moment lies in `part`. */
  isIn(part: Span): boolean {
    return holds(part, this.t);
  }
}

const SAME_TURN_DAYS = 10;
const SAME_SUNRISE_DAYS = 0.5;

const between = (from: Happening, to: Happening): Span | None =>
  isNone(from) ? from : isNone(to) ? to : span(from, to);
