/**
 * True Chitra: Spica stands at 180 degrees. Its geometric place is taken (proper motion and parallax; no aberration, which would swing
 * the whole zodiac by 20" in the course of every year).
 */
import type { Ephemeris } from '../../astronomy/ephemeris.ts';
import type { Ayanamsa } from '../modern/index.ts';

export const oppositeSpica =
  (eph: Ephemeris): Ayanamsa =>
  (jdTt) =>
    eph.spicaLessHalfTurn(jdTt);
