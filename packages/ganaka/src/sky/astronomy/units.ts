/**
 * Units of the astronomical core. Inside `astronomy/` angles are in radians (the unit of the theories); the engines
 * convert them to degrees. Time is TT unless a name says otherwise.
 */
import { type JdTt, jdTt } from '../../kernel/units.ts';
export const DEG = Math.PI / 180;
export const ARCSEC = DEG / 3600;
export const TURN = 2 * Math.PI;

export const J2000 = jdTt(2_451_545);
export const DAYS_PER_CENTURY = 36_525;
/** Julian centuries TT from J2000. */
export const centuries = (jdTt: JdTt): number => (jdTt - J2000) / DAYS_PER_CENTURY;

/** IAU 2012 astronomical unit, km. */
export const KM_PER_AU = 149_597_870.7;
/** Speed of light, au per day. */
export const LIGHT_AU_PER_DAY = 173.14463267;
export const LIGHT_KM_PER_DAY = 299_792.458 * 86_400;
/** Equatorial radius and flattening of the Earth (WGS 84). */
export const EARTH_RADIUS_KM = 6378.137;
export const EARTH_FLATTENING = 1 / 298.257223563;

/** Evaluates a polynomial whose coefficients are ordered by increasing power. */
export function horner(coefficients: readonly number[], x: number): number {
  let sum = 0;
  for (let i = coefficients.length - 1; i >= 0; i--) sum = sum * x + (coefficients[i] ?? 0);
  return sum;
}

/**
 * Normalizes an angle to 0 <= x < 2 pi. Like `norm360` it uses the slow remainder operation only for values several
 * turns away.
 */
export const normTurn = (rad: number): number => {
  if (rad >= 0 && rad < 2 * TURN) return rad < TURN ? rad : rad - TURN;
  const turned = rad < 0 && rad > -TURN ? rad : rad % TURN;
  return turned < 0 ? turned + TURN : turned;
};
/** Normalizes an angle to -pi <= x < pi. */
export const halfTurn = (rad: number): number => normTurn(rad + Math.PI) - Math.PI;
