/** Checks of a place that a caller passes. */
import { isZone } from '../../places/zones.ts';
import type { GanakaPlace } from '../ganaka-place.ts';
import { shownValue } from './caller-values.ts';

const MOST_HOURS = 15;
export const PLACE_OPTIONS = ['name', 'state', 'devanagari'] as const;

/** Throws a `RangeError` for what is not a place; callers may make one themselves. */
export function checkPlace(given: GanakaPlace): void {
  if (typeof given !== 'object' || given === null)
    throw new RangeError(`place must be what place() returns; got ${shownValue(given)}`);
  const { latitude, longitude, zone } = given;
  checkCoordinates(latitude, longitude);
  if (typeof zone === 'number') within('zone', zone, MOST_HOURS);
  else if (typeof zone !== 'string' || !isZone(zone))
    throw new RangeError(
      `zone must be an IANA name such as Asia/Kolkata, or hours east of UTC; got ${shownValue(zone)}`,
    );
  for (const name of PLACE_OPTIONS) {
    const value = given[name];
    if (typeof value !== 'string' && (value ?? null) !== null)
      throw new RangeError(`${name} of a place must be a text; got ${shownValue(value)}`);
  }
}

/** Throws a `RangeError` for coordinates that are not on the Earth. */
export function checkCoordinates(latitude: number, longitude: number): void {
  within('latitude', latitude, 90);
  within('longitude', longitude, 180);
}

function within(name: string, value: number, most: number): void {
  if (typeof value !== 'number' || !(Math.abs(value) <= most))
    throw new RangeError(`${name} must be a number from -${most} to ${most}; got ${shownValue(value)}`);
}
