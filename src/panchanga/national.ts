/**
 * The national calendar of India (since 22 March 1957): tropical months of the civil year. Chaitra begins on 22 March, in a leap year
 * on the 21st, and has thirty days, in a leap year thirty-one; the next five have thirty-one, the last six thirty.
 */
import { dateOf, dayOf } from '../kernel/civil.ts';
import type { CivilDay } from '../kernel/units.ts';

export interface NationalDate {
  readonly year: number;
  /** 1 = Chaitra … 12 = Phalguna. */
  readonly month: number;
  readonly day: number;
}

const SHAKA = 78;
const LONG_MONTHS = 5;

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const newYear = (year: number): CivilDay => dayOf({ year, month: 3, day: isLeap(year) ? 21 : 22 });

export function nationalDate(civil: CivilDay): NationalDate {
  const { year } = dateOf(civil);
  const began = civil >= newYear(year) ? year : year - 1;
  const chaitra = isLeap(began) ? 31 : 30;
  let gone = civil - newYear(began);
  if (gone < chaitra) return { year: began - SHAKA, month: 1, day: gone + 1 };
  gone -= chaitra;
  if (gone < LONG_MONTHS * 31) return { year: began - SHAKA, month: 2 + Math.floor(gone / 31), day: (gone % 31) + 1 };
  gone -= LONG_MONTHS * 31;
  return { year: began - SHAKA, month: 2 + LONG_MONTHS + Math.floor(gone / 30), day: (gone % 30) + 1 };
}
