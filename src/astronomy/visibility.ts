/**
 * Kalamsha: the degrees of time between the rising (or setting) of the Sun and of a graha, and the limit below which the graha is lost in the
 * Sun's rays: Surya-siddhanta IX.6-8, X.1. The shape of the rule is the text's, the places are the modern ones: right ascension
 * and declination with the graha's latitude, at the place's own horizon.
 */

import { halfTurn } from './units.ts';

/** A graha seen before sunrise stands west of the Sun; one seen after sunset east of it. */
export interface Equatorial {
  readonly ra: number;
  readonly tanDec: number;
}

/** Half the difference between a day-arc and half a turn, radians; where a body does not set, the limit. */
const ascensionalDifference = (tanLat: number, tanDec: number): number =>
  Math.asin(Math.max(-1, Math.min(1, tanLat * tanDec)));

/** Radians of the equator that pass between the two risings (`morning`) or settings. */
export function timeArc(sun: Equatorial, graha: Equatorial, tanLat: number, morning: boolean): number {
  const further = ascensionalDifference(tanLat, graha.tanDec) - ascensionalDifference(tanLat, sun.tanDec);
  return Math.abs(halfTurn(graha.ra - sun.ra + (morning ? -further : further)));
}

/** Degrees: direct, and for the inner planets retrograde (nearer to us, and larger). */
export const LIMITS = {
  chandra: { direct: 12, retrograde: 12 },
  mangala: { direct: 17, retrograde: 17 },
  budha: { direct: 14, retrograde: 12 },
  guru: { direct: 11, retrograde: 11 },
  shukra: { direct: 10, retrograde: 8 },
  shani: { direct: 15, retrograde: 15 },
} as const;
