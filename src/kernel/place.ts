/** An observer's position and the clock used there. */
import type { CivilDay, JdUt } from './units.ts';

export interface Place {
  readonly name: string;
  /** Its name in Devanagari, if the gazetteer has one. */
  readonly devanagari?: string;
  /** The state of India it lies in, by the gazetteer's name, if known. */
  readonly state?: string;
  /** North positive, −90 … 90. */
  readonly latDeg: number;
  /** East positive, −180 … 180. */
  readonly lonDeg: number;
  /** Hours east of UT on the requested day; printed as `request.place.tz`. */
  readonly tzHours: number;
  /** IANA name if known; null for a bare numeric offset. */
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

/** A place before its UT offset is known. */
export type Spot = Omit<Place, 'tzHours' | 'offsetHoursAt'>;

/** A place with its UT offset; `near` is an instant of the requested day. */
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
 * Number of the local mean day whose dawn, six hours before its mean noon, lies in the civil day of a clock. For the
 * place's own clock this is the day whose noon is about twelve; a clock of a distant zone still finds the sunrise of
 * its own date.
 */
export const dawningIn = (day: CivilDay, offsetHours: number, lonDeg: number): number =>
  Math.round(day - offsetHours / 24 + lonDeg / 360 + 0.25);
