/**
 * How dasha periods are printed. A boundary is the end of one period and the start of the next: its time is formatted
 * once.
 */
import type { Place } from '../../kernel/place.ts';
import type { JdUt } from '../../kernel/units.ts';
import { clock } from '../../text/format.ts';

export type ClockOf = (t: JdUt) => string;

/** Prints instants of one reply, each only once. */
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
