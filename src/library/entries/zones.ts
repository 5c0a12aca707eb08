/** `ganaka/zones`: the clocks of a time zone with their history. Offsets come from the runtime's `Intl`. */
import { jdOfUnixMs, unixMsOf } from '../../kernel/unix.ts';
import { localToUt, offsetHoursAt } from '../../places/zones.ts';
import { type DateLike, readDate, readTime, type TimeLike } from '../date.ts';

export { isZone } from '../../places/zones.ts';
export type { DateLike, TimeLike } from '../date.ts';

export interface ZoneOptions {
  /** The longitude in degrees east. Before the zone's standard time, its local mean time is used. */
  readonly longitude?: number;
}

const YEARS = { from: -9999, to: 9999 };

/** The UTC offset of the zone, in hours east, at an instant in milliseconds of Unix time (`Date.now()`). */
export const offsetAt = (zone: string, unixMs: number, { longitude }: ZoneOptions = {}): number =>
  offsetHoursAt(zone, jdOfUnixMs(unixMs), longitude);

export interface ClockReading {
  /** Milliseconds of Unix time. */
  readonly unixMs: number;
  readonly offsetHours: number;
  /** Whether the clocks showed the time twice, because they were put back; `unixMs` is then the first instant. */
  readonly repeated: boolean;
  /** The second instant, if the clocks showed the time twice. */
  readonly second?: { readonly unixMs: number; readonly offsetHours: number };
}

/** The instant at which clocks of the zone showed a time on a date; null if they never did, having been put forward. */
export function instantOf(
  zone: string,
  date: DateLike,
  time: TimeLike,
  { longitude }: ZoneOptions = {},
): ClockReading | null {
  const found = localToUt(zone, readDate(date, YEARS), readTime(time), longitude);
  if ('skipped' in found) return null;
  const { t, offsetHours, second } = found;
  return {
    unixMs: Math.round(unixMsOf(t)),
    offsetHours,
    repeated: second !== undefined,
    ...(second && { second: { unixMs: Math.round(unixMsOf(second.t)), offsetHours: second.offsetHours } }),
  };
}
