/** From the ICRS to the mean equator and equinox of J2000: the frame bias of the IERS conventions. */
import { ARCSEC } from '../units.ts';
import type { Vec } from './vector.ts';

const MAS = ARCSEC / 1000;
const RA = -14.6 * MAS;
const X = -16.617 * MAS;
const Y = -6.8192 * MAS;

/** Converts the vector in place. */
export function fromIcrs(vector: Vec): void {
  const { x, y, z } = vector;
  vector.x = x + RA * y - X * z;
  vector.y = y - RA * x - Y * z;
  vector.z = z + X * x + Y * y;
}
