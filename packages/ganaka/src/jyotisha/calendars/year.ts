/** The twelve months of a calendar's year, each with its first day and how it was found. */
import { isoDate } from '../../kernel/civil.ts';
import { type CivilDay, plusDays } from '../../kernel/units.ts';
import { lawYear } from './by-law.ts';
import type { LawCalendar } from './calendar.ts';
import { type ConvertibleCalendar, firstDayOf, isThere, type NotThere, type RuleUsed, ruleUsed } from './convert.ts';
import { daysIn, type MonthStart, monthStart, type Reckoning, yearMonthOf } from './solar.ts';

export interface YearMonthRow {
  readonly month: number;
  readonly first: CivilDay;
  readonly last: CivilDay;
  readonly days: number;
  readonly rule: RuleUsed;
  /** How the month began; null for a calendar by law. */
  readonly start: MonthStart | null;
}

export function yearOf(asking: ConvertibleCalendar, year: number): readonly YearMonthRow[] | NotThere {
  if (year < 1) return { param: 'year', text: `year must be 1 or more; got ${year}`, allowed: '1 or more' };
  const rows = 'sky' in asking ? solarYear(asking, year) : lawRows(asking.calendar, year);
  const [first] = rows;
  const { since, id } = asking.calendar;
  if (first === undefined) throw new Error(`the ${id} calendar has no months in ${year}`);
  if (since?.before !== 'refused' || first.last >= firstDayOf(since)) return rows;
  return {
    param: 'year',
    text: `${since.why}; the year ${year} of the ${id} calendar begins on ${isoDate(first.first)}`,
    allowed: `from ${since.date}`,
  };
}

export const isYear = (found: readonly YearMonthRow[] | NotThere): found is readonly YearMonthRow[] => isThere(found);

function solarYear(reckoning: Reckoning, year: number): YearMonthRow[] {
  const { calendar } = reckoning;
  const first = (year + calendar.era.minusAd) * 12 + calendar.yearRashi - 1;
  const starts = Array.from({ length: 13 }, (_, i) => monthStart(reckoning, first + i));
  return starts.slice(0, -1).map((start, i) => {
    const next = starts[i + 1] ?? start;
    return {
      month: yearMonthOf(calendar, start.index).month,
      first: start.first,
      last: plusDays(next.first, -1),
      days: daysIn(start, next),
      rule: ruleUsed(reckoning, start),
      start,
    };
  });
}

const lawRows = (calendar: LawCalendar, year: number): YearMonthRow[] =>
  lawYear(calendar, year).map(({ month, first, days, rule }) => ({
    month,
    first,
    last: plusDays(first, days - 1),
    days,
    rule,
    start: null,
  }));
