/**
 * True Chitra: Spica stands at 180 degrees. By default its geometric place is taken (proper motion and parallax; no aberration, which
 * swings the whole zodiac by 20" in the course of every year); `spica=apparent` takes the place where the star is seen, as Swiss
 * Ephemeris does unless it is told otherwise.
 */
import type { Ephemeris, Kind } from '../../astronomy/ephemeris.ts';
import { SPICA } from '../../astronomy/stars.ts';
import { halfTurn } from '../../astronomy/units.ts';
import type { Ayanamsa } from '../modern/index.ts';

export const oppositeSpica =
  (eph: Ephemeris, kind: Kind): Ayanamsa =>
  (jdTt) =>
    halfTurn(eph.starLongitude(SPICA, jdTt, kind) + Math.PI);
