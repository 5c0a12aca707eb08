/** `ganaka/zones`: the clocks of a time zone with their history. Offsets come from the runtime's `Intl`. */
import { jdOfUnixMs, unixMsOf } from '../../kernel/unix.ts';
import { offsetHoursAt } from '../../places/zones.ts';
import { optionsIn, shownValue } from '../checks/caller-values.ts';
import { checkCoordinates } from '../checks/check-place.ts';
import { readingAt } from '../days/clock.ts';
import type { DateLike, TimeLike } from '../days/date.ts';

export { isZone } from '../../places/zones.ts';
export type { DateLike, TimeLike } from '../days/date.ts';

/** What the offset of a zone may depend on, next to the instant. */
export interface ZoneOptions {
  /** The longitude in degrees east. Before the zone's standard time, its local mean time is used. */
  readonly longitude?: number;
}

/** The UTC offset of the zone, in hours east, at an instant in milliseconds of Unix time (`Date.now()`). */
export function offsetAt(zone: string, unixMs: number, options?: ZoneOptions): number {
  const ms = Number(unixMs);
  if (!(Math.abs(ms) <= MOST_MS))
    throw new RangeError(
      `unixMs must be milliseconds of Unix time, at most those of a Date; got ${shownValue(unixMs)}`,
    );
  return offsetHoursAt(zone, jdOfUnixMs(ms), longitudeIn(options));
}

/** The largest time of a `Date`, in milliseconds. */
const MOST_MS = 8.64e15;

function longitudeIn(options: ZoneOptions | undefined): number | undefined {
  const { longitude } = optionsIn(options, ['longitude']);
  if (longitude !== undefined) checkCoordinates(0, longitude);
  return longitude;
}

/** The instant at which clocks showed a time. */
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
export function instantOf(zone: string, date: DateLike, time: TimeLike, options?: ZoneOptions): ClockReading | null {
  const found = readingAt(zone, date, time, longitudeIn(options));
  if ('skipped' in found) return null;
  const { t, offsetHours, second } = found;
  return {
    unixMs: Math.round(unixMsOf(t)),
    offsetHours,
    repeated: second !== undefined,
    ...(second && { second: { unixMs: Math.round(unixMsOf(second.t)), offsetHours: second.offsetHours } }),
  };
}
