/** Bessel functions of the first kind. They are the Chebyshev coefficients of a rotating term. */
import { at } from './checked-array.ts';

/** A term that turns by less than this is treated as constant. */
const STILL = 1e-18;
/** Beyond this order all values are below 1e-15. */
const lastOrder = (z: number): number => Math.ceil(z + 9 * Math.cbrt(z)) + 6;

/** The largest count that `besselRow` writes for arguments up to `z`. */
export const besselCount = (z: number): number => lastOrder(z) + 1;

/**
 * Writes J0(z), J1(z), … as far as they matter, for z ≥ 0, and returns their count. They are computed from the highest
 * order to the lowest (Miller's algorithm), because upward recursion amplifies rounding errors. They are then scaled so
 * that J0 + 2 (J2 + J4 + …) = 1.
 */
export function besselRow(z: number, row: Float64Array): number {
  if (z < STILL) {
    row[0] = 1;
    return 1;
  }
  const count = besselCount(z);
  let above = 0;
  let here = 1e-250;
  let sum = 0;
  for (let k = count - 1; k >= 0; k--) {
    row[k] = here;
    if (k % 2 === 0) sum += k === 0 ? here : 2 * here;
    const below = ((2 * k) / z) * here - above;
    above = here;
    here = below;
  }
  for (let k = 0; k < count; k++) row[k] = at(row, k) / sum;
  return count;
}
