/**
 * Precession of Vondrak, Capitaine & Wallace 2011, valid for 200 millennia. It gives the poles of ecliptic and equator
 * in the frame of J2000; the mean ecliptic and equinox of date follow from them.
 */
import { ECLIPTIC_POLE, EQUATOR_POLE } from '../tables/precession.ts';
import { ARCSEC, horner, TURN } from '../units.ts';

/** Obliquity at J2000 in this theory. */
export const OBLIQUITY_J2000 = 84_381.406 * ARCSEC;
const SIN_E0 = Math.sin(OBLIQUITY_J2000);
const COS_E0 = Math.cos(OBLIQUITY_J2000);

interface PoleSeries {
  readonly periodic: readonly (readonly number[])[];
  readonly polynomial: readonly (readonly number[])[];
}

function coordinates({ periodic, polynomial }: PoleSeries, T: number): readonly [number, number] {
  let first = horner(polynomial[0] ?? [], T);
  let second = horner(polynomial[1] ?? [], T);
  for (const [period = 1, cos1 = 0, cos2 = 0, sin1 = 0, sin2 = 0] of periodic) {
    const phase = (TURN * T) / period;
    const c = Math.cos(phase);
    const s = Math.sin(phase);
    first += cos1 * c + sin1 * s;
    second += cos2 * c + sin2 * s;
  }
  return [first * ARCSEC, second * ARCSEC];
}

/**
 * Writes nine numbers: the axes of the mean ecliptic of date in the equatorial frame of J2000, row by row. The rows
 * point to the equinox, 90 degrees further along the ecliptic, and to its pole. Returns the mean obliquity.
 */
export function eclipticOfDate(T: number, out: Float64Array): number {
  const [P, Q] = coordinates(ECLIPTIC_POLE, T);
  const Z = Math.sqrt(Math.max(0, 1 - P * P - Q * Q));
  const zx = P;
  const zy = -Q * COS_E0 - Z * SIN_E0;
  const zz = -Q * SIN_E0 + Z * COS_E0;
  const [X, Y] = coordinates(EQUATOR_POLE, T);
  const W = Math.sqrt(Math.max(0, 1 - X * X - Y * Y));
  // the equinox is the cross product of the equator's and the ecliptic's pole
  const ex = Y * zz - W * zy;
  const ey = W * zx - X * zz;
  const ez = X * zy - Y * zx;
  const sine = Math.hypot(ex, ey, ez);
  const xx = ex / sine;
  const xy = ey / sine;
  const xz = ez / sine;
  out[0] = xx;
  out[1] = xy;
  out[2] = xz;
  out[3] = zy * xz - zz * xy;
  out[4] = zz * xx - zx * xz;
  out[5] = zx * xy - zy * xx;
  out[6] = zx;
  out[7] = zy;
  out[8] = zz;
  return Math.atan2(sine, X * zx + Y * zy + W * zz);
}
