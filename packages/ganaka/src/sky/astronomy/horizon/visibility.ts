/**
 * Kalamsha: the time between the rising (or setting) of the Sun and of a graha, in degrees. Below a limit the graha is
 * invisible in the Sun's rays (Surya-siddhanta IX.6-8, X.1). The form of the rule is the text's; the positions are
 * modern: right ascension and declination with the graha's latitude, at the horizon of the place.
 */

import { halfTurn } from '../units.ts';

/**
 * Half the difference between a diurnal arc and half a turn, in radians. For a body that does not rise or set, the
 * largest possible value.
 */
const ascensionalDifference = (tanLat: number, tanDec: number): number =>
  Math.asin(Math.max(-1, Math.min(1, tanLat * tanDec)));

/**
 * A direction of any length: its components towards the equinox, 90 degrees further along the equator, and towards the
 * pole.
 */
export interface DirectionVector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export const tanDec = ({ x, y, z }: DirectionVector): number => z / Math.sqrt(x * x + y * y);

/** The arc of the equator from the Sun eastward to the graha, in radians. */
export const ascensionFrom = (sun: DirectionVector, graha: DirectionVector): number =>
  Math.atan2(sun.x * graha.y - sun.y * graha.x, sun.x * graha.x + sun.y * graha.y);

/**
 * The arc of the equator between the two risings (`morning`) or settings, in radians. A graha that is visible before
 * sunrise is west of the Sun; one that is visible after sunset is east of it.
 */
export function timeArc(
  ascension: number,
  tanDecOfSun: number,
  tanDecOfGraha: number,
  tanLat: number,
  morning: boolean,
): number {
  const further = ascensionalDifference(tanLat, tanDecOfGraha) - ascensionalDifference(tanLat, tanDecOfSun);
  return Math.abs(halfTurn(ascension + (morning ? -further : further)));
}
