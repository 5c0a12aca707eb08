/**
 * True Chitra: Spica is at 180 degrees. By default its geometric place is used (proper motion and parallax; no
 * aberration, which swings the whole zodiac by 20" over every year); `spica=apparent` uses the apparent place, as Swiss
 * Ephemeris does by default.
 */
import type { Ephemeris, Kind } from '../../astronomy/ephemeris.ts';
import { SPICA } from '../../astronomy/stars.ts';
import { halfTurn } from '../../astronomy/units.ts';
import type { Ayanamsa } from '../modern/index.ts';

export const oppositeSpica =
  (eph: Ephemeris, kind: Kind): Ayanamsa =>
  (jdTt) =>
    halfTurn(eph.starLongitude(SPICA, jdTt, kind) + Math.PI);
