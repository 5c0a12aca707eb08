/** Formats for many days: JSON, JSON lines, a CSV table, or a calendar file of observances. */

import type { Occurrence } from '../../jyotisha/festivals/occurrence.ts';
import { occurrencesOn } from '../../jyotisha/festivals/occurrences-by-day.ts';
import type { Day } from '../../jyotisha/panchanga/day/day.ts';
import { dateOf, isoYear } from '../../kernel/civil.ts';
import type { CivilDay } from '../../kernel/units.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import type { Voice } from '../../text/voice.ts';
import { eventsOf } from '../festivals/events.ts';
import { calendarFile, FIRST_CALENDAR_YEAR, firstWords } from '../kit/calendar-file.ts';
import { wrongWithBom } from '../kit/csv-file.ts';
import { defaulted, flag, oneOf } from '../kit/parameter.ts';
import type { ParameterError, ViewInput } from '../view.ts';
import { rowOf } from './row.ts';

export const format = defaulted(
  oneOf(['json', 'ndjson', 'csv', 'ics'], {
    meaning: 'one JSON, a line of JSON for each day, a table, or a calendar of the festivals and parvas',
    example: 'json',
  }),
  'json',
);
export const windows = flag({ meaning: 'with format=ics: the hours of the rites too', example: '1' });

interface Formatted {
  readonly format: string;
  readonly bom?: boolean;
  readonly windows?: boolean;
}

/** The errors for parameters that do not fit the requested format. */
export function wrongWithFormat(given: Formatted, first: CivilDay): ParameterError[] {
  const { format, windows } = given;
  const wrong = wrongWithBom(given);
  if (windows !== undefined && format !== 'ics')
    wrong.push({ param: 'windows', text: 'windows has a meaning for format=ics alone', allowed: 'with format=ics' });
  const { year } = dateOf(first);
  if (format === 'ics' && year < FIRST_CALENDAR_YEAR)
    wrong.push({
      param: 'format',
      text: `a calendar file has years from ${isoYear(FIRST_CALENDAR_YEAR)} on; got ${isoYear(year)}`,
      allowed: ['json', 'ndjson', 'csv'],
    });
  return wrong;
}

/** The festivals and parvas of the days as a calendar file. */
export function daysInCalendar(
  asked: Pick<ViewInput, 'sky' | 'say' | 'now' | 'today'>,
  days: Iterable<Day>,
  windows: boolean,
): string {
  const { sky, say } = asked;
  const { name, zone } = sky.place;
  const events = eventsOf(sky, keptOnDays(sky, days), say, { windows });
  return calendarFile(asked, { name: `${firstWords(say).calendar.titles.panchanga} · ${name}`, zone, events });
}

export function* rowsOf(days: Iterable<Day>, say: Voice) {
  for (const day of days) yield rowOf(day, say);
}

function* keptOnDays(sky: Sky, days: Iterable<Day>): Generator<Occurrence, undefined> {
  for (const { civil } of days) {
    const { festivals, parvas } = occurrencesOn(sky, civil);
    yield* festivals;
    yield* parvas;
  }
  return undefined;
}
