import type { Ayanamsa } from './grahas.ts';

/** The zero point of longitudes. */
export interface ZeroPoint {
  /** `ayanamsa` in replies. */
  readonly name: string;
  readonly ayanamsa: Ayanamsa;
  /** Whether rough places, which are counted on the axes of J2000, hold for it: it all but rests among the stars. */
  readonly keepsToStars: boolean;
}
