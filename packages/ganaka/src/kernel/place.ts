/** An observer's position and the clock used there. */
import { midnight } from './civil.ts';
import type { CivilDay, JdUt } from './units.ts';

export interface Place {
  readonly name: string;
  /** The name of the place in Devanagari, if the gazetteer has one. */
  readonly devanagari?: string;
  /** The state of India that contains the place, by the gazetteer's name, if known. */
  readonly state?: string;
  /** The latitude, north positive, −90 … 90. */
  readonly latDeg: number;
  /** The longitude, east positive, −180 … 180. */
  readonly lonDeg: number;
  /** Hours east of UT on the requested day; in replies this is `request.place.tz`. */
  readonly tzHours: number;
  /** The IANA name of the time zone if known; null for a numeric offset. */
  readonly zone: string | null;
  /** Hours east of UT that clocks at the place show at `t`, including daylight saving time and historical changes. */
  readonly offsetHoursAt: (t: JdUt) => number;
}

/** A place whose UT offset never changes, because the request has a numeric `tz`. */
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
export type PlaceWithoutOffset = Omit<Place, 'tzHours' | 'offsetHoursAt'>;

/** A place with its UT offset. `near` is an instant of the requested day. */
export const placeUnder = (spot: PlaceWithoutOffset, offsetHoursAt: Place['offsetHoursAt'], near: JdUt): Place => ({
  name: spot.name,
  devanagari: spot.devanagari,
  state: spot.state,
  latDeg: spot.latDeg,
  lonDeg: spot.lonDeg,
  tzHours: offsetHoursAt(near),
  zone: spot.zone,
  offsetHoursAt,
});

/** The midnight at the start of a civil day, by the clock that the place had then. */
export const midnightAt = ({ tzHours, offsetHoursAt }: Place, day: CivilDay): JdUt =>
  midnight(day, offsetHoursAt(midnight(day, tzHours)));

/**
 * The number of the local mean day whose dawn, taken as six hours before its mean noon, is in the civil day of a clock.
 * By the place's own clock this is the day whose noon is at about twelve. By the clock of a distant time zone it is the
 * day whose sunrise falls on the date of that clock.
 */
export const dawningIn = (day: CivilDay, offsetHours: number, lonDeg: number): number =>
  Math.round(day - offsetHours / 24 + lonDeg / 360 + 0.25);
