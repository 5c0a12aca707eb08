/**
 * A regional calendar in both directions: the date of a civil day, or the civil day of a date. The reply gives the rule
 * and how close the decision was.
 */

import type { CalendarId } from '../../jyotisha/calendars/calendar.ts';
import {
  type CalendarDate,
  type ConvertibleCalendar,
  civilDayOf,
  dateIn,
  firstDayOf,
  isThere,
  type NotThere,
} from '../../jyotisha/calendars/convert.ts';
import { daysIn, type MonthStart, monthStart, type Reckoning, reckoningOf } from '../../jyotisha/calendars/solar.ts';
import { chandraOf } from '../../jyotisha/panchanga/year/samvatsara.ts';
import { dateOf, isoDate } from '../../kernel/civil.ts';
import { type CivilDay, plusDays } from '../../kernel/units.ts';
import { RASHI } from '../../lexicon/chart/rashi.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import type { CalendarEdge } from '../../text/contracts/note-words.ts';
import type { Voice } from '../../text/voice.ts';
import { date, required, wholeNumber } from '../kit/parameter.ts';
import { NoAnswerError, type ParameterError, type RequestFacts, view } from '../view.ts';
import type { calendarReply } from './calendar.reply.ts';
import {
  aboutMonth,
  calendarId,
  datedCalendar,
  LAST_YEAR,
  rule,
  standsFor,
  wrongWithRule,
  wrongWithYear,
} from './parameters.ts';
import {
  calendarNamed,
  calendarPlaceReplyOf,
  EDGE_MINUTES,
  eraReplyOf,
  minutesReplyOf,
  monthReplyOf,
  printedDate,
  startReplyOf,
  textsOf,
} from './reply-parts.ts';

const params = {
  id: required(calendarId),
  date: date({ meaning: 'a civil day, to be converted to the calendar; or today', example: '2026-11-14' }),
  year: wholeNumber(1, LAST_YEAR, { meaning: 'year of the calendar, with month and day', example: '2083' }),
  month: wholeNumber(1, 12, { meaning: 'month of the calendar’s own list', example: '1' }),
  day: wholeNumber(0, 99, { meaning: 'day of the month', example: '1' }),
  rule,
};

interface CalendarQuery {
  readonly id: CalendarId;
  readonly date?: CivilDay;
  readonly year?: number;
  readonly month?: number;
  readonly day?: number;
}

const PARTS = ['year', 'month', 'day'] as const;

export const calendar = view<typeof calendarReply>()({
  field: 'calendar',
  summary: 'A date of a calendar of the land: from a civil day, or to the civil day of a date',
  reads: 'year',
  params,
  standsFor,
  daysNamed: ({ id, date, year, month }) => (date === undefined ? aboutMonth(id, 'year', year, month) : undefined),
  lastsDays: ({ id, date, year }, today) => lastingDays(id, date, year, today),
  wrongWith: (params, asked) => [
    ...wrongWithQuestion(params),
    ...wrongWithRule(params, asked),
    ...yearOutside(params, asked),
  ],
  of({ sky, say, params }) {
    const asking = askingOf(params.id, sky, params.rule);
    const found = answered(asking, params);
    return calendarReplyOf(asking, sky, found, say);
  },
});

/** The calendar, ready for conversion under this Sky. */
export function askingOf(id: CalendarQuery['id'], sky: Sky, ruleId?: string): ConvertibleCalendar {
  const calendar = datedCalendar(id);
  return calendar.kind === 'law' ? { calendar } : reckoningOf(sky, calendar, ruleId);
}

function answered(asking: ConvertibleCalendar, { date, year, month, day }: CalendarQuery): CalendarDate {
  if (date !== undefined) return orRefused(dateIn(asking, date));
  if (year === undefined || month === undefined || day === undefined) throw new Error('no question');
  return orRefused(civilDayOf(asking, { year, month, day }));
}

export function orRefused<T extends object>(found: T | NotThere): T {
  if (isThere(found)) return found;
  throw new NoAnswerError(found);
}

const yearOutside = (params: CalendarQuery, asked: RequestFacts): ParameterError[] =>
  params.date === undefined ? wrongWithYear(params, asked) : [];

/** The errors of a request that is neither a civil day nor a whole date of the calendar. */
function wrongWithQuestion(params: CalendarQuery): ParameterError[] {
  const given = PARTS.filter((part) => params[part] !== undefined);
  if (params.date !== undefined)
    return given.length === 0
      ? []
      : [{ param: 'date', text: `date and ${given.join(', ')} are two questions; give date, or year, month and day` }];
  if (given.length === PARTS.length) return [];
  if (given.length === 0)
    return [{ param: 'date', text: 'give date for a civil day, or year, month and day for a date of the calendar' }];
  const missing = PARTS.filter((part) => params[part] === undefined);
  return [
    {
      param: missing[0] ?? 'day',
      text: `${given.join(' and ')} without ${missing.join(' and ')} is half a date; give year, month and day`,
    },
  ];
}

const MONTH = 30;

/** For how many days the reply may be cached: a month for laws and past years, which do not change. */
export function lastingDays(
  id: CalendarQuery['id'],
  date: CivilDay | undefined,
  year: number | undefined,
  today: CivilDay,
): number {
  const { kind, era } = datedCalendar(id);
  const last = date === undefined ? (year ?? Number.POSITIVE_INFINITY) + era.minusAd + 1 : dateOf(date).year;
  return kind === 'law' || last < dateOf(today).year ? MONTH : 1;
}

export function calendarReplyOf(asking: ConvertibleCalendar, sky: Sky, found: CalendarDate, say: Voice) {
  const { calendar, civil, year, month, day, start } = found;
  return {
    id: calendar.id,
    ...calendarNamed(calendar, say),
    date: isoDate(civil),
    year,
    era: eraReplyOf(calendar, say),
    ...yearsBeside(found, say),
    month: monthReplyOf(calendar, month, say),
    day,
    days_in_month: found.daysInMonth,
    ...textsOf(calendar, { year, month, day }),
    place: calendarPlaceReplyOf(calendar, sky, civil),
    engine: start === null ? null : sky.engine.id,
    rule: found.rule.id,
    source: found.rule.source,
    confidence: found.rule.confidence,
    ...startReplyOf(sky, start, say),
    ...printedReplyOf(found),
    alternatives: 'sky' in asking ? alternativesTo(asking, found) : [],
    ...notesOn(found, say),
  };
}

/** The name of the year in the sixty-year cycle (Tamil), and the year counted from the month Thai. */
function yearsBeside({ calendar, year, start }: CalendarDate, say: Voice) {
  if (calendar.kind !== 'solar' || start === null) return {};
  const { sixtyYears, also } = calendar;
  const turns = also === undefined ? 0 : Math.floor((start.index - (also.rashi - 1)) / 12);
  return {
    ...(sixtyYears === true && { year_name: say.named('samvatsara', chandraOf(year)) }),
    // the first month of this count begins early in the next civil year
    ...(also !== undefined && { [also.field]: turns + 1 - also.minusAd }),
  };
}

function printedReplyOf({ start, day }: CalendarDate) {
  const printed = start?.printed;
  if (start === null || printed === null || printed === undefined) return {};
  return {
    printed: {
      date: printedDate(printed.day, day),
      agrees: printed.day === start.byRule.day,
      source: printed.source,
      year_of_print: printed.yearOfPrint,
    },
  };
}

/**
 * The days that the other rules of the calendar give for the same date, if they differ. If a printed calendar was
 * followed, these include the calendar's own rule.
 */
function alternativesTo({ sky, calendar }: Reckoning, { start, day, civil, rule }: CalendarDate) {
  if (start === null) return [];
  return calendar.rules
    .filter((each) => each.id !== rule.id)
    .flatMap((each) => {
      const other = reckoningOf(sky, calendar, each.id);
      const its = monthStart(other, start.index);
      const its_day = plusDays(its.first, day - 1);
      if (its_day === civil || day > daysIn(its, monthStart(other, start.index + 1))) return [];
      const { id, source, confidence } = each;
      return [
        {
          rule: id,
          date: isoDate(its_day),
          margin_minutes: minutesReplyOf(its.byRule.marginMinutes),
          source,
          confidence,
        },
      ];
    });
}

function notesOn({ calendar, civil, start, rule }: CalendarDate, say: Voice) {
  const { since } = calendar;
  const early = since?.before === 'answered' && civil < firstDayOf(since) ? [since.gist] : [];
  const edge = start === null || start.byRule.marginMinutes >= EDGE_MINUTES ? [] : [edgeOf(start)];
  return say.sentences('notes', ({ notes, gists }) => [
    ...early.map((gist) => gists[gist]),
    ...edge.map((each) => notes.calendar_edge(each)),
    ...(start?.byRule.byTithi ? [notes.calendar_by_tithi] : []),
    ...(start?.isPrinted ? [notes.calendar_printed(rule.source)] : []),
  ]);
}

/**
 * How close the decision was, and the day on which the month would have begun if the Sun had entered the sign on the
 * other side of the cut-off.
 */
function edgeOf({ rashi, sankranti, byRule }: MonthStart): CalendarEdge {
  const { cutoff, day, marginMinutes, byTithi } = byRule;
  const isAfter = sankranti > cutoff.at;
  return {
    rashi: rashiAt(rashi),
    minutes: minutesReplyOf(marginMinutes),
    side: isAfter ? 'after' : 'before',
    cutoff: cutoff.kind,
    // decided by the tithi, a sankranti after midnight belongs to the day before, so the other day is the later one
    other: isoDate(plusDays(day, isAfter && !byTithi ? -1 : 1)),
  };
}

function rashiAt(number: number): CalendarEdge['rashi'] {
  const found = RASHI.find((each) => each.number === number);
  if (found === undefined) throw new Error(`no rashi ${number}`);
  return found.id;
}
