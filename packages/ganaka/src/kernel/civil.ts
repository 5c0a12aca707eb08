/**
 * Civil dates as whole days, in the proleptic Gregorian calendar with astronomical year numbers (1 BCE is 0).
 * A civil day is the Julian day number of its noon, so days can be counted, compared and divided like integers.
 * The service uses the years −3101 to 3000.
 */
import { type CivilDay, civilDay, type JdUt, jdUt } from './units.ts';

export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const DAYS_IN_400_YEARS = 146_097;
const NOON_OF_0000_03_01 = 1_721_120; // the Julian day number of 1 March of year 0

/**
 * The day number of a civil date. The computation counts years from March, so that the leap day is the last day of a
 * year.
 */
export function dayOf({ year, month, day }: CivilDate): CivilDay {
  const marchYear = month > 2 ? year : year - 1;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return civilDay(NOON_OF_0000_03_01 + era * DAYS_IN_400_YEARS + dayOfEra);
}

/**
 * The civil date of a day number. It is called for every time in a reply, so it must be fast. Within an era all numbers
 * are small and positive, so `| 0` rounds down like `Math.floor`.
 */
export function dateOf(day: CivilDay): CivilDate {
  const since = day - NOON_OF_0000_03_01;
  const era = Math.floor(since / DAYS_IN_400_YEARS);
  const dayOfEra = (since - era * DAYS_IN_400_YEARS) | 0;
  const leapDays = ((dayOfEra / 1460) | 0) - ((dayOfEra / 36_524) | 0) + ((dayOfEra / 146_096) | 0);
  const yearOfEra = ((dayOfEra - leapDays) / 365) | 0;
  const dayOfYear = dayOfEra - (365 * yearOfEra + ((yearOfEra / 4) | 0) - ((yearOfEra / 100) | 0));
  const marchMonth = ((5 * dayOfYear + 2) / 153) | 0;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - (((153 * marchMonth + 2) / 5) | 0) + 1,
  };
}

export const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

export const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

/** The first day of a month written as `YYYY-MM`. */
export const firstOfMonth = (month: string): CivilDay =>
  dayOf({ year: Number(month.slice(0, -3)), month: Number(month.slice(-2)), day: 1 });

/** The weekday, from 1 = Sunday to 7 = Saturday. */
export const weekdayOf = (day: CivilDay): number => ((((day + 1) % 7) + 7) % 7) + 1;

/** The date as text: `2026-11-14`, `0079-08-24`, `-0044-03-15`. */
export function isoDate(day: CivilDay): string {
  const { year, month, day: dayOfMonth } = dateOf(day);
  return `${isoYear(year)}-${two(month)}-${two(dayOfMonth)}`;
}

export const isoYear = (year: number): string => `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}`;

/** The instant at which a day begins on a clock `offsetHours` east of UT. */
export const midnight = (day: CivilDay, offsetHours: number): JdUt => jdUt(day - 0.5 - offsetHours / 24);

/** The civil day shown at `t` by a clock `offsetHours` east of UT. */
export const dayAt = (t: JdUt, offsetHours: number): CivilDay => civilDay(Math.floor(t + 0.5 + offsetHours / 24));

const two = (n: number): string => (n < 10 ? `0${n}` : `${n}`);
