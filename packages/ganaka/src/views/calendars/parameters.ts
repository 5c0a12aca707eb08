/** The parameters of a calendar, and its defaults: its engine with options, and its place. */

import {
  CALENDAR_IDS,
  type Calendar,
  type CalendarId,
  type LawCalendar,
  type SolarCalendar,
} from '../../jyotisha/calendars/calendar.ts';
import { CALENDARS } from '../../jyotisha/calendars/catalog/index.ts';
import { dayOf } from '../../kernel/civil.ts';
import { plusDays } from '../../kernel/units.ts';
import { digitsIn } from '../../lexicon/script/script-digits.ts';
import { oneOf, text } from '../kit/parameter.ts';
import type { DescribedDays, ParameterError, RequestFacts, RouteDefaults } from '../view.ts';

/** Larger than any year of an era within the range of the engines. */
export const LAST_YEAR = 5000;
/** The engine that a request about a calendar by law is given; it is not used. */
const CARRIER = 'drik';

/** The calendar of the path. The lunar calendar is included; where it has no answer, the error names its own route. */
export const calendarId = oneOf(CALENDAR_IDS, { meaning: 'which calendar', example: 'bikram' });

export const rule = text({ meaning: 'one of the rules that /v1/calendars lists for the calendar', example: 'sunset' });

/** The calendar with this id. The lunar calendar is not allowed, because its months are not a fixed list. */
export function datedCalendar(id: CalendarId): SolarCalendar | LawCalendar {
  const calendar: Calendar = CALENDARS[id];
  if (calendar.kind === 'lunar') throw new Error('lunar dates have no months of a fixed list');
  return calendar;
}

/** The id of a calendar with a fixed list of months. */
export type DatedId = Exclude<CalendarId, 'lunar'>;
export const isDatedId = (id: string): id is DatedId => isId(id) && id !== 'lunar';

const isId = (id: string): id is CalendarId => Object.hasOwn(CALENDARS, id);

export function standsFor(id: string): RouteDefaults | undefined {
  const calendar: Calendar | undefined = isId(id) ? CALENDARS[id] : undefined;
  if (calendar === undefined) return undefined;
  if (calendar.kind === 'law') return { engine: CARRIER, skyless: true };
  const options = calendar.kind === 'solar' ? calendar.options : undefined;
  return { engine: calendar.engine, place: calendar.place, ...(options && { options }) };
}

/** Parameters that choose a place, an engine or its options; they have no effect on a calendar defined by law. */
const OF_THE_SKY = [
  'place',
  'lat',
  'lon',
  'latitude',
  'longitude',
  'lng',
  'tz',
  'engine',
  'node',
  'positions',
  'rise',
  'bija',
  'jya',
  'sunrise',
];

/**
 * The errors of `rule` and of parameters that the calendar does not use. A calendar defined by law has no place, no
 * engine and no choice of rules.
 */
export function wrongWithRule(
  { id, rule }: { readonly id: CalendarId; readonly rule?: string },
  { given }: Pick<RequestFacts, 'given'>,
): ParameterError[] {
  const calendar: Calendar = CALENDARS[id];
  if (calendar.kind === 'lunar') return [NO_LUNAR_YEAR];
  if (calendar.kind === 'law')
    return [...OF_THE_SKY, 'rule']
      .filter((name) => given.has(name))
      .map((param) => ({ param, text: `the ${id} calendar goes by law and takes no ${param}; leave it out` }));
  const allowed = calendar.rules.map((each) => each.id);
  if (rule === undefined || allowed.some((each) => each === rule)) return [];
  return [
    { param: 'rule', text: `rule must be one of ${allowed.join(', ')} for the ${id} calendar; got "${rule}"`, allowed },
  ];
}

const NO_LUNAR_YEAR: ParameterError = {
  param: 'id',
  text: 'the lunar calendar has no months of fixed names to list; ask /v1/calendars/lunar for its dates',
};

/**
 * The last year of every engine. A later year is rejected by `wrongWithYear`, which gives the range in the calendar's
 * own years.
 */
export const LAST_CIVIL_YEAR = 3000;
const MONTH_DAYS = 30.4;

/**
 * The approximate first day of a month in a calendar's year. Undefined if the year is missing or will be rejected by
 * the calendar itself.
 */
export function aboutMonth(
  id: CalendarId | undefined,
  name: string,
  year: number | undefined,
  month = 1,
): DescribedDays | undefined {
  if (id === undefined || id === 'lunar' || year === undefined) return undefined;
  const civilYear = year + CALENDARS[id].era.minusAd;
  if (civilYear >= LAST_CIVIL_YEAR) return undefined;
  const spring = dayOf({ year: civilYear, month: 4, day: 14 });
  return { name, first: plusDays(spring, Math.round((month - 1) * MONTH_DAYS)) };
}

/** The error of a year whose days are outside the engine's range. */
export function wrongWithYear(
  { id, year }: { readonly id: CalendarId; readonly year?: number },
  { firstYear, lastYear }: Pick<RequestFacts, 'firstYear' | 'lastYear'>,
): ParameterError[] {
  if (id === 'lunar') return [];
  const { era } = CALENDARS[id];
  const from = Math.max(1, firstYear + 1 - era.minusAd);
  const to = lastYear - 1 - era.minusAd;
  if (year === undefined || (year >= from && year <= to)) return [];
  return [
    {
      param: 'year',
      text: `year must be from ${from} to ${to} in the ${id} calendar; got ${year}`,
      allowed: `${from} to ${to}`,
    },
  ];
}

/** A day of the month in the calendar's own digits. */
export const dayInScript = (id: CalendarId, day: number): string => digitsIn(CALENDARS[id].script, day);
