/**
 * The clock times of dasha periods. A boundary ends one period and starts the next, so its time is formatted only once.
 */
import type { Place } from '../../kernel/place.ts';
import type { JdUt } from '../../kernel/units.ts';
import { clock } from '../../text/format.ts';

export type ClockOf = (t: JdUt) => string;

/** Formats the instants of one reply, each only once. */
export function clocksAt(place: Place): ClockOf {
  const made = new Map<number, string>();
  return (t) => {
    const known = made.get(t);
    if (known !== undefined) return known;
    const text = clock(place, t);
    made.set(t, text);
    return text;
  };
}
