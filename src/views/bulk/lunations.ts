/** The lunar months of a span. */
import type { Sky } from '../../engines/engine.ts';
import type { Span } from '../../kernel/span.ts';
import { plusDays } from '../../kernel/units.ts';
import { type Lunation, lunationAfter, lunationAround } from '../../panchanga/lunar-months.ts';

/** A new moon is found to far less than this. */
const SECOND = 1 / 86_400;

/** Those that overlap the time from `from` to `to`, in order; one that only touches its edge is not included. */
export function lunationsIn(sky: Sky, { from, to }: Span): Lunation[] {
  const found: Lunation[] = [];
  for (let each = lunationAround(sky, plusDays(from, SECOND)); each.from < to - SECOND; each = lunationAfter(sky, each))
    found.push(each);
  return found;
}
