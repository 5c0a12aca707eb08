/**
 * The theories themselves, slow and exact. The tables, and positions outside the tables, are computed from the
 * theories.
 * Planets are heliocentric, on the equator and equinox of J2000, in au. The Moon is apparent (retarded by its
 * light-time), on the mean ecliptic and equinox of date.
 */
import { type JdTt, plusDays } from '../../kernel/units.ts';
import { fromIcrs } from './frames/frame-bias.ts';
import { eclipticOfDate, OBLIQUITY_J2000 } from './frames/precession.ts';
import { alongFirst, alongSecond, alongThird, emptyVec } from './frames/vector.ts';
import { moonDistance, moonLatitude, moonLongitude, type Planet, planetLbr, type Series } from './series/series.ts';
import { CORRECTION } from './tables/correction.ts';
import { ARCSEC, centuries, horner, LIGHT_KM_PER_DAY } from './units.ts';

/** The rotation from the dynamical ecliptic of VSOP87 to the equator of FK5 (Bretagnon & Francou 1988). */
const XY = 4.4036e-7;
const XZ = -1.90919e-7;
const YX = -4.79966e-7;
const YY = 0.917482137087;
const YZ = -0.397776982902;

const COS_E0 = Math.cos(OBLIQUITY_J2000);
const SIN_E0 = Math.sin(OBLIQUITY_J2000);

/** The correction was fitted on 1800-2200 (T from -2 to 2); it fades out over the half century beyond. */
const FULL_T = 2;
const FADE_T = 0.5;
function correctionWeight(T: number): number {
  const beyond = (Math.abs(T) - FULL_T) / FADE_T;
  if (beyond <= 0) return 1;
  return beyond >= 1 ? 0 : 1 - beyond * beyond * (3 - 2 * beyond);
}

function correctionOf(row: readonly number[], T: number, cosL: number, sinL: number): number {
  const cos2 = cosL * cosL - sinL * sinL;
  const sin2 = 2 * sinL * cosL;
  const at = (i: number): number => (row[i] ?? 0) + T * ((row[i + 1] ?? 0) + T * (row[i + 2] ?? 0));
  return (at(0) + at(3) * cosL + at(6) * sinL + at(9) * cos2 + at(12) * sin2) * ARCSEC;
}

/** Writes x, y, z of a planet relative to the Sun. */
export function heliocentric(series: Series, planet: Planet, jdTt: JdTt, out: Float64Array): void {
  const T = centuries(jdTt);
  planetLbr(series, planet, T / 10, out);
  xyzOf(planet, T, out);
}

/** Converts the theory's L, B, R in `out` to corrected x, y, z. */
export function xyzOf(planet: Planet, T: number, out: Float64Array): void {
  const [L = 0, B = 0, R = 0] = out;
  const x = R * Math.cos(B) * Math.cos(L);
  const y = R * Math.cos(B) * Math.sin(L);
  const z = R * Math.sin(B);
  const qx = x + XY * y + XZ * z;
  const qy = YX * x + YY * y + YZ * z;
  const qz = -YZ * y + YY * z;
  const weight = correctionWeight(T);
  if (weight === 0) {
    out[0] = qx;
    out[1] = qy;
    out[2] = qz;
    return;
  }
  const ey = qy * COS_E0 + qz * SIN_E0;
  const ez = -qy * SIN_E0 + qz * COS_E0;
  const r = Math.hypot(qx, ey, ez);
  const lon = Math.atan2(ey, qx);
  const rows = CORRECTION[planet];
  const cosL = Math.cos(lon);
  const sinL = Math.sin(lon);
  const l = lon + weight * correctionOf(rows[0], T, cosL, sinL);
  const b = Math.asin(ez / r) + weight * correctionOf(rows[1], T, cosL, sinL);
  const d = r * (1 + weight * correctionOf(rows[2], T, cosL, sinL));
  const fx = d * Math.cos(b) * Math.cos(l);
  const fy = d * Math.cos(b) * Math.sin(l);
  const fz = d * Math.sin(b);
  out[0] = fx;
  out[1] = fy * COS_E0 - fz * SIN_E0;
  out[2] = fy * SIN_E0 + fz * COS_E0;
}

/** The pole of the moving ecliptic (Laskar) in ELP/MPP02 with the fit to DE405, by power of T. */
const ELP_P = [0, 0.000010180391, 4.7020439e-7, -5.417367e-10, -2.507948e-12, 4.63486e-15];
const ELP_Q = [0, -0.000113469002, 1.2372674e-7, 1.265417e-9, -1.371808e-12, -3.20334e-15];
/** The orientation of the theory's inertial ecliptic relative to the ICRS. */
const ELP_OBLIQUITY = 84_381.40928 * ARCSEC;
const ELP_NODE = -0.05028 * ARCSEC;
const ELP_COS = Math.cos(ELP_OBLIQUITY);
const ELP_SIN = Math.sin(ELP_OBLIQUITY);
/**
 * The correction of the Moon's longitude from the fit to DE405 to DE431, by power of T. It is faded out like the
 * planets' correction. The fit gave 0.0158" without the frame bias, which rotates longitudes by 0.0067" and is applied
 * separately.
 */
const MOON_LONGITUDE_SHIFT_ARCSEC: readonly number[] = [0.0158 - 0.0067, 0.0077, 0.0063];

const axes = new Float64Array(9);
const icrs = emptyVec();

/** Converts the theory's V, U, r to longitude, latitude (radians) and distance (km) on the mean ecliptic of date. */
export function moonOfDate(T: number, V: number, U: number, r: number, out: Float64Array): void {
  const x = r * Math.cos(U) * Math.cos(V);
  const y = r * Math.cos(U) * Math.sin(V);
  const z = r * Math.sin(U);
  const P = horner(ELP_P, T);
  const Q = horner(ELP_Q, T);
  const S = 2 * Math.sqrt(1 - P * P - Q * Q);
  const ix = (1 - 2 * P * P) * x + 2 * P * Q * y + P * S * z;
  const iy = 2 * P * Q * x + (1 - 2 * Q * Q) * y - Q * S * z;
  const iz = -P * S * x + Q * S * y + (1 - 2 * P * P - 2 * Q * Q) * z;
  const ey = iy * ELP_COS - iz * ELP_SIN;
  icrs.x = ix - ELP_NODE * ey;
  icrs.y = ey + ELP_NODE * ix;
  icrs.z = iy * ELP_SIN + iz * ELP_COS;
  fromIcrs(icrs);
  eclipticOfDate(T, axes);
  const shift = correctionWeight(T) * horner(MOON_LONGITUDE_SHIFT_ARCSEC, T) * ARCSEC;
  out[0] = Math.atan2(alongSecond(axes, icrs), alongFirst(axes, icrs)) + shift;
  out[1] = Math.asin(alongThird(axes, icrs) / r);
  out[2] = r;
}

export const MEAN_LIGHT_TIME_DAYS = 384_400 / LIGHT_KM_PER_DAY;

/**
 * Writes longitude, latitude (radians) and distance (km) of the Moon as seen at `jdTt`, which is its position 1.3 s
 * before.
 */
export function moonApparent(series: Series, jdTt: JdTt, out: Float64Array): void {
  // between the mean and the actual light-time the distance changes by metres only, so it is summed once
  const km = moonDistance(series, centuries(plusDays(jdTt, -MEAN_LIGHT_TIME_DAYS)));
  const seen = centuries(plusDays(jdTt, -km / LIGHT_KM_PER_DAY));
  moonOfDate(centuries(jdTt), moonLongitude(series, seen), moonLatitude(series, seen), km, out);
}
