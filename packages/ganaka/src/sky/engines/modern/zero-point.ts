import type { Ayanamsa } from './grahas.ts';

/** The zero point of the sidereal longitudes. */
export interface ZeroPoint {
  /** The value of `ayanamsa` in replies. */
  readonly name: string;
  readonly ayanamsa: Ayanamsa;
  /**
   * Whether the zero point is almost fixed among the stars. Only then can approximate longitudes be used, because they
   * are relative to the axes of J2000.
   */
  readonly keepsToStars: boolean;
}
