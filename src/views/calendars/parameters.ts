/** The parameters of a calendar, and its defaults: its engine with its options, and its own place. */

import {
  CALENDAR_IDS,
  type Calendar,
  type CalendarId,
  type LawCalendar,
  type SolarCalendar,
} from '../../calendars/calendar.ts';
import { CALENDARS } from '../../calendars/catalog/index.ts';
import { dayOf } from '../../kernel/civil.ts';
import { plusDays } from '../../kernel/units.ts';
import { digitsIn } from '../../lexicon/script-digits.ts';
import { oneOf, text } from '../parameter.ts';
import type { AskedDay, NamedDays, Standing, Wrong } from '../view.ts';

/** More than any era's year within the engines' range. */
export const LAST_YEAR = 5000;
/** The engine of a request about a law; it is not used. */
const CARRIER = 'drik';

/** Lunar dates have their own route. */
export const calendarId = oneOf(CALENDAR_IDS, { meaning: 'which calendar', example: 'bikram' });

export const rule = text({ meaning: 'one of the rules that /v1/calendars lists for the calendar', example: 'sunset' });

/** A calendar with its own months, which the lunar one is not. */
export function datedCalendar(id: CalendarId): SolarCalendar | LawCalendar {
  const calendar: Calendar = CALENDARS[id];
  if (calendar.kind === 'lunar') throw new Error('lunar dates have no months of a fixed list');
  return calendar;
}

/** A calendar with its own months. */
export type DatedId = Exclude<CalendarId, 'lunar'>;
export const isDatedId = (id: string): id is DatedId => isId(id) && id !== 'lunar';

const isId = (id: string): id is CalendarId => Object.hasOwn(CALENDARS, id);

export function standsFor(id: string): Standing | undefined {
  const calendar: Calendar | undefined = isId(id) ? CALENDARS[id] : undefined;
  if (calendar === undefined) return undefined;
  if (calendar.kind === 'law') return { engine: CARRIER, skyless: true };
  const options = calendar.kind === 'solar' ? calendar.options : undefined;
  return { engine: calendar.engine, place: calendar.place, ...(options && { options }) };
}

/** What moves a calendar under another sky. */
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
];

/** A calendar by law has no sky and no choice of rules; the others have the rules of the catalog. */
export function wrongWithRule(
  { id, rule }: { readonly id: CalendarId; readonly rule?: string },
  { given }: Pick<AskedDay, 'given'>,
): Wrong[] {
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

const NO_LUNAR_YEAR: Wrong = {
  param: 'id',
  text: 'the lunar calendar has no months of fixed names to list; ask /v1/calendars/lunar for its dates',
};

/** The last of every engine: `wrongWithYear` names the calendar's own year. */
export const LAST_CIVIL_YEAR = 3000;
const MONTH_DAYS = 30.4;

/**
 * The approximate start of a month of a calendar's year; nothing if the year is not known, or if the calendar itself
 * rejects it.
 */
export function aboutMonth(
  id: CalendarId | undefined,
  name: string,
  year: number | undefined,
  month = 1,
): NamedDays | undefined {
  if (id === undefined || id === 'lunar' || year === undefined) return undefined;
  const civilYear = year + CALENDARS[id].era.minusAd;
  if (civilYear >= LAST_CIVIL_YEAR) return undefined;
  const spring = dayOf({ year: civilYear, month: 4, day: 14 });
  return { name, first: plusDays(spring, Math.round((month - 1) * MONTH_DAYS)) };
}

/** The calendar's years whose days are within the engine's range. */
export function wrongWithYear(
  { id, year }: { readonly id: CalendarId; readonly year?: number },
  { firstYear, lastYear }: Pick<AskedDay, 'firstYear' | 'lastYear'>,
): Wrong[] {
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
