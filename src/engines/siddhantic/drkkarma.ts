/**
 * VII.7-11, drkkarma: where on the ecliptic a body with latitude rises, sets or culminates. Used by the chapters on
 * conjunction, heliacal rising and the Moon's horns.
 */

import type { Jya } from './jya.ts';
import { declinationOf } from './triprashna.ts';
import { GNOMON } from './units.ts';

/**
 * For the obliquity of the ecliptic (VII.10): latitude in minutes times the declination, in degrees, of the place
 * 90 degrees on, as seconds; subtractive when both are of one direction. In degrees.
 */
export const ayanaDrkkarma = (jya: Jya, tropicalDeg: number, latitudeDeg: number): number =>
  -(latitudeDeg * declinationOf(jya, tropicalDeg + 90)) / 60;

/** For the latitude of the place at the horizon (VII.8-9): north latitude subtracts in the east, adds in the west. */
export const akshaDrkkarma = (palabha: number, latitudeDeg: number, side: 'east' | 'west'): number => {
  const size = (latitudeDeg * palabha) / GNOMON;
  return side === 'east' ? -size : size;
};

/** Both together, with the aksha part whole, as at the horizon (the commentator's reading of IX.4). */
export const horizonDrkkarma = (
  jya: Jya,
  palabha: number,
  tropicalDeg: number,
  latitudeDeg: number,
  side: 'east' | 'west',
): number => ayanaDrkkarma(jya, tropicalDeg, latitudeDeg) + akshaDrkkarma(palabha, latitudeDeg, side);
