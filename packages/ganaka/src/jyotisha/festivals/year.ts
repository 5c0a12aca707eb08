/**
 * A Gregorian year under one Sky for festivals: its lunar months, their tithis, the days and the sankrantis. Each is
 * computed on first use and cached.
 * The same class serves one festival or the whole year. It steps from new moon to new moon, never from day to day.
 */

import { arc } from '../../kernel/angle.ts';
import { dateOf, dayAt, dayOf, midnight } from '../../kernel/civil.ts';
import { type Place, placeWithOffset } from '../../kernel/place.ts';
import type { Span } from '../../kernel/span.ts';
import { type CivilDay, type JdUt, jdUt, plusDays } from '../../kernel/units.ts';
import { RASHI_DEG } from '../../kernel/zodiac.ts';
import type { DayFrame } from '../../rules/kala.ts';
import { kalaOf } from '../../rules/kala.ts';
import { isNone, type Sky } from '../../sky/engines/engine.ts';
import type { AngaSpan } from '../panchanga/angas/angas.ts';
import { CUTS, MEAN_DEG_PER_DAY, reachedNear } from '../panchanga/angas/wheels.ts';
import { isInIndia } from '../panchanga/day/custom.ts';
import { dayUnder } from '../panchanga/day/day.ts';
import { type Sankranti, sankrantiAfter, sankrantiNear } from '../panchanga/sankranti/sankranti.ts';
import {
  type Lunation,
  lunationAfter,
  lunationAround,
  lunationBefore,
  tithiBegin,
} from '../panchanga/year/lunar-months.ts';
import { type FestivalKala, MASA, type MasaId, type TithiOccasion } from './occasion.ts';
import type { Lands } from './region.ts';
import type { EkadashiSchool } from './schools.ts';

const TITHIS = 30;
/** Where the dates of India are decided, by its national calendar and the lists of its government. */
const NEW_DELHI: Place = { ...placeWithOffset('New Delhi', 28.6139, 77.209, 5.5), zone: 'Asia/Kolkata' };
/** A rite can be some days from its tithi, and its parana some days after. */
const MARGIN_DAYS = 3;
const SIDEREAL_YEAR_DAYS = 365.256;
/** Longer than any month, with some days to spare. */
const LONGEST_MONTH_DAYS = 35;

/**
 * Whether festivals of a month name (1 = Chaitra) are observed in a month. A kshaya month has two names, so festivals
 * of the skipped name are observed in it too.
 */
const isNamed = ({ masa, adhika, kshaya }: Lunation, name: number): boolean =>
  !adhika && (masa === name || (kshaya && (masa % 12) + 1 === name));
export const bearsName = (month: Lunation, name: MasaId): boolean => isNamed(month, MASA[name]);

/** Whether a festival with this occasion is observed in this month. */
export function isMonthOf(sky: Sky, month: Lunation, { masa, inAdhika }: TithiOccasion): boolean {
  if (masa === undefined) return true;
  const name = MASA[masa];
  if (inAdhika !== true) return isNamed(month, name);
  const isAdded = ({ masa: number, adhika }: Lunation): boolean => adhika && number === name;
  return isAdded(month) || (isNamed(month, name) && !isAdded(lunationBefore(sky, month)));
}

/** A range of civil days, both ends included. */
interface Days {
  readonly first: CivilDay;
  readonly last: CivilDay;
}

export class FestivalYear {
  readonly sky: Sky;
  readonly year: number;
  /** Whose days festivals have: those of the place's own land, or those of most lands. */
  readonly lands: Lands;
  /** Whose fasts of the eleventh tithi the year has. */
  readonly fasts: EkadashiSchool;
  readonly #moonrises = new Map<CivilDay, Span | null>();
  readonly #days: Days | undefined;
  #india: FestivalYear | undefined;
  #lunations: readonly Lunation[] | undefined;
  #sankrantis: readonly Sankranti[] | undefined;

  /**
   * A caller that needs only some days of the year passes them as `days`. Months and sankrantis outside them are left
   * out.
   */
  constructor(sky: Sky, year: number, days?: Days, lands: Lands = 'here', fasts: EkadashiSchool = 'smarta') {
    this.sky = sky;
    this.year = year;
    this.#days = days;
    this.lands = lands;
    this.fasts = fasts;
  }

  /** The span in which months and sankrantis are searched for. */
  get #reach(): Span {
    const { from, to } = this.bounds;
    if (this.#days === undefined) return { from, to };
    const { tzHours } = this.sky.place;
    const first = midnight(this.#days.first, tzHours);
    const after = midnight(plusDays(this.#days.last, 1), tzHours);
    return { from: first > from ? first : from, to: after < to ? after : to };
  }

  /** From the first midnight of the year at the place to the first midnight of the next year. */
  get bounds(): Span {
    return { from: this.#newYear(this.year), to: this.#newYear(this.year + 1) };
  }
  #newYear(year: number): JdUt {
    return midnight(dayOf({ year, month: 1, day: 1 }), this.sky.place.tzHours);
  }

  /** The shift of the Sun's entry in days, if a subclass shifts it. */
  get entryMovedBy(): number {
    return 0;
  }

  holds(day: CivilDay): boolean {
    return dateOf(day).year === this.year;
  }

  /** Every lunar month that overlaps the year or the few days before and after it. */
  get lunations(): readonly Lunation[] {
    if (this.#lunations === undefined) {
      const { from, to } = this.#reach;
      const found: Lunation[] = [lunationAround(this.sky, plusDays(from, -MARGIN_DAYS))];
      for (let last = found[0]; last !== undefined && last.to < to + MARGIN_DAYS; last = found.at(-1))
        found.push(lunationAfter(this.sky, last));
      this.#lunations = found;
    }
    return this.#lunations;
  }

  /** The true (not adhika) months of a name. */
  months(masa: number): readonly Lunation[] {
    return this.lunations.filter((month) => isNamed(month, masa));
  }

  /** The months in which a festival with this occasion is observed: every month if it names none. */
  monthsOf(on: TithiOccasion): readonly Lunation[] {
    return this.lunations.filter((month) => isMonthOf(this.sky, month, on));
  }

  /**
   * The true months of a name, for a caller that needs only one name. A month has its name from the rashi that the Sun
   * enters in it. So it is found by its sankranti, without the other months of the year. Each has the month before it,
   * if that also overlaps the year.
   */
  monthsByEntry(masa: number): { readonly month: Lunation; readonly before: Lunation | null }[] {
    const { from, to } = this.bounds;
    const touches = (month: Lunation): boolean => month.to > from - MARGIN_DAYS && month.from < to + MARGIN_DAYS;
    const found: { month: Lunation; before: Lunation | null }[] = [];
    const middle = jdUt((from + to) / 2);
    const togo = arc(this.sky.meanLongitude('surya', middle), (masa - 1) * RASHI_DEG);
    const near = plusDays(middle, togo / MEAN_DEG_PER_DAY.sun);
    for (const years of [-1, 0, 1]) {
      const guess = plusDays(near, years * SIDEREAL_YEAR_DAYS);
      if (guess < from - LONGEST_MONTH_DAYS || guess > to + LONGEST_MONTH_DAYS) continue;
      const around = lunationAround(this.sky, sankrantiNear(this.sky, masa, guess).at);
      // an entry exactly at the new moon may be assigned to either month
      const month = [around, lunationBefore(this.sky, around), lunationAfter(this.sky, around)].find((each) =>
        isNamed(each, masa),
      );
      if (month === undefined || !touches(month)) continue;
      const before = lunationBefore(this.sky, month);
      found.push({ month, before: touches(before) ? before : null });
    }
    return found;
  }

  /** The run of a tithi (1–30) in a lunar month. */
  tithi(month: Lunation, number: number): AngaSpan {
    return { number, from: tithiBegin(this.sky, month, number), to: tithiBegin(this.sky, month, number + 1) };
  }
  /** The tithi after a tithi of `month`; it may be the first of the next month. */
  tithiAfter(month: Lunation, number: number): AngaSpan {
    return number < TITHIS ? this.tithi(month, number + 1) : this.tithi(lunationAfter(this.sky, month), 1);
  }

  /** The first or second half of a tithi, divided by elongation (a karana). */
  half(month: Lunation, number: number, half: 1 | 2): Span {
    const { from, to } = this.tithi(month, number);
    const middle = tithiBegin(this.sky, month, number + 0.5);
    return half === 1 ? { from, to: middle } : { from: middle, to };
  }

  /** The run of a nakshatra (1–27) nearest to `near`. */
  nakshatraNear(number: number, near: JdUt): AngaSpan {
    const { sizeDeg } = CUTS.nakshatra;
    const from = reachedNear(this.sky, 'moon', (number - 1) * sizeDeg, near);
    const to = reachedNear(this.sky, 'moon', number * sizeDeg, plusDays(from, sizeDeg / MEAN_DEG_PER_DAY.moon));
    return { number, from, to };
  }

  /** The sankrantis of the year, and the first after it. */
  get sankrantis(): readonly Sankranti[] {
    if (this.#sankrantis === undefined) {
      const { from, to } = this.#reach;
      const found: Sankranti[] = [];
      // Onam may be up to a month after its sankranti, so the search for some days of a year starts a month earlier;
      // for a whole year this is not needed, because no such festival falls at its beginning
      let at = plusDays(from, this.#days === undefined ? -MARGIN_DAYS : -LONGEST_MONTH_DAYS);
      while (at < to + MARGIN_DAYS) {
        const next = sankrantiAfter(this.sky, at);
        found.push(next);
        at = plusDays(next.at, 1);
      }
      this.#sankrantis = found;
    }
    return this.#sankrantis;
  }

  // ── days ───────────────────────────────────────────────────────────────────────────────────

  civilAt(t: JdUt): CivilDay {
    return dayAt(t, this.sky.place.offsetHoursAt(t));
  }

  /**
   * A day from sunrise to sunrise. If the Sun does not rise or set, the twelve hours around true noon are the daylight.
   */
  frame(civil: CivilDay): DayFrame {
    return dayUnder(this.sky, civil).frameAboutNoon;
  }
  /** Whether the sunrise and sunset of a day are substitutes. */
  isStandIn(civil: CivilDay): boolean {
    return isNone(dayUnder(this.sky, civil).daylight);
  }

  /** The days from sunrise to sunrise that a span touches, and the next day if the span ends in its dawn. */
  days({ from, to }: Span): DayFrame[] {
    let civil = this.civilAt(from);
    while (this.frame(civil).sunrise > from) civil = plusDays(civil, -1);
    const found: DayFrame[] = [];
    const last = this.civilAt(to);
    for (; civil <= last || this.frame(civil).sunrise < to; civil = plusDays(civil, 1)) found.push(this.frame(civil));
    return found;
  }

  /** The day from sunrise to sunrise that contains an instant. */
  dayHolding(t: JdUt): DayFrame {
    let civil = this.civilAt(t);
    while (this.frame(civil).sunrise > t) civil = plusDays(civil, -1);
    while (this.frame(civil).nextSunrise <= t) civil = plusDays(civil, 1);
    return this.frame(civil);
  }

  /** The same year by the days of India, for the lands that keep its dates. A place in India keeps its own. */
  get inIndia(): FestivalYear {
    if (isInIndia(this.sky.place)) return this;
    this.#india ??= new FestivalYear(this.sky.withOptions({}, NEW_DELHI), this.year, this.#days);
    return this.#india;
  }

  /** The span of a part of the day; null if it depends on the Moon and the Moon does not rise. */
  window(kala: FestivalKala, day: DayFrame): Span | null {
    if (kala === 'moonrise') return this.#moonrise(day);
    if (kala === 'dawn_from_moonrise') return this.#dawn(day);
    return kalaOf(kala, day);
  }

  #moonrise(day: DayFrame): Span | null {
    const known = this.#moonrises.get(day.civil);
    if (known !== undefined) return known;
    const at = this.sky.moonrise(day.sunrise, day.nextSunrise);
    const found = isNone(at) ? null : { from: at, to: at };
    this.#moonrises.set(day.civil, found);
    return found;
  }

  /** From moonrise in the night before to sunrise, for the bath of the fourteenth tithi of the dark half. */
  #dawn(day: DayFrame): Span | null {
    const before = this.frame(plusDays(day.civil, -1));
    const at = this.sky.moonrise(before.sunset, day.sunrise);
    return isNone(at) ? null : { from: at, to: day.sunrise };
  }
}
