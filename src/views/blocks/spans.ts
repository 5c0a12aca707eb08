/**
 * Daylight and night of a day that has both. Blocks that use them declare `needs`, so they are called only for such
 * days.
 */
import { isNone } from '../../engines/engine.ts';
import type { Span } from '../../kernel/span.ts';
import type { Day } from '../../panchanga/day.ts';
import { type DayFrame, daylightOf, nightOf } from '../../rules/kala.ts';

export function spansOf({ frame }: Day): { readonly daylight: Span; readonly night: Span; readonly frame: DayFrame } {
  if (isNone(frame)) throw new Error('a block that needs day and night was called for a day without them');
  return { daylight: daylightOf(frame), night: nightOf(frame), frame };
}
