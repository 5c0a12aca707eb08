/** The times or days in a span at which several conditions of the sky hold together. */

import type { Static } from 'typebox';
import { heldAt, reasonsAt, type SearchCondition, textOf } from '../../jyotisha/find/condition.ts';
import { daysOf, type Match, timesOf } from '../../jyotisha/find/matches.ts';
import { conditionIn, conditionOf, Unreadable } from '../../jyotisha/find/parse.ts';
import { WORDS } from '../../jyotisha/find/words.ts';
import { dayUnder } from '../../jyotisha/panchanga/day/day.ts';
import { dateOf, isoDate, isoYear } from '../../kernel/civil.ts';
import { midnightAt } from '../../kernel/place.ts';
import type { Span } from '../../kernel/span.ts';
import { type CivilDay, type JdUt, plusDays } from '../../kernel/units.ts';
import type { CalendarEvent } from '../../renderings/ics.ts';
import { clock } from '../../text/format.ts';
import { from, to } from '../bulk/range.ts';
import { spotOf } from '../festivals/events.ts';
import { calendarFile, clockTime, FIRST_CALENDAR_YEAR, firstWords, inWords } from '../kit/calendar-file.ts';
import { bom, wrongWithBom } from '../kit/csv-file.ts';
import { defaulted, oneOf, required, text, wholeNumber } from '../kit/parameter.ts';
import { BodyValueError, type ParameterError, type ViewInput, view } from '../view.ts';
import type { findReply, matchReply } from './find.reply.ts';
import { WHEN_IN_BODY } from './find-body.ts';
import { conditionIn as conditionSaid, heldIn } from './find-reply.ts';

export const MOST_MATCHES = 1000;
const MOST_YEARS = 100;
/** Searches over more days require the Enterprise plan and have the price of a bulk request. */
export const SHORT_DAYS = 366;
type FindMatch = Static<typeof matchReply>;

const params = {
  from: required(from),
  to: required(to),
  when: required(
    text({
      meaning: `conditions: ${Object.keys(WORDS).join(', ')}; values after a colon with commas between them, ; joins what must hold together, | what may, ! negates, brackets group`,
      example: 'tithi:11,26;weekday:thursday',
    }),
  ),
  resolution: defaulted(
    oneOf(['day', 'hour'], {
      meaning:
        'day: the days from sunrise to sunrise on which it holds at some time; hour: each time itself, from midnight to midnight',
      example: 'day',
    }),
    'day',
  ),
  limit: defaulted(wholeNumber(1, MOST_MATCHES, { meaning: 'how many matches at most', example: '100' }), 100),
  format: defaulted(
    oneOf(['json', 'ndjson', 'csv', 'ics'], {
      meaning: 'one JSON, a line of JSON for each match, a table, or a calendar',
      example: 'json',
    }),
    'json',
  ),
  bom,
};
type Params = typeof params;

export const find = view<typeof findReply>()({
  field: 'find',
  summary:
    'The days or times of a span on which conditions of tithi, nakshatra, grahas, lagna, festivals and others hold together',
  reads: 'year',
  params,
  heavy: true,
  whole: true,
  wrongWith,
  longer: ({ from: first, to: last }) => (last - first >= SHORT_DAYS ? `more than ${SHORT_DAYS} days` : null),
  written: (name, value) => (name === 'when' ? whenWritten(value) : undefined),
  inBody: { when: WHEN_IN_BODY },
  conventions: () => ({ months: 'amanta names', combust: 'the engine’s own kalamsha' }),
  of(asked) {
    const { head, lines } = inLines(asked);
    return { ...head, matches: [...lines] };
  },
  inLines,
  inRows: (asked) => inLines(asked).lines,
  inCalendar,
});

function wrongWith({
  from: first,
  to: last,
  when,
  format,
  ...rest
}: {
  readonly from: CivilDay;
  readonly to: CivilDay;
  readonly when: string;
  readonly format: string;
  readonly bom?: boolean;
}): ParameterError[] {
  const wrong: ParameterError[] = wrongWithBom({ format, ...rest });
  if (last < first)
    wrong.push({
      param: 'to',
      text: `to ${isoDate(last)} lies before from ${isoDate(first)}; to must be the same day or a later one`,
    });
  else if (last - first >= MOST_YEARS * 365.25)
    wrong.push({
      param: 'to',
      text: `from ${isoDate(first)} to ${isoDate(last)} is more than ${MOST_YEARS} years`,
      allowed: `up to ${MOST_YEARS} years`,
    });
  const unread = unreadable(when);
  if (unread !== null)
    wrong.push({
      param: 'when',
      text: unread.message,
      ...(unread.allowed !== undefined && { allowed: unread.allowed }),
    });
  const { year } = dateOf(first);
  if (format === 'ics' && year < FIRST_CALENDAR_YEAR)
    wrong.push({
      param: 'format',
      text: `a calendar file has years from ${isoYear(FIRST_CALENDAR_YEAR)} on; got ${isoYear(year)}`,
      allowed: ['json', 'ndjson', 'csv'],
    });
  return wrong;
}

/** The conditions of a JSON body, written as in a query string. */
function whenWritten(value: unknown): string {
  try {
    return textOf(conditionOf(value));
  } catch (thrown) {
    if (thrown instanceof Unreadable) throw new BodyValueError(thrown.message, thrown.allowed);
    throw thrown;
  }
}

function unreadable(when: string): Unreadable | null {
  try {
    conditionIn(when);
    return null;
  } catch (thrown) {
    if (thrown instanceof Unreadable) return thrown;
    throw thrown;
  }
}

interface ConditionMatches {
  readonly condition: SearchCondition;
  readonly matches: readonly Match[];
  readonly truncated: boolean;
}

function foundBy({ sky, params: asked }: ViewInput<Params>): ConditionMatches {
  const { place } = sky;
  const condition = conditionIn(asked.when);
  const byDay = asked.resolution === 'day';
  const begin = (day: CivilDay): JdUt => midnightAt(place, day);
  // days are whole days, from the first sunrise to the one after the last day; times are those of the civil days
  const window: Span = byDay
    ? { from: dayUnder(sky, asked.from).reach.from, to: dayUnder(sky, asked.to).bounds.to }
    : { from: begin(asked.from), to: begin(plusDays(asked.to, 1)) };
  const matches: Match[] = [];
  for (const match of (byDay ? daysOf : timesOf)(sky, condition, window)) {
    if (byDay && (match.civil < asked.from || match.civil > asked.to)) continue;
    if (matches.length === asked.limit) return { condition, matches, truncated: true };
    matches.push(match);
  }
  return { condition, matches, truncated: false };
}

function inLines(asked: ViewInput<Params>) {
  const { params: given } = asked;
  const { condition, matches, truncated } = foundBy(asked);
  return {
    head: {
      from: isoDate(given.from),
      to: isoDate(given.to),
      when: textOf(condition),
      resolution: given.resolution,
      count: matches.length,
      truncated,
    },
    lines: matchesReplyOf(asked, condition, matches),
  };
}

function* matchesReplyOf(
  { sky }: ViewInput<Params>,
  condition: SearchCondition,
  matches: readonly Match[],
): Generator<FindMatch, undefined> {
  const { place } = sky;
  for (const match of matches)
    yield {
      date: isoDate(match.civil),
      start: clock(place, match.from),
      end: clock(place, match.to),
      because: reasonsAt(sky, condition, match),
    };
  return undefined;
}

function inCalendar(asked: ViewInput<Params>): string {
  const { sky, say } = asked;
  const { condition, matches } = foundBy(asked);
  return calendarFile(asked, {
    name: `${conditionSaid(firstWords(say), condition)} · ${sky.place.name}`,
    zone: sky.place.zone,
    events: matches.map((match) => eventOf(asked, condition, match)),
  });
}

function eventOf(
  { sky, say, params: { resolution } }: ViewInput<Params>,
  condition: SearchCondition,
  match: Match,
): CalendarEvent {
  const { place, engine } = sky;
  const held = heldAt(sky, condition, match);
  const first = firstWords(say);
  const at = `${isoDate(match.civil)}.${Math.round(match.from * 1440)}`;
  return {
    // with the condition, so that the results of two searches can be in one calendar
    uid: `find.${encodeURIComponent(textOf(condition))}.${resolution}.${at}.${engine.id}.${spotOf(place)}@ganaka`,
    summary: held.map((each) => heldIn(first, each)).join(', '),
    description: inWords(say, (language) => [
      held.map((each) => heldIn(language, each)).join(', '),
      language.calendar.found.from(clockTime(place, match.from), clockTime(place, match.to)),
    ]),
    on: resolution === 'day' ? match.civil : { from: match.from, to: match.to },
  };
}
