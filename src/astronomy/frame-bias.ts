/** From the ICRS to the mean equator and equinox of J2000: the frame bias of the IERS conventions. */
import { ARCSEC } from './units.ts';

const MAS = ARCSEC / 1000;
const RA = -14.6 * MAS;
const X = -16.617 * MAS;
const Y = -6.8192 * MAS;

/** Turns the vector in place. */
export function fromIcrs(vector: Float64Array): void {
  const [x = 0, y = 0, z = 0] = vector;
  vector[0] = x + RA * y - X * z;
  vector[1] = y - RA * x - Y * z;
  vector[2] = z + X * x + Y * y;
}
