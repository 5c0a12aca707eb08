/**
 * Surya-siddhanta IV.24-26 and VI: valana (deflection of the ecliptic at the disk), the scale of digits, and the
 * colours of an eclipse.
 */
import type { Jya } from '../../sky/engines/siddhantic/jya.ts';
import { declinationOf } from '../../sky/engines/siddhantic/triprashna.ts';
import { R } from '../../sky/engines/siddhantic/units.ts';

export interface Valana {
  /** Degrees; north is positive in the east. */
  readonly aksha: number;
  readonly ayana: number;
  readonly sum: number;
  /** Rsine of the sum divided by 70. */
  readonly angula: number;
}

/** The Rsine of the net deflection is divided by this number to give digits (IV.25). */
const SINE_PER_ANGULA = 70;

/**
 * The valana (IV.24-25). The hour angle in degrees is taken as its share of the half-day (the commentator's reading).
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

/** Minutes of arc in a digit (IV.26): three at the horizon, growing to four at the meridian. */
export const liptaPerAngula = (sinceRisingAsu: number, halfDayAsu: number): number =>
  3 + Math.max(0, Math.min(sinceRisingAsu / halfDayAsu, 1));

export type Colour = 'dusky' | 'black' | 'dark_copper' | 'tawny';

/**
 * The colour for the eclipsed part (VI.23). Callers that show it add dark copper for a body that is leaving total
 * darkness.
 */
export const colourOf = (part: number): Colour => (part >= 1 ? 'tawny' : part > 0.5 ? 'black' : 'dusky');
