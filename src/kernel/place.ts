/** Where the sky is looked at from, and what the clocks there show. */
import type { JdUt } from './units.ts';

export interface Place {
  readonly name: string;
  /** Its name in Devanagari, where the gazetteer has one. */
  readonly nameHi?: string;
  /** North positive, −90 … 90. */
  readonly latDeg: number;
  /** East positive, −180 … 180. */
  readonly lonDeg: number;
  /** Hours east of UT on the day that was asked for; what `request.place.tz` prints. */
  readonly tzHours: number;
  /** IANA name where one is known; null for a bare numeric offset. */
  readonly zone: string | null;
  /** Hours east of UT that clocks there show at `t`: daylight saving and history included. */
  readonly offsetHoursAt: (t: JdUt) => number;
}

/** A place whose clock never changes: a numeric `tz`. */
export const placeWithOffset = (name: string, latDeg: number, lonDeg: number, tzHours: number): Place => ({
  name,
  latDeg,
  lonDeg,
  tzHours,
  zone: null,
  offsetHoursAt: () => tzHours,
});
