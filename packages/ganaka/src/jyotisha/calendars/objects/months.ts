/**
 * The months of a calendar as one sequence, whether a sankranti, a law or the new moon defines them. Each has a
 * sequence number over all years, its first civil day, and its position and code in its year. Dates are computed on
 * this sequence.
 */

import { BoundedCache } from '../../../kernel/caches.ts';
import { type CivilDay, daysBetween, type JdUt, jdUt } from '../../../kernel/units.ts';
import type { Sky } from '../../../sky/engines/engine.ts';
import { MEAN_LUNATION_DAYS } from '../../panchanga/angas/wheels.ts';
import { erasIn, pratipadaDay } from '../../panchanga/year/eras.ts';
import { type Lunation, lunationAround } from '../../panchanga/year/lunar-months.ts';
import { lawMonthHolding, lawYear } from '../by-law.ts';
import type { LawCalendar } from '../calendar.ts';
import { monthsOfYear, SAMVAT_MINUS_SHAKA } from '../lunar.ts';
import { monthStart, type Reckoning, startOn, yearMonthOf } from '../solar.ts';

/** `M05`, or `M05L` for an adhika month, which comes before the regular month of that name. */
export type MonthCode = string;

export interface Month {
  /** The sequence number over all years. */
  readonly index: number;
  readonly year: number;
  /** The position in the year, from 1. */
  readonly month: number;
  readonly code: MonthCode;
  readonly first: CivilDay;
}

export interface MonthsLine {
  at(index: number): Month;
  /** The month that contains a civil day. */
  holding(day: CivilDay): Month;
  /** The months of a year, in their order. */
  ofYear(year: number): readonly Month[];
}

const codeOf = (number: number, adhika = false): MonthCode => `M${String(number).padStart(2, '0')}${adhika ? 'L' : ''}`;
const MONTHS = 12;

export function solarMonths(reckoning: Reckoning): MonthsLine {
  const { calendar } = reckoning;
  const at = (index: number): Month => {
    const { year, month } = yearMonthOf(calendar, index);
    const place = (((index - (calendar.yearRashi - 1)) % MONTHS) + MONTHS) % MONTHS;
    return { index, year, month: place + 1, code: codeOf(month), first: monthStart(reckoning, index).first };
  };
  return {
    at,
    holding: (day) => at(startOn(reckoning, day).index),
    ofYear(year) {
      const first = (year + calendar.era.minusAd) * MONTHS + calendar.yearRashi - 1;
      return Array.from({ length: MONTHS }, (_, i) => at(first + i));
    },
  };
}

export function lawMonths(calendar: LawCalendar): MonthsLine {
  const ofYear = (year: number): Month[] =>
    lawYear(calendar, year).map(({ month, first }) => ({
      index: year * MONTHS + month - 1,
      year,
      month,
      code: codeOf(month),
      first,
    }));
  const at = (index: number): Month => {
    const month = ofYear(Math.floor(index / MONTHS))[((index % MONTHS) + MONTHS) % MONTHS];
    if (month === undefined) throw new Error(`the ${calendar.id} calendar has no month ${index}`);
    return month;
  };
  return {
    at,
    holding: (day) => {
      const { year, month } = lawMonthHolding(calendar, day);
      return at(year * MONTHS + month - 1);
    },
    ofYear,
  };
}

/** The new moon of January 2000, from which lunar months are numbered. */
const COUNTED_FROM = 2_451_550.1;
const MOST_YEARS = 500;

/** The amanta months of Shaka years. Each begins on the day of its first tithi. */
export function lunarMonths(sky: Sky): MonthsLine {
  const years = new BoundedCache<readonly Month[]>(MOST_YEARS);
  const indexOf = ({ from }: Lunation): number => Math.round((from - COUNTED_FROM) / MEAN_LUNATION_DAYS);
  const ofYear = (shaka: number): readonly Month[] =>
    years.at(shaka, () =>
      monthsOfYear(sky, shaka + SAMVAT_MINUS_SHAKA).map((month, i) => ({
        index: indexOf(month),
        year: shaka,
        month: i + 1,
        code: codeOf(month.masa, month.adhika),
        first: pratipadaDay(sky, month.from),
      })),
    );
  const ofLunation = (month: Lunation): Month => {
    const index = indexOf(month);
    const found = ofYear(erasIn(sky, month).shaka).find((each) => each.index === index);
    if (found === undefined) throw new Error(`no lunar month ${index}`);
    return found;
  };
  const middleOf = (index: number): JdUt => jdUt(COUNTED_FROM + (index + 0.5) * MEAN_LUNATION_DAYS);
  const at = (index: number): Month => ofLunation(lunationAround(sky, middleOf(index)));
  return {
    at,
    holding(day) {
      const about = ofLunation(lunationAround(sky, jdUt(day - sky.place.lonDeg / 360)));
      if (about.first > day) return at(about.index - 1);
      const next = at(about.index + 1);
      return next.first <= day ? next : about;
    },
    ofYear,
  };
}

export const daysIn = (line: MonthsLine, { index, first }: Month): number =>
  daysBetween(first, line.at(index + 1).first);
