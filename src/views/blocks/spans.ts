/** Daylight and night of a day that has both; blocks that ask for them declare `needs`, so the day does have them. */
import { isNone } from '../../engines/engine.ts';
import type { Span } from '../../kernel/span.ts';
import type { PanchangaDay } from '../../panchanga/day.ts';
import { frameOf } from '../../panchanga/kala.ts';
import type { DayFrame } from '../../rules/kala.ts';

export function spansOf(day: PanchangaDay): {
  readonly daylight: Span;
  readonly night: Span;
  readonly frame: DayFrame;
} {
  const frame = frameOf(day);
  if (isNone(frame)) throw new Error('a block that needs day and night was asked of a day without them');
  return {
    daylight: { from: frame.sunrise, to: frame.sunset },
    night: { from: frame.sunset, to: frame.nextSunrise },
    frame,
  };
}
