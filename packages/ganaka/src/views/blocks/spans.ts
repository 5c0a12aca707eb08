/**
 * Daylight and night of a day that has both. Blocks that use them declare `needs`, so they are called only for such
 * days.
 */

import type { Day } from '../../jyotisha/panchanga/day/day.ts';
import type { Span } from '../../kernel/span.ts';
import { type DayFrame, daylightOf, nightOf } from '../../rules/kala.ts';
import { isNone } from '../../sky/engines/engine.ts';

export function spansOf({ frame }: Day): { readonly daylight: Span; readonly night: Span; readonly frame: DayFrame } {
  if (isNone(frame)) throw new Error('a block that needs day and night was called for a day without them');
  return { daylight: daylightOf(frame), night: nightOf(frame), frame };
}
