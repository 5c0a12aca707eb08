/**
 * The note about a clock time that occurred twice on its day, because the clocks were put back. It names the parameter
 * and the offset that select each of the two instants.
 */

/** The parameters of a moment: `time` and `tz`, or those of one of two births. */
interface ClockNames {
  readonly time: string;
  readonly tz: string;
}

export const twiceNote = ({ time, tz }: ClockNames, clock: string, first: number, second: number): string =>
  `${time} ${clock} happened twice that day, when the clocks were put back: the first is taken, as with ${tz}=${hoursText(first)}; for the second give ${tz}=${hoursText(second)}`;

/** To the millisecond, because local mean times are not whole minutes. */
const hoursText = (hours: number): string => String(Math.round(hours * 1e6) / 1e6);

export interface TwoClocks {
  /** `tz`, `boy_tz` or `girl_tz`. */
  readonly tz: string;
  readonly first: string;
  readonly second: string;
}

const NOTE = / happened twice that day, .* as with (\w+)=(-?[\d.]+); for the second give \1=(-?[\d.]+)$/;

/** The parameter and the two offsets that such a note names; undefined for another note. */
export function clocksIn(note: string): TwoClocks | undefined {
  const [, tz, first, second] = NOTE.exec(note) ?? [];
  return tz === undefined || first === undefined || second === undefined ? undefined : { tz, first, second };
}
