/** Where the sky is looked at from, and what the clocks there show. */
import type { CivilDay, JdUt } from './units.ts';

export interface Place {
  readonly name: string;
  /** Its name in Devanagari, where the gazetteer has one. */
  readonly devanagari?: string;
  /** The state of India it lies in, by the gazetteer's name, where that is known. */
  readonly state?: string;
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
  devanagari: undefined,
  state: undefined,
  latDeg,
  lonDeg,
  tzHours,
  zone: null,
  offsetHoursAt: () => tzHours,
});

/** What is known of a place before its clock. */
export type Spot = Omit<Place, 'tzHours' | 'offsetHoursAt'>;

/** A place under its clock; `near` is an instant of the day asked for. */
export const placeUnder = (spot: Spot, offsetHoursAt: Place['offsetHoursAt'], near: JdUt): Place => ({
  name: spot.name,
  devanagari: spot.devanagari,
  state: spot.state,
  latDeg: spot.latDeg,
  lonDeg: spot.lonDeg,
  tzHours: offsetHoursAt(near),
  zone: spot.zone,
  offsetHoursAt,
});

/**
 * Number of the local mean day whose dawn, six hours before its mean noon, lies in the civil day of a clock. Where the clock is
 * the place's own this is the day whose noon the clock calls about twelve; a far-off clock still finds the sunrise of its own date.
 */
export const dawningIn = (day: CivilDay, offsetHours: number, lonDeg: number): number =>
  Math.round(day - offsetHours / 24 + lonDeg / 360 + 0.25);
