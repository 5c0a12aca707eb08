/**
 * The months of a calendar's year: the first and last day of each, how its first day was found, and how close the
 * decision was.
 */

import type { Static } from 'typebox';
import type { MonthStart } from '../../jyotisha/calendars/solar.ts';
import { isYear, type YearMonthRow, yearOf } from '../../jyotisha/calendars/year.ts';
import { isoDate } from '../../kernel/civil.ts';
import { civilDay, daysBetween } from '../../kernel/units.ts';
import { digitsIn } from '../../lexicon/script/script-digits.ts';
import type { CalendarEvent } from '../../renderings/ics.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import type { Tongue } from '../../text/loading/calendar-files.ts';
import type { Voice } from '../../text/voice.ts';
import { entryIn } from '../festivals/events.ts';
import { calendarFile, clockTime, inWords } from '../kit/calendar-file.ts';
import { bom, wrongWithBom } from '../kit/csv-file.ts';
import { defaulted, oneOf, type ParamsOf, required, wholeNumber } from '../kit/parameter.ts';
import { NoAnswerError, type ViewInput, view } from '../view.ts';
import { askingOf, lastingDays } from './calendar.ts';
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
  eraReplyOf,
  monthNamed,
  monthNames,
  startReplyOf,
} from './reply-parts.ts';
import type { calendarYearReply, monthRowReply } from './year.reply.ts';

const params = {
  id: required(calendarId),
  year: required(wholeNumber(1, LAST_YEAR, { meaning: 'year of the calendar', example: '2084' })),
  rule,
  format: defaulted(oneOf(['json', 'csv', 'ics'], { meaning: 'how the year is given', example: 'json' }), 'json'),
  bom,
};
type Params = ParamsOf<typeof params>;
type MonthRow = Static<typeof monthRowReply>;

export const calendarYear = view<typeof calendarYearReply>()({
  field: 'calendar_year',
  summary: 'The months of a year of a calendar of the land, each with its first day, rule and margin',
  reads: 'year',
  params,
  standsFor,
  whole: true,
  daysNamed: ({ id, year }) => aboutMonth(id, 'year', year),
  lastsDays: ({ id, year }, today) => lastingDays(id, undefined, year, today),
  wrongWith: (params, asked) => [
    ...wrongWithRule(params, asked),
    ...wrongWithYear(params, asked),
    ...wrongWithBom(params),
  ],
  of({ sky, say, params }) {
    const calendar = datedCalendar(params.id);
    const rows = rowsOf(sky, params);
    const [first, last] = [rows[0], rows.at(-1)];
    if (first === undefined || last === undefined) throw new Error('a year without months');
    const used = ruleOfYear(params, first);
    return {
      id: calendar.id,
      ...calendarNamed(calendar, say),
      year: params.year,
      era: eraReplyOf(calendar, say),
      place: calendarPlaceReplyOf(calendar, sky, first.first),
      engine: first.start === null ? null : sky.engine.id,
      rule: used.id,
      source: used.source,
      confidence: used.confidence,
      days: daysBetween(first.first, last.last) + 1,
      months: rows.map((row) => rowReplyOf(sky, params, row, say)),
    };
  },
  inRows: ({ sky, say, params }) => rowsOf(sky, params).map((row) => rowReplyOf(sky, params, row, say)),
  inCalendar: (asked) => inCalendar(asked, rowsOf(asked.sky, asked.params)),
});

function rowsOf(sky: Sky, { id, year, rule }: Params): readonly YearMonthRow[] {
  const rows = yearOf(askingOf(id, sky, rule), year);
  if (!isYear(rows)) throw new NoAnswerError(rows);
  return rows;
}

/** The rule of the year. A month that follows a printed calendar instead names that as its rule. */
function ruleOfYear({ id, rule }: Params, { rule: used }: YearMonthRow) {
  const calendar = datedCalendar(id);
  if (calendar.kind === 'law') return used;
  return calendar.rules.find((each) => each.id === rule) ?? calendar.rules[0];
}

function rowReplyOf(
  sky: Sky,
  { id }: Params,
  { month, first, last, days, rule, start }: YearMonthRow,
  say: Voice,
): MonthRow {
  const printed = start?.printed;
  return {
    number: month,
    ...monthNamed(datedCalendar(id), month, say),
    first: isoDate(first),
    last: isoDate(last),
    days,
    rule: rule.id,
    ...startReplyOf(sky, start, say),
    ...(printed && {
      printed: { first: isoDate(civilDay(printed.day)), agrees: printed.day === start?.byRule.day },
    }),
  };
}

/** The calendar file: an all-day event on the first day of each month. */
function inCalendar(asked: ViewInput<typeof params>, rows: readonly YearMonthRow[]): string {
  const {
    sky,
    say,
    params: { id, year },
  } = asked;
  const calendar = datedCalendar(id);
  const events = rows.map(({ month, first, rule, start }): CalendarEvent => {
    const [name, native] = monthNames(calendar, month);
    return {
      uid: `${id}-${year}-${month}@ganaka`,
      summary: `${digitsIn(calendar.script, 1)} ${native} ${digitsIn(calendar.script, year)} · 1 ${name} ${year}`,
      description: inWords(say, (language) => [
        ...(start === null ? [] : startIn(language, sky, start)),
        language.calendar.source(rule.source),
      ]),
      on: first,
    };
  });
  const zone = calendar.kind === 'law' ? null : sky.place.zone;
  return calendarFile(asked, { name: `${calendar.native} ${year}`, zone, events });
}

/** Two lines: the Sun's entry into the sign, and the cut-off that decides on which day the month begins. */
const startIn = (language: Tongue, { place }: Sky, { rashi, sankranti, byRule }: MonthStart): string[] => [
  entryIn(language, place, rashi, sankranti),
  language.calendar.cutoff(byRule.cutoff.kind, clockTime(place, byRule.cutoff.at), Math.round(byRule.marginMinutes)),
];
