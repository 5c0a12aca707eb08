/**
 * The day on which muhurta rules are evaluated, from sunrise to the next sunrise. Everything that changes during it
 * (tithi, nakshatra, rising sign …) is a list of runs: a number with its start and end. Other files of this folder use
 * the day of the panchanga only through this class. Results are computed once and cached.
 */

import { arc, ordinal } from '../../../kernel/angle.ts';
import type { CacheOwner, OwnerCache } from '../../../kernel/caches.ts';
import type { Place } from '../../../kernel/place.ts';
import { rootBetween } from '../../../kernel/search.ts';
import type { Span } from '../../../kernel/span.ts';
import type { Spans } from '../../../kernel/spans.ts';
import { type CivilDay, type JdUt, jdUt, plusDays } from '../../../kernel/units.ts';
import { NAKSHATRA_DEG, PADA_DEG, RASHI_DEG } from '../../../kernel/zodiac.ts';
import type { Clause } from '../../../rules/clause.ts';
import type { DayFrame } from '../../../rules/kala.ts';
import { type Instant, spansWithin } from '../../../rules/when.ts';
import { type Graha, isNone, type Kalamsha, type None, type Sky, type TaraGraha } from '../../../sky/engines/engine.ts';
import type { Anga } from '../../panchanga/angas/angas.ts';
import { partsTouching } from '../../panchanga/angas/wheels.ts';
import { monthHolding, monthOf, purnimantaMonthOf } from '../../panchanga/day/calendar.ts';
import { bhadrasOn, factsOf } from '../../panchanga/day/facts.ts';
import { type Moment, momentUnder } from '../../panchanga/day/moment.ts';
import type { Bhadra } from '../../panchanga/hours/bhadra.ts';
import { type Sankranti, sankrantisAround } from '../../panchanga/sankranti/sankranti.ts';
import { ABHIJIT_OF_28, starsOf28, type YogaDay } from '../../panchanga/special-yogas/windows.ts';
import { fullMoonOf, type Lunation, lunationBefore, type Masa } from '../../panchanga/year/lunar-months.ts';
import { type Malamasa, malamasaOn } from '../../panchanga/year/malamasa.ts';
import { NEVER } from '../windows.ts';
import { lagnaRuns, RisingNinths } from './lagna-runs.ts';
import { cutAtAbhijit, cutTo, type Run, SHRAVANA, UTTARA_ASHADHA } from './runs.ts';

type ByGraha<T> = Partial<Record<Graha, T>>;

/**
 * Returns the muhurta day of a civil date, or the reason why there is none: the Sun does not rise, set or rise again.
 */
export function muhurtaDay(sky: Sky, civil: CivilDay): MuhurtaDay | None {
  const sunrise = momentUnder(sky, civil);
  const { frame } = sunrise.day;
  return isNone(frame) ? frame : new MuhurtaDay(sunrise, frame);
}

export class MuhurtaDay implements YogaDay, CacheOwner {
  readonly sky: Sky;
  readonly place: Place;
  readonly civil: CivilDay;
  readonly frame: DayFrame;
  /** Sunrise to next sunrise. */
  readonly bounds: Span;
  readonly daylight: Span;
  readonly night: Span;
  /** 1 is Sunday. */
  readonly weekday: number;
  /** The day's sunrise, at which facts are taken that have one value for the day. */
  readonly #sunrise: Moment;
  /** The spans of each condition that was evaluated. */
  readonly spans = new Map<unknown, Spans>();
  readonly kept: OwnerCache = new Map();
  // separate fields instead of `kept`, because each is read about a hundred times while one day is evaluated
  readonly #rashis: ByGraha<readonly Run[]> = {};
  readonly #quarters: ByGraha<readonly Run[]> = {};
  readonly #stars: ByGraha<readonly Run[]> = {};
  readonly #ends: ByGraha<number> = {};
  readonly #kalamshas: ByGraha<Kalamsha> = {};
  readonly #ninths = new Map<Run, RisingNinths>();
  /** The longitude of the rising point at each change of sign, as found by `lagnaRuns`; reused for the navamshas. */
  readonly #risen = new Map<JdUt, number>();
  #stars28: readonly Run[] | undefined;
  #inAbhijit: Spans | undefined;
  #sunStars28: readonly Run[] | undefined;
  #lastFullMoon: JdUt | undefined;
  #sunDegrees: readonly Run[] | undefined;
  #lagnas: readonly Run[] | undefined;
  #lagnasAround: readonly Run[] | undefined;

  constructor(sunrise: Moment, frame: DayFrame) {
    const { day } = sunrise;
    this.#sunrise = sunrise;
    this.frame = frame;
    this.sky = day.sky;
    this.place = day.place;
    this.civil = day.civil;
    this.weekday = day.weekday;
    this.bounds = { from: frame.sunrise, to: frame.nextSunrise };
    this.daylight = { from: frame.sunrise, to: frame.sunset };
    this.night = { from: frame.sunset, to: frame.nextSunrise };
    this.whole = [this.bounds];
    this.ask = spansWithin<MuhurtaDay>(this, this.bounds, this.whole);
  }

  /** The whole day as a list of one span. */
  readonly whole: Spans;
  /** Returns the spans of the day in which a condition holds. It computes them each time; `spansOf` caches them. */
  readonly ask: (condition: Clause<Instant<MuhurtaDay>>) => Spans;

  get sunrise(): JdUt {
    return this.bounds.from;
  }
  /** Returns the sunrise of the civil day this many days later (or earlier, if negative); null if there is none. */
  sunriseAfter(days: number): JdUt | null {
    const at = this.sky.sunrise(plusDays(this.civil, days));
    return isNone(at) ? null : at;
  }

  // ── the angas ────────────────────────────────────────────────────────────────────────────
  /** Every tithi, nakshatra, yoga or karana that overlaps the day, from its own start to its own end. */
  transitions(anga: Anga): readonly Run[] {
    return this.#sunrise.day.transitions(anga);
  }
  /** The same for a span that may reach some days beyond the day. */
  transitionsTouching(anga: Anga, part: Span): readonly Run[] {
    return partsTouching(this.sky, anga, part);
  }
  /** Returns the instant near another at which the Moon reaches a degree. */
  moonAt(deg: number, near: JdUt): JdUt {
    return factsOf(this.#sunrise).moonAt(deg, near);
  }
  get bhadras(): readonly Bhadra[] {
    return bhadrasOn(this.#sunrise);
  }
  /** The nakshatras of the Moon with Abhijit as the 28th, cut to the day. */
  get stars28(): readonly Run[] {
    return (this.#stars28 ??= starsOf28(factsOf(this.#sunrise)));
  }
  /** The spans in which the Moon is within the arc of Abhijit. */
  get moonInAbhijit(): Spans {
    if (this.#inAbhijit !== undefined) return this.#inAbhijit;
    const near = this.transitions('nakshatra').some(({ number }) => number === UTTARA_ASHADHA || number === SHRAVANA);
    this.#inAbhijit = near ? this.stars28.filter(({ number }) => number === ABHIJIT_OF_28) : NEVER;
    return this.#inAbhijit;
  }
  masaOf(tithi: Run): number | null {
    return factsOf(this.#sunrise).masaOf(tithi);
  }
  /** Returns the amanta month that contains a tithi of the day. */
  monthHolding({ from, to }: Run): Lunation {
    return monthHolding(this.#sunrise, jdUt((from + to) / 2));
  }
  get sunNakshatras(): readonly Run[] {
    return factsOf(this.#sunrise).sunNakshatras;
  }

  /** The nakshatras of the Sun with Abhijit as the 28th. */
  get sunStars28(): readonly Run[] {
    return (this.#sunStars28 ??= cutAtAbhijit(this.sunNakshatras, (deg, { from, to }) => {
      const gap = (t: JdUt): number => arc(deg, this.sky.longitude('surya', t));
      return gap(from) >= 0 ? from : gap(to) <= 0 ? to : rootBetween(gap, from, to);
    }));
  }

  // ── the month and the year ───────────────────────────────────────────────────────────────
  /** The amanta month at sunrise. */
  get month(): Lunation {
    return monthOf(this.#sunrise);
  }
  /** The purnimanta month at sunrise. */
  get purnimantaMonth(): Masa {
    return purnimantaMonthOf(this.#sunrise);
  }
  get malamasa(): Malamasa | null {
    return malamasaOn(this.#sunrise);
  }
  /** The last sankranti before sunrise and the first after it. */
  get sankrantis(): readonly Sankranti[] {
    const { last, next } = sankrantisAround(this.#sunrise);
    return [last, next];
  }
  /** The paksha at sunrise: from new moon to full moon, or from full moon to new moon. */
  get paksha(): Span {
    const { month } = this;
    const full = fullMoonOf(this.sky, month);
    return this.sunrise < full ? { from: month.from, to: full } : { from: full, to: month.to };
  }
  /** The last full moon before sunrise. */
  get lastFullMoon(): JdUt {
    if (this.#lastFullMoon !== undefined) return this.#lastFullMoon;
    const own = fullMoonOf(this.sky, this.month);
    this.#lastFullMoon = own <= this.sunrise ? own : fullMoonOf(this.sky, lunationBefore(this.sky, this.month));
    return this.#lastFullMoon;
  }

  // ── the grahas ───────────────────────────────────────────────────────────────────────────
  /** The longitude of a graha at sunrise. */
  longitude(graha: Graha): number {
    return this.#sunrise.longitude(graha);
  }
  /** The speed of a graha at sunrise, in degrees per day. */
  speed(graha: Graha): number {
    return this.#sunrise.speed(graha);
  }
  /** The kalamsha of a graha at sunrise. */
  kalamsha(graha: TaraGraha | 'chandra'): Kalamsha {
    return (this.#kalamshas[graha] ??= this.sky.kalamsha(graha, this.sunrise));
  }
  /** Whether a graha is outside the Sun's rays at sunrise. */
  isSeen(graha: TaraGraha | 'chandra'): boolean {
    return this.kalamsha(graha).visible;
  }
  /** The rashis of a graha through the day. */
  rashis(graha: Graha): readonly Run[] {
    return (this.#rashis[graha] ??= this.#parts(graha, RASHI_DEG));
  }
  /** The quarters of the nakshatras (1–108) of a graha through the day. */
  quarters(graha: Graha): readonly Run[] {
    return (this.#quarters[graha] ??= this.#parts(graha, PADA_DEG));
  }
  /** The nakshatras of a graha through the day. */
  stars(graha: Graha): readonly Run[] {
    return (this.#stars[graha] ??= this.#parts(graha, NAKSHATRA_DEG));
  }
  /** Returns the spans in which a graha is between two degrees, which are less than half a circle apart. */
  inArc(graha: Graha, fromDeg: number, toDeg: number): Spans {
    const { from, to } = this.bounds;
    const size = ((toDeg - fromDeg) % 360) / 2;
    // the distance from the middle of the arc minus half of its size: negative inside the arc
    const outside = (t: JdUt): number => Math.abs(arc(fromDeg + size, this.sky.longitude(graha, t))) - size;
    const isIn = (t: JdUt): boolean => outside(t) < 0;
    if (isIn(from) && isIn(to)) return this.whole;
    if (isIn(from)) return [{ from, to: rootBetween(outside, from, to) }];
    return isIn(to) ? [{ from: rootBetween(outside, from, to), to }] : NEVER;
  }
  /** The whole degrees (1–360) that the Sun passes through in the day. */
  get sunDegrees(): readonly Run[] {
    return (this.#sunDegrees ??= this.#parts('surya', 1));
  }

  /** Longitude of a graha at the next sunrise. */
  #endOf(graha: Graha): number {
    return (this.#ends[graha] ??= this.sky.longitude(graha, this.bounds.to));
  }

  /**
   * The parts of the zodiac that a graha passes through between the two sunrises. A boundary that it crosses and
   * recrosses on the same day is not found.
   */
  #parts(graha: Graha, sizeDeg: number): readonly Run[] {
    const { from, to } = this.bounds;
    const at = (t: JdUt): number => this.sky.longitude(graha, t);
    const first = this.longitude(graha);
    const last = this.#endOf(graha);
    const travelled = arc(first, last);
    const found: Run[] = [];
    let start = from;
    let number = ordinal(first, sizeDeg);
    const count = Math.round(360 / sizeDeg);
    const end = ordinal(last, sizeDeg);
    while (number !== end) {
      const edge = (travelled > 0 ? number : number - 1) * sizeDeg;
      const passed = rootBetween((t) => arc(edge, at(t)), start, to);
      found.push({ number, from: start, to: passed });
      start = passed;
      number = travelled > 0 ? (number % count) + 1 : ((number - 2 + count) % count) + 1;
    }
    found.push({ number, from: start, to });
    return found;
  }

  // ── the rising sign ──────────────────────────────────────────────────────────────────────
  /** The rashis that rise, in order, cut to the day. */
  get lagnas(): readonly Run[] {
    return (this.#lagnas ??= cutTo(this.bounds, this.lagnasAround));
  }
  /**
   * The rising rashis from a little before sunrise to a little after the next sunrise. A sign that begins or ends near
   * the edge of the day therefore has its true start and end.
   */
  get lagnasAround(): readonly Run[] {
    const { from, to } = this.bounds;
    return (this.#lagnasAround ??= lagnaRuns(
      this.sky,
      { from: plusDays(from, -KNOT_DAYS), to: plusDays(to, KNOT_DAYS) },
      this.#risen,
    ));
  }
  /** Returns the navamshas (1–108) that rise within a rising sign of the day, or those of them that are wanted. */
  navamshasIn(lagna: Run, wanted?: (number: number) => boolean): readonly Run[] {
    let ninths = this.#ninths.get(lagna);
    if (ninths === undefined) this.#ninths.set(lagna, (ninths = new RisingNinths(this.sky, lagna, this.#risen)));
    return ninths.runs(wanted);
  }
}

/** A little more than half a ghati, the length of a gandanta of two signs. */
const KNOT_DAYS = 0.01;
