/** Many days in one reply: day rows, or the requested blocks of the panchanga. */

import { momentUnder } from '../../jyotisha/panchanga/day/moment.ts';
import { isoDate } from '../../kernel/civil.ts';
import type { CivilDay } from '../../kernel/units.ts';
import { southernParams, USUAL } from '../blocks/choices.ts';
import { blocks, blocksNamed, conventionsOf, panchangaOf } from '../day/panchanga.ts';
import { bom } from '../kit/csv-file.ts';
import { date, required } from '../kit/parameter.ts';
import { type ParameterError, type ViewInput, view } from '../view.ts';
import { daysInCalendar, format, rowsOf, windows, wrongWithFormat } from './formats.ts';
import type { rangeReply } from './range.reply.ts';
import { type DayRow, rowOf } from './row.ts';
import { daysPassing, daysUnder } from './walk.ts';

export const MOST_DAYS = 366;

export const from = date({ meaning: 'first day', example: '2026-11-01' });
export const to = date({ meaning: 'last day, included', example: '2026-11-30' });

/** The errors of a span of days: a wrong order, or more than `most` days. */
export function wrongWithSpan(params: { from: CivilDay; to: CivilDay }, most: number): ParameterError[] {
  const days = params.to - params.from + 1;
  if (days >= 1 && days <= most) return [];
  const [first, last] = [isoDate(params.from), isoDate(params.to)];
  const text =
    days < 1
      ? `to ${last} lies before from ${first}; to must be the same day or a later one`
      : `from ${first} to ${last} are ${days} days; at most ${most} are given in one call`;
  return [{ param: 'to', text, allowed: `from the day of \`from\` to ${most - 1} days after it` }];
}
export type RangeDay = { readonly date: string };

const params = { from: required(from), to: required(to), blocks, ...southernParams, format, bom, windows };
type Params = typeof params;

export const range = view<typeof rangeReply>()({
  field: 'range',
  summary: 'The days of a span: day rows, or with `blocks` those blocks of each day’s snapshot; at most 366 days',
  reads: 'year',
  params,
  heavy: true,
  wrongWith: (params) => [
    ...wrongWithSpan(params, MOST_DAYS),
    ...wrongWithFormat(params, params.from),
    ...wrongWithBlocks(params),
  ],
  conventions: ({ params: { blocks = ['months'], gowri_night, nalla_neram }, sky }) => ({
    ...conventionsOf(blocksNamed(blocks), sky),
    ...(blocks.includes('southern_day') && { gowri_night, nalla_neram }),
  }),
  of(asked) {
    const { head, lines } = inLines(asked);
    return { ...head, days: [...lines] };
  },
  inLines,
  inRows: ({ sky, say, params }) => rowsOf(daysPassing(sky, params.from, params.to), say),
  inCalendar: (asked) => {
    const { sky, params } = asked;
    return daysInCalendar(asked, daysPassing(sky, params.from, params.to), params.windows === true);
  },
});

/**
 * The errors of `blocks` with a format that cannot have them: blocks have no columns, so tables and calendar files only
 * have day rows.
 */
const wrongWithBlocks = ({
  blocks,
  format,
}: {
  readonly blocks?: readonly string[];
  readonly format: string;
}): ParameterError[] =>
  blocks === undefined || format === 'json' || format === 'ndjson'
    ? []
    : [{ param: 'blocks', text: `blocks are given as json or ndjson, not as ${format}; leave blocks out` }];

function inLines(asked: ViewInput<Params>) {
  const { sky, params } = asked;
  let count = 0;
  for (const _ of daysUnder(sky, params.from, params.to)) count++;
  return { head: { from: isoDate(params.from), to: isoDate(params.to), count }, lines: daysOf(asked) };
}

function* daysOf({ sky, say, params }: ViewInput<Params>): Generator<DayRow | RangeDay, undefined> {
  const named = params.blocks === undefined ? null : blocksNamed(params.blocks);
  const choices = { ...USUAL, gowri_night: params.gowri_night, nalla_neram: params.nalla_neram };
  for (const day of daysPassing(sky, params.from, params.to))
    yield named === null
      ? rowOf(day, say)
      : { date: isoDate(day.civil), ...panchangaOf(momentUnder(sky, day.civil), say, named, 'by_name', choices) };
  return undefined;
}
