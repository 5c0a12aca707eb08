/**
 * Conversion between civil days and calendar dates, for calendars by sankranti and by law. For a date that does not
 * exist the error says which dates do.
 */
import { dayOf, isoDate } from '../../kernel/civil.ts';
import { type CivilDay, daysBetween, plusDays } from '../../kernel/units.ts';
import { type LawMonth, lawMonthHolding, lawYear } from './by-law.ts';
import type { LawCalendar, RuleSource, Since, SolarCalendar } from './calendar.ts';
import { daysIn, indexOf, type MonthStart, monthHolding, monthStart, type Reckoning, yearMonthOf } from './solar.ts';

/** A date of a calendar, and how its month began. */
export interface CalendarDate {
  readonly calendar: SolarCalendar | LawCalendar;
  readonly civil: CivilDay;
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly daysInMonth: number;
  readonly first: CivilDay;
  readonly rule: RuleUsed;
  /** How the month began; null for a calendar by law, because nothing was computed. */
  readonly start: MonthStart | null;
}

export interface RuleUsed extends RuleSource {
  readonly id: string;
}

/** A requested date. */
export interface CalendarDateQuery {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The error for a date that the calendar does not have, and what is allowed. */
export interface NotThere {
  readonly param: string;
  readonly text: string;
  readonly allowed?: string;
}

export const isThere = <T extends object>(found: T | NotThere): found is T => !('param' in found);

/** A calendar ready for conversion: by law, or under a Sky. */
export type ConvertibleCalendar = { readonly calendar: LawCalendar } | Reckoning;

const isReckoning = (asking: ConvertibleCalendar): asking is Reckoning => 'sky' in asking;

export function dateIn(asking: ConvertibleCalendar, civil: CivilDay): CalendarDate | NotThere {
  const { calendar } = asking;
  const tooEarly = beforeIt(calendar.since, civil);
  if (tooEarly !== null) return tooEarly;
  const date = isReckoning(asking) ? underSky(asking, civil) : byLaw(asking.calendar, civil);
  if (date.year >= 1) return date;
  return { param: 'date', text: `date ${isoDate(civil)} is before the year 1 of the ${calendar.id} calendar` };
}

export function civilDayOf(asking: ConvertibleCalendar, asked: CalendarDateQuery): CalendarDate | NotThere {
  const { year, day } = asked;
  if (year < 1) return { param: 'year', text: `year must be 1 or more; got ${year}`, allowed: '1 or more' };
  const { first, days } = isReckoning(asking) ? solarMonth(asking, asked) : lawMonth(asking.calendar, asked);
  if (day < 1 || day > days) return notInMonth(asking, asked, days);
  const found = dateIn(asking, plusDays(first, day - 1));
  return isThere(found) ? found : { ...found, param: 'year' };
}

/** The error for a day past the end of its month, with the month's length and its source. */
function notInMonth(
  { calendar }: ConvertibleCalendar,
  { year, month, day }: CalendarDateQuery,
  days: number,
): NotThere {
  const [name] = calendar.months[month - 1] ?? [`month ${month}`];
  const printed = calendar.kind === 'solar' ? calendar.printed?.firstDay(year, month) : null;
  const source = printed ? `, by ${printed.source}` : '';
  return {
    param: 'day',
    text: `day must be from 1 to ${days}: ${name} ${year} of the ${calendar.id} calendar has ${days} days${source}; got ${day}`,
    allowed: `1 to ${days}`,
  };
}

function solarMonth(
  reckoning: Reckoning,
  asked: CalendarDateQuery,
): { readonly first: CivilDay; readonly days: number } {
  const start = monthStart(reckoning, indexOf(reckoning.calendar, asked));
  return { first: start.first, days: daysIn(start, monthStart(reckoning, start.index + 1)) };
}

function lawMonth(calendar: LawCalendar, { year, month }: CalendarDateQuery): LawMonth {
  const found = lawYear(calendar, year)[month - 1];
  if (found === undefined) throw new Error(`the ${calendar.id} calendar has no month ${month}`);
  return found;
}

function underSky(reckoning: Reckoning, civil: CivilDay): CalendarDate {
  const { calendar } = reckoning;
  const { start, next } = monthHolding(reckoning, civil);
  return {
    calendar,
    civil,
    ...yearMonthOf(calendar, start.index),
    day: daysBetween(start.first, civil) + 1,
    daysInMonth: daysIn(start, next),
    first: start.first,
    rule: ruleUsed(reckoning, start),
    start,
  };
}

/** The rule that was used, or the printed calendar that replaced it. */
export function ruleUsed({ rule }: Reckoning, { isPrinted, printed }: MonthStart): RuleUsed {
  return isPrinted && printed !== null ? { id: 'printed', source: printed.source, confidence: 'secondary' } : rule;
}

function byLaw(calendar: LawCalendar, civil: CivilDay): CalendarDate {
  const { year, month, first, days, rule } = lawMonthHolding(calendar, civil);
  return {
    calendar,
    civil,
    year,
    month,
    day: daysBetween(first, civil) + 1,
    daysInMonth: days,
    first,
    rule,
    start: null,
  };
}

function beforeIt(since: Since | undefined, civil: CivilDay): NotThere | null {
  if (since?.before !== 'refused' || civil >= firstDayOf(since)) return null;
  return { param: 'date', text: `${since.why}; got ${isoDate(civil)}`, allowed: `from ${since.date}` };
}

const FIRST_DAYS = new WeakMap<Since, CivilDay>();

/** The first day of a calendar's use. The parsed date is cached, because every conversion needs it. */
export function firstDayOf(since: Since): CivilDay {
  const known = FIRST_DAYS.get(since);
  if (known !== undefined) return known;
  const [year = 0, month = 0, day = 0] = since.date.split('-').map(Number);
  const first = dayOf({ year, month, day });
  FIRST_DAYS.set(since, first);
  return first;
}
