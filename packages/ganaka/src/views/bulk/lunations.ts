/** The lunar months of a span. */

import { type Lunation, lunationAfter, lunationAround } from '../../jyotisha/panchanga/year/lunar-months.ts';
import type { Span } from '../../kernel/span.ts';
import { plusDays } from '../../kernel/units.ts';
import type { Sky } from '../../sky/engines/engine.ts';

/** A tolerance: new moons are computed with a much smaller error. */
const SECOND = 1 / 86_400;

/** The lunar months that overlap the span, in order. A month that only touches an end of the span is not included. */
export function lunationsIn(sky: Sky, { from, to }: Span): Lunation[] {
  const found: Lunation[] = [];
  for (let each = lunationAround(sky, plusDays(from, SECOND)); each.from < to - SECOND; each = lunationAfter(sky, each))
    found.push(each);
  return found;
}
