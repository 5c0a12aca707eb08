/** A place with its coordinates and time zone, which are checked on creation. */
import { type Place, placeUnder } from '../kernel/place.ts';
import { type JdUt, jdUt } from '../kernel/units.ts';
import { offsetHoursAt } from '../places/zones.ts';
import { optionsIn } from './checks/caller-values.ts';
import { checkPlace, PLACE_OPTIONS } from './checks/check-place.ts';
import type { GanakaPlace } from './ganaka-place.ts';

export type { GanakaPlace } from './ganaka-place.ts';

/**
 * A place by its coordinates. `zone` is an IANA name such as `Asia/Kolkata` (with its history and daylight saving) or a
 * number of hours east of UTC.
 */
export function place(
  latitude: number,
  longitude: number,
  zone: string | number,
  options?: Partial<Pick<GanakaPlace, 'name' | 'state' | 'devanagari'>>,
): GanakaPlace {
  const { name = `${latitude}, ${longitude}`, state = null, devanagari } = optionsIn(options, PLACE_OPTIONS);
  const made = { name, latitude, longitude, zone, state, ...(devanagari !== undefined && { devanagari }) };
  checkPlace(made);
  return Object.freeze(made);
}

/** The `Place` for the calculations; `near` is an instant of the requested day. */
export function placeNear(place: GanakaPlace, near: JdUt | null, day: number): Place {
  checkPlace(place);
  const { name, latitude, longitude, zone, state, devanagari } = place;
  const clock = typeof zone === 'number' ? () => zone : (t: JdUt) => offsetHoursAt(zone, t, longitude);
  const spot = { name, devanagari, state: state ?? undefined, latDeg: latitude, lonDeg: longitude };
  const named = typeof zone === 'number' ? null : zone;
  return placeUnder({ ...spot, zone: named }, clock, near ?? jdUt(day - longitude / 360));
}
