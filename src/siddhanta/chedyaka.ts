/** IV.24-26 and VI: valana (deflection of the ecliptic at the disk), the scale of digits, and the colours. */
import type { Jya } from '../engines/siddhantic/jya.ts';
import { declinationOf } from '../engines/siddhantic/triprashna.ts';
import { R } from '../engines/siddhantic/units.ts';

export interface Valana {
  /** Degrees; north positive in the east. */
  readonly aksha: number;
  readonly ayana: number;
  readonly sum: number;
  /** Rsine of the sum over 70. */
  readonly angula: number;
}

/** Sine of the net deflection divides by this into digits (IV.25). */
const SINE_PER_ANGULA = 70;

/**
 * IV.24-25, with the hour angle in degrees taken as its share of the half-day (the commentator's reading).
 * `hourAsu` is positive in the west.
 */
export function valanaOf(jya: Jya, latDeg: number, tropicalDeg: number, hourAsu: number, halfDayAsu: number): Valana {
  const share = Math.min(Math.abs(hourAsu) / halfDayAsu, 1);
  const size = jya.arc((jya.sin(90 * share) * jya.sin(latDeg)) / R);
  const aksha = hourAsu <= 0 ? size : -size;
  const ayana = declinationOf(jya, tropicalDeg + 90);
  const sum = aksha + ayana;
  return { aksha, ayana, sum, angula: jya.sin(sum) / SINE_PER_ANGULA };
}

/** Minutes of arc in a digit: three, and one more as the body climbs to the meridian (IV.26). */
export const liptaPerAngula = (sinceRisingAsu: number, halfDayAsu: number): number =>
  3 + Math.max(0, Math.min(sinceRisingAsu / halfDayAsu, 1));

export type Colour = 'dusky' | 'black' | 'dark_copper' | 'tawny';

/** VI.23; callers that show it add the dark-copper of one that is leaving total darkness. */
export const colourOf = (part: number): Colour => (part >= 1 ? 'tawny' : part > 0.5 ? 'black' : 'dusky');
