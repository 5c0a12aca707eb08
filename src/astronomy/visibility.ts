/**
 * Kalamsha: the degrees of time between the rising (or setting) of the Sun and of a graha, below a limit of which the graha is lost in
 * the Sun's rays: Surya-siddhanta IX.6-8, X.1. The shape of the rule is the text's, the places are the modern ones: right ascension
 * and declination with the graha's latitude, at the place's own horizon.
 */

import { halfTurn } from './units.ts';

/** Half the difference between a diurnal arc and half a turn, radians; the limit where a body does not set. */
const ascensionalDifference = (tanLat: number, tanDec: number): number =>
  Math.asin(Math.max(-1, Math.min(1, tanLat * tanDec)));

/** Towards the equinox, along the equator, towards the pole: any length. */
export interface Direction {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export const tanDec = ({ x, y, z }: Direction): number => z / Math.sqrt(x * x + y * y);

/** Radians of the equator from the Sun eastward to the graha. */
export const ascensionFrom = (sun: Direction, graha: Direction): number =>
  Math.atan2(sun.x * graha.y - sun.y * graha.x, sun.x * graha.x + sun.y * graha.y);

/**
 * Radians of the equator between the two risings (`morning`) or settings. A graha visible before sunrise is west of the
 * Sun, one visible after sunset east of it.
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
