/**
 * Ascending node of the Moon on the mean equinox of date. The mean node is W3 of ELP/MPP02 (Chapront & Francou 2003) on
 * the fixed equinox with the general precession of IAU 2006, in seconds of arc by power of T. The true node is that of
 * the orbit at the instant.
 */
import type { Track } from '../series/track.ts';
import { ARCSEC, horner, normTurn } from '../units.ts';

const FIXED = [450_160.39816, -6_967_919.5383, 6.359, 0.007625, -0.00003586];
const PRECESSION = [0, 5028.796195, 1.1054348, 0.00007964, -0.000023857];
const OF_DATE = FIXED.map((part, power) => part + (PRECESSION[power] ?? 0));

export const meanNode = (T: number): number => normTurn(horner(OF_DATE, T) * ARCSEC);

/**
 * General precession in radians per day: the difference between rates relative to the equinox of date and rates
 * relative to the stars.
 */
const PRECESSION_PER_DAY = 6.6751e-7;

/**
 * Ascending node in radians of the orbit that the Moon follows at an instant. `moon` is the Moon's track (longitude,
 * latitude, distance), set to that instant with `seek`.
 */
export function trueNode(moon: Track): number {
  const lon = moon.value(0);
  const lat = moon.value(1);
  const lonRate = moon.rate(0) - PRECESSION_PER_DAY;
  const latRate = moon.rate(1);
  const rRate = moon.rate(2) / moon.value(2);
  const cl = Math.cos(lon);
  const sl = Math.sin(lon);
  const cb = Math.cos(lat);
  const sb = Math.sin(lat);
  const x = cb * cl;
  const y = cb * sl;
  const vx = rRate * x - latRate * sb * cl - lonRate * y;
  const vy = rRate * y - latRate * sb * sl + lonRate * x;
  const vz = rRate * sb + latRate * cb;
  return Math.atan2(y * vz - sb * vy, x * vz - sb * vx);
}
