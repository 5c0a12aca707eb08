/**
 * Dates of regional calendars as objects in the shape of a `PlainDate` of Temporal: year, month, month code, day, lengths,
 * arithmetic, and conversion to the civil day. A calendar has a rule and a place. Calendars with different rules or
 * places are not equal.
 */
import { type CivilDate, dateOf, dayOf, isoDate } from '../../../kernel/civil.ts';
import { type CivilDay, daysBetween, plusDays } from '../../../kernel/units.ts';
import type { CalendarId } from '../calendar.ts';
import { daysIn, type Month, type MonthCode, type MonthsLine } from './months.ts';

/** What happens with a date that does not exist: it is refused, or replaced by one that does. */
export type Overflow = 'reject' | 'constrain';
/** Options where a date is made from fields or by arithmetic. */
export interface AssignOptions {
  /**
   * What happens with a day past the end of its month, or a month that the year does not have; `constrain` by default.
   */
  readonly overflow?: Overflow;
}

/** A date by year, month and day. */
export interface Fields {
  readonly year: number;
  /** The position in the year. Either the month or the code is given, or both if they agree. */
  readonly month?: number;
  readonly monthCode?: MonthCode;
  readonly day: number;
}

/** A duration. */
export interface DateDuration {
  readonly years?: number;
  readonly months?: number;
  readonly weeks?: number;
  readonly days?: number;
}
/** The largest unit in which a duration is counted. */
export type DateUnit = 'years' | 'months' | 'weeks' | 'days';

const WEEK = 7;

/** The parts from which a calendar object is made. */
export interface LandCalendarOf {
  readonly id: CalendarId;
  readonly rule: string | null;
  readonly place: string | null;
  readonly era: string;
  readonly line: MonthsLine;
  /** Returns the tithi at the sunrise of a day; only for lunar dates. */
  readonly tithiOf?: (day: CivilDay) => number;
}

/** A regional calendar, with its rule and place. */
export class LandCalendar {
  static readonly name = 'LandCalendar'; // for consoles: the bundle of the library shortens names
  readonly id: `ganaka-${CalendarId}`;
  /** The rule by which its months begin; null if a law defines the calendar. */
  readonly rule: string | null;
  /** Latitude and longitude of the place; null if a law defines the calendar. */
  readonly place: string | null;
  /** The id of the era in which its years are counted. */
  readonly era: string;
  readonly #line: MonthsLine;
  readonly #tithiOf: LandCalendarOf['tithiOf'];

  constructor({ id, rule, place, era, line, tithiOf }: LandCalendarOf) {
    this.id = `ganaka-${id}`;
    this.rule = rule;
    this.place = place;
    this.era = era;
    this.#line = line;
    this.#tithiOf = tithiOf;
  }

  /** Whether the other calendar has the same id, rule and place. */
  equals({ id, rule, place }: LandCalendar): boolean {
    return this.id === id && this.rule === rule && this.place === place;
  }

  /** The date of a civil day, which is given as year, month and day. */
  fromCivil(date: CivilDate): LandDate {
    return this.on(dayOf(date));
  }

  /** The date of a civil day. */
  on(day: CivilDay): LandDate {
    const month = this.#line.holding(day);
    return new LandDate(this, this.#line, month, daysBetween(month.first, day) + 1, this.#tithiOf);
  }

  /** The date with these fields. */
  from({ year, month, monthCode, day }: Fields, { overflow = 'constrain' }: AssignOptions = {}): LandDate {
    checkOverflow(overflow);
    checkWhole({ year, day });
    const found = this.#monthOf(year, month, monthCode, overflow);
    return this.#dated(found, day, overflow);
  }

  #monthOf(year: number, month: number | undefined, code: MonthCode | undefined, overflow: Overflow): Month {
    const months = this.#line.ofYear(year);
    if (code === undefined) {
      if (month === undefined) throw new TypeError('a date needs month or monthCode');
      const found = months[Math.min(month, overflow === 'constrain' ? months.length : month) - 1];
      if (found === undefined)
        throw new RangeError(`month must be from 1 to ${months.length} in ${year}; got ${month}`);
      return found;
    }
    const found =
      months.find((each) => each.code === code) ?? (overflow === 'constrain' ? inStead(months, code) : undefined);
    if (found === undefined)
      throw new RangeError(`${year} has no month ${code}; it has ${months.map((each) => each.code).join(', ')}`);
    if (month !== undefined && month !== found.month)
      throw new RangeError(`month ${month} of ${year} is not ${code}, which is month ${found.month}`);
    return found;
  }

  #dated(month: Month, day: number, overflow: Overflow): LandDate {
    const days = daysIn(this.#line, month);
    if (day >= 1 && day <= days) return this.on(plusDays(month.first, day - 1));
    if (overflow === 'reject' || day < 1)
      throw new RangeError(`day must be from 1 to ${days} in ${month.code} of ${month.year}; got ${day}`);
    return this.on(plusDays(month.first, days - 1));
  }

  /**
   * The date a duration after another date. Years are added first and keep the month code, then months in sequence,
   * then days.
   */
  plus(date: LandDate, lasting: DateDuration, overflow: Overflow): LandDate {
    checkOverflow(overflow);
    checkLasting(lasting);
    const { years = 0, months = 0, weeks = 0, days = 0 } = lasting;
    const { year, monthCode, day } = date;
    const ofYear = years === 0 ? date.index : this.#monthOf(year + years, undefined, monthCode, overflow).index;
    const landed = this.#dated(this.#line.at(ofYear + months), day, overflow);
    return this.on(plusDays(landed.civil, weeks * WEEK + days));
  }
}

const UNITS: readonly string[] = ['years', 'months', 'weeks', 'days'] satisfies readonly DateUnit[];

function checkLasting(lasting: DateDuration): void {
  const given = Object.entries(Object(lasting)).filter(([, amount]) => amount !== undefined);
  if (given.length === 0 || given.some(([unit]) => !UNITS.includes(unit)))
    throw new RangeError(`a duration must have some of ${UNITS.join(', ')}; got ${JSON.stringify(lasting)}`);
  checkWhole(Object.fromEntries(given));
}

function checkWhole(numbers: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(numbers))
    if (!Number.isInteger(value)) throw new RangeError(`${name} must be a whole number; got ${String(value)}`);
}

function checkOverflow(overflow: Overflow): void {
  if (overflow !== 'constrain' && overflow !== 'reject')
    throw new RangeError(`overflow must be one of constrain, reject; got ${JSON.stringify(overflow)}`);
}

const LEAP = 'L';

/**
 * The month that replaces a missing one. For an adhika month that the year does not have, it is the regular month of
 * that name. For a kshaya month it is the month before, which contains its days.
 */
function inStead(months: readonly Month[], code: MonthCode): Month | undefined {
  const plain = code.replace(LEAP, '');
  return months.find((each) => each.code === plain) ?? months.findLast((each) => each.code.replace(LEAP, '') < plain);
}

/** A date of a regional calendar. */
export class LandDate {
  static readonly name = 'LandDate';
  readonly calendar: LandCalendar;
  readonly year: number;
  /** The position of the month in the year, from 1. */
  readonly month: number;
  readonly monthCode: MonthCode;
  readonly day: number;
  readonly era: string;
  readonly eraYear: number;
  /** The civil day. */
  readonly civil: CivilDay;
  /** The sequence number of its month over all years. */
  readonly index: number;
  readonly #line: MonthsLine;
  readonly #tithiOf: LandCalendarOf['tithiOf'];

  constructor(calendar: LandCalendar, line: MonthsLine, month: Month, day: number, tithiOf: LandCalendarOf['tithiOf']) {
    this.calendar = calendar;
    this.year = month.year;
    this.month = month.month;
    this.monthCode = month.code;
    this.day = day;
    this.era = calendar.era;
    this.eraYear = month.year;
    this.civil = plusDays(month.first, day - 1);
    this.index = month.index;
    this.#line = line;
    this.#tithiOf = tithiOf;
  }

  /** The days of its month. */
  get daysInMonth(): number {
    return daysIn(this.#line, this.#line.at(this.index));
  }
  /** The months of its year; 13 in a lunar year with an adhika month. */
  get monthsInYear(): number {
    return this.#line.ofYear(this.year).length;
  }
  /** The days of its year. */
  get daysInYear(): number {
    return daysBetween(this.#newYear(this.year), this.#newYear(this.year + 1));
  }
  /** The position in the year, from 1. */
  get dayOfYear(): number {
    return daysBetween(this.#newYear(this.year), this.civil) + 1;
  }
  /** Whether the year has an adhika month or, in a solar calendar, 366 days. */
  get inLeapYear(): boolean {
    return this.#tithiOf === undefined
      ? this.daysInYear > 365
      : this.#line.ofYear(this.year).some(({ code }) => code.endsWith(LEAP));
  }
  /**
   * The tithi at sunrise, 1–30, of a lunar date. It can differ from `day`, because days are counted while tithis can
   * repeat or be skipped.
   */
  get tithi(): number | undefined {
    return this.#tithiOf?.(this.civil);
  }

  #newYear(year: number): CivilDay {
    const [first] = this.#line.ofYear(year);
    if (first === undefined) throw new Error(`a year ${year} without months`);
    return first.first;
  }

  /** The Gregorian date: year, month and day. */
  toCivil(): CivilDate {
    return dateOf(this.civil);
  }
  /** The civil date and the calendar: `2026-11-17[u-ca=ganaka-shaka]`, which functions of the library take as a date. */
  toString(): string {
    return `${isoDate(this.civil)}[u-ca=${this.calendar.id}]`;
  }
  /** Whether the other is the same day of the same calendar. */
  equals(other: LandDate): boolean {
    return this.civil === other.civil && this.calendar.equals(other.calendar);
  }

  /** The date a duration later: `add({ months: 1 })`. */
  add(lasting: DateDuration, { overflow = 'constrain' }: AssignOptions = {}): LandDate {
    return this.calendar.plus(this, lasting, overflow);
  }
  /** The date a duration earlier. */
  subtract(lasting: DateDuration, assigning: AssignOptions = {}): LandDate {
    checkLasting(lasting);
    const { years = 0, months = 0, weeks = 0, days = 0 } = lasting;
    return this.add({ years: -years, months: -months, weeks: -weeks, days: -days }, assigning);
  }

  /**
   * The duration to another date of the same calendar. Months are counted in sequence, so that an adhika month counts
   * as one.
   */
  until(other: LandDate, largest: DateUnit = 'days'): Required<DateDuration> {
    if (!(other instanceof LandDate))
      throw new RangeError(`the other date must be what dateIn() returns; got ${JSON.stringify(other)}`);
    if (!UNITS.includes(largest))
      throw new RangeError(`the largest unit must be one of ${UNITS.join(', ')}; got ${JSON.stringify(largest)}`);
    if (!this.calendar.equals(other.calendar)) throw new RangeError('dates of two calendars are not counted between');
    const way = Math.sign(daysBetween(this.civil, other.civil));
    const years =
      largest === 'years' ? this.#most(other, way, Math.abs(other.year - this.year), (n) => ({ years: n })) : 0;
    const fromYears = years === 0 ? this : this.add({ years });
    const months =
      largest === 'years' || largest === 'months'
        ? fromYears.#most(other, way, Math.abs(other.index - fromYears.index), (n) => ({ months: n }))
        : 0;
    const days = daysBetween(fromYears.add({ months }).civil, other.civil);
    const weeks = largest === 'weeks' ? Math.trunc(days / WEEK) : 0;
    return { years, months, weeks, days: days - weeks * WEEK };
  }

  /** The largest number of a unit, at most `about`, that does not lead past the other date. */
  #most(other: LandDate, way: number, about: number, lasting: (n: number) => DateDuration): number {
    let n = about;
    while (n > 0 && (this.add(lasting(way * n)).civil - other.civil) * way > 0) n--;
    return n === 0 ? 0 : way * n;
  }
}
