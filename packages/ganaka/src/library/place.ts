/** A place with its coordinates and time zone, which are checked on creation. */
import { type ClockedSpot, placeOn } from '../kernel/clock.ts';
import type { Place } from '../kernel/place.ts';
import type { CivilDay, JdUt } from '../kernel/units.ts';
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

/** The place as calculations have it, before a day is known. */
export function spotOf(place: GanakaPlace): ClockedSpot {
  checkPlace(place);
  const { name, latitude, longitude, zone, state, devanagari } = place;
  const clock = typeof zone === 'number' ? { zone: null, fixedHours: zone } : { zone, fixedHours: null };
  return { name, devanagari, state: state ?? undefined, latDeg: latitude, lonDeg: longitude, ...clock };
}

/** The `Place` for the calculations; `t` is an instant of the requested day. */
export const placeNear = (place: GanakaPlace, t: JdUt | null, day: CivilDay): Place =>
  placeOn(spotOf(place), day, t, { offsetHoursAt });
