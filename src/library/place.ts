/** A place with its coordinates and time zone, which are checked on creation. */
import { type Place, placeUnder } from '../kernel/place.ts';
import { type JdUt, jdUt } from '../kernel/units.ts';
import { isZone, offsetHoursAt } from '../places/zones.ts';

export interface GanakaPlace {
  readonly name: string;
  /** Degrees north. */
  readonly latitude: number;
  /** Degrees east. */
  readonly longitude: number;
  /** An IANA name, or hours east of UTC. */
  readonly zone: string | number;
  /** The Indian state as the gazetteer names it. Months, years and festivals follow the custom of the state. */
  readonly state: string | null;
  /** The name in Devanagari, which is used in a sankalpa. */
  readonly devanagari?: string;
}

const MOST_HOURS = 15;

/**
 * A place by its coordinates. `zone` is an IANA name such as `Asia/Kolkata` (with its history and daylight saving) or a
 * number of hours east of UTC.
 */
export function place(
  latitude: number,
  longitude: number,
  zone: string | number,
  {
    name = `${latitude}, ${longitude}`,
    state = null,
    devanagari,
  }: Partial<Pick<GanakaPlace, 'name' | 'state' | 'devanagari'>> = {},
): GanakaPlace {
  checkCoordinates(latitude, longitude);
  if (typeof zone === 'number') within('zone', zone, MOST_HOURS);
  else if (!isZone(zone))
    throw new RangeError(`zone must be an IANA name such as Asia/Kolkata, or hours east of UTC; got ${shown(zone)}`);
  return Object.freeze({ name, latitude, longitude, zone, state, ...(devanagari !== undefined && { devanagari }) });
}

/** Throws a `RangeError` for coordinates that are not on the Earth. */
export function checkCoordinates(latitude: number, longitude: number): void {
  within('latitude', latitude, 90);
  within('longitude', longitude, 180);
}

function within(name: string, value: number, most: number): void {
  if (typeof value !== 'number' || !(Math.abs(value) <= most))
    throw new RangeError(`${name} must be a number from -${most} to ${most}; got ${shown(value)}`);
}
const shown = (value: unknown): string => (typeof value === 'number' ? String(value) : JSON.stringify(value));

/** The `Place` for the calculations; `near` is an instant of the requested day. */
export function placeNear(
  { name, latitude, longitude, zone, state, devanagari }: GanakaPlace,
  near: JdUt | null,
  day: number,
): Place {
  const clock = typeof zone === 'number' ? () => zone : (t: JdUt) => offsetHoursAt(zone, t, longitude);
  const spot = { name, devanagari, state: state ?? undefined, latDeg: latitude, lonDeg: longitude };
  const named = typeof zone === 'number' ? null : zone;
  return placeUnder({ ...spot, zone: named }, clock, near ?? jdUt(day - longitude / 360));
}
