/** `ganaka/zones`: the clocks of a zone with their history. Offsets come from the runtime's own `Intl`. */
import { jdOfUnixMs, unixMsOf } from '../../kernel/unix.ts';
import { localToUt, offsetHoursAt } from '../../places/zones.ts';
import { type DateLike, readDate, readTime, type TimeLike } from '../date.ts';

export { isZone } from '../../places/zones.ts';
export type { DateLike, TimeLike } from '../date.ts';

/** What the offset of a zone may depend on, next to the instant. */
export interface ZoneOptions {
  /** Degrees east: before the zone's standard time its clocks keep the local mean time of that longitude. */
  readonly longitude?: number;
}

const YEARS = { from: -9999, to: 9999 };

/** Hours east of UTC that clocks of the zone show at an instant, given in milliseconds of Unix time (`Date.now()`). */
export const offsetAt = (zone: string, unixMs: number, { longitude }: ZoneOptions = {}): number =>
  offsetHoursAt(zone, jdOfUnixMs(unixMs), longitude);

/** The instant at which clocks showed a time. */
export interface ClockReading {
  /** Milliseconds of Unix time. */
  readonly unixMs: number;
  readonly offsetHours: number;
  /** The clocks showed it twice, when they were put back; this is the first. */
  readonly repeated: boolean;
  /** The second time, where they did. */
  readonly second?: { readonly unixMs: number; readonly offsetHours: number };
}

/** When clocks of the zone showed a time on a date; null where they never did, since they were put forward over it. */
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
