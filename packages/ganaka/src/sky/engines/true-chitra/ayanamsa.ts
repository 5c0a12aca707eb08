/**
 * True Chitra: Spica is always at 180 degrees. By default its geometric position is used (with proper motion and
 * parallax). Aberration is left out, because it would swing the whole zodiac by 20" in the course of every year.
 * `spica=apparent` uses the apparent position, as Swiss Ephemeris does by default.
 */
import type { Ephemeris, PositionKind } from '../../astronomy/ephemeris.ts';
import { SPICA } from '../../astronomy/frames/stars.ts';
import { halfTurn } from '../../astronomy/units.ts';
import type { Ayanamsa } from '../modern/index.ts';

export const oppositeSpica =
  (eph: Ephemeris, kind: PositionKind): Ayanamsa =>
  (jdTt) =>
    halfTurn(eph.starLongitude(SPICA, jdTt, kind) + Math.PI);
