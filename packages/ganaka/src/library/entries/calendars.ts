/** `ganaka/calendars`: dates of regional calendars, as objects that resemble `Temporal.PlainDate`. */
import type { CalendarId } from '../../jyotisha/calendars/calendar.ts';
import { CALENDARS } from '../../jyotisha/calendars/catalog/index.ts';
import { calendarByLaw, calendarUnder } from '../../jyotisha/calendars/objects/index.ts';
import type { LandCalendar, LandDate } from '../../jyotisha/calendars/objects/land-date.ts';
import { civilDay } from '../../kernel/units.ts';
import { shownValue } from '../checks/caller-values.ts';
import { type DateLike, readDate } from '../days/date.ts';
import { type GanakaEngine, insideOf, optionsOf } from '../engine.ts';
import { type GanakaPlace, placeNear } from '../place.ts';

export type {
  AssignOptions,
  DateDuration,
  DateUnit,
  Fields,
  LandCalendar,
  LandDate,
  Overflow,
} from '../../jyotisha/calendars/objects/land-date.ts';
export type { DateLike } from '../days/date.ts';
export type { GanakaEngine } from '../engine.ts';
export { type GanakaPlace, place } from '../place.ts';

const BY_LAW = ['bangladesh', 'nanakshahi', 'shaka'] as const;
/** The calendars that a law defines. */
export type LawCalendarId = (typeof BY_LAW)[number];
/** The calendars that need an engine and a place. */
export type SkyCalendarId = Exclude<CalendarId, LawCalendarId>;

/** The ids of all calendars. */
export const CALENDAR_IDS: readonly CalendarId[] = Object.keys(CALENDARS) as CalendarId[];

/** A calendar that is defined by law and needs no engine. */
export function calendar(id: LawCalendarId): LandCalendar;
/** A calendar that is computed by the engine for the place, by the given rule or the calendar's default rule. */
export function calendar(id: SkyCalendarId, engine: GanakaEngine, place: GanakaPlace, rule?: string): LandCalendar;
export function calendar(id: CalendarId, engine?: GanakaEngine, place?: GanakaPlace, rule?: string): LandCalendar {
  if (!CALENDAR_IDS.includes(id))
    throw new RangeError(`calendar must be one of ${CALENDAR_IDS.join(', ')}; got ${JSON.stringify(id)}`);
  if (isByLaw(id)) return calendarByLaw(id);
  if (engine === undefined || place === undefined)
    throw new RangeError(`the ${id} calendar needs an engine and a place`);
  const sky = insideOf(engine).skyOver(placeNear(place, null, USUAL_DAY), optionsOf(engine));
  return calendarUnder(sky, id, rule);
}

/** 1 January 2000. It is only a start value, because the clock of the place is read again for every day. */
const USUAL_DAY = civilDay(2_451_545);
const isByLaw = (id: CalendarId): id is LawCalendarId => BY_LAW.some((each) => each === id);

/** The Gregorian years that calendars accept. */
const YEARS = { from: 1, to: 9999 };

/** The date of a civil day in a calendar: `dateIn(calendar('shaka'), '2026-11-17')`. */
export function dateIn(land: LandCalendar, date: DateLike): LandDate {
  if (typeof Object(land).on !== 'function')
    throw new RangeError(`the calendar must be what calendar() returns; got ${shownValue(land)}`);
  return land.on(readDate(date, YEARS));
}
