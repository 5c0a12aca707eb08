/**
 * Surya-siddhanta VII.7-11, drkkarma: the point of the ecliptic with which a body that has latitude rises, sets or
 * culminates. The chapters on conjunctions, heliacal risings and the Moon's horns use it.
 */

import type { Jya } from './jya.ts';
import { declinationOf } from './triprashna.ts';
import { GNOMON } from './units.ts';

/**
 * The part due to the obliquity of the ecliptic (VII.10), in degrees. By the text it is the latitude in minutes times
 * the declination, in degrees, of the point 90 degrees ahead, read as seconds. It is subtracted if both have the same
 * direction.
 */
export const ayanaDrkkarma = (jya: Jya, tropicalDeg: number, latitudeDeg: number): number =>
  -(latitudeDeg * declinationOf(jya, tropicalDeg + 90)) / 60;

/**
 * The part due to the latitude of the place, at the horizon (VII.8-9). A northern latitude is subtracted in the east
 * and added in the west.
 */
export const akshaDrkkarma = (palabha: number, latitudeDeg: number, side: 'east' | 'west'): number => {
  const size = (latitudeDeg * palabha) / GNOMON;
  return side === 'east' ? -size : size;
};

/** Both parts at the horizon, where the aksha part counts fully (the commentator's reading of IX.4). */
export const horizonDrkkarma = (
  jya: Jya,
  palabha: number,
  tropicalDeg: number,
  latitudeDeg: number,
  side: 'east' | 'west',
): number => ayanaDrkkarma(jya, tropicalDeg, latitudeDeg) + akshaDrkkarma(palabha, latitudeDeg, side);
