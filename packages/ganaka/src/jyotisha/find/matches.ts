/**
 * The matches of a search, in order of time: spans, or the days that contain such a span. A long search proceeds year
 * by year and stops as soon as the caller has enough matches.
 */

import { dayAt } from '../../kernel/civil.ts';
import { type Span, span } from '../../kernel/span.ts';
import { type CivilDay, jdUt, plusDays } from '../../kernel/units.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import { dayHolding, dayUnder } from '../panchanga/day/day.ts';
import { type SearchCondition, spansOf } from './condition.ts';

export interface Match extends Span {
  /** The day, from sunrise to sunrise, in which the match begins. */
  readonly civil: CivilDay;
}

const PIECE_DAYS = 366;

/**
 * The spans in which the condition holds. Spans that touch at the boundary between two pieces of the search are merged.
 */
export function* timesOf(sky: Sky, condition: SearchCondition, window: Span): Generator<Match, undefined> {
  let open: Span | null = null;
  for (let from = window.from; from < window.to; from = plusDays(from, PIECE_DAYS)) {
    const piece = span(from, jdUt(Math.min(from + PIECE_DAYS, window.to)));
    for (const found of spansOf(sky, condition, piece)) {
      if (open !== null && open.to < found.from) {
        yield matchOf(sky, open);
        open = null;
      }
      open = open === null ? found : span(open.from, found.to);
    }
  }
  if (open !== null) yield matchOf(sky, open);
  return undefined;
}

const civilHolding = (sky: Sky, { from }: Span): CivilDay =>
  dayHolding(sky, dayAt(from, sky.place.offsetHoursAt(from)), from);
const matchOf = (sky: Sky, found: Span): Match => ({ civil: civilHolding(sky, found), ...found });

/**
 * The days that contain a match. Each is given from the first instant on that day at which the condition holds to the
 * last.
 */
export function* daysOf(sky: Sky, condition: SearchCondition, window: Span): Generator<Match, undefined> {
  let last: Match | null = null;
  for (const { civil, from, to } of timesOf(sky, condition, window))
    for (let day = civil, begin = from; begin < to; day = plusDays(day, 1)) {
      const end = jdUt(Math.min(to, dayUnder(sky, day).bounds.to));
      if (last !== null && last.civil === day)
        last = { civil: day, from: last.from, to: end > last.to ? end : last.to };
      else {
        if (last !== null) yield last;
        last = { civil: day, from: begin, to: end > begin ? end : begin };
      }
      begin = end > begin ? end : to;
    }
  if (last !== null) yield last;
  return undefined;
}
