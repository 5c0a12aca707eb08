/**
 * Chebyshev polynomials: fits a smooth function on an interval, and computes value and derivative from the
 * coefficients.
 */

import type { Vec } from '../frames/vector.ts';
import { at as read } from './checked-array.ts';

/** A local copy for speed: without bundling, an imported name is looked up in every iteration of a loop. */
const at = read;

/** The points of (-1, 1) at which a polynomial of `order` coefficients is fitted. */
export const nodesFor = (order: number): number[] =>
  Array.from({ length: order }, (_, k) => Math.cos((Math.PI * (k + 0.5)) / order));

/**
 * Writes the coefficients through the values at `nodesFor(order)` to `out`, from index `start` on. The first
 * coefficient is not halved.
 */
export type Fit = (values: Float64Array, out: Float64Array, start: number) => void;

export function fitter(order: number): Fit {
  const cosines = Float64Array.from({ length: order * order }, (_, i) =>
    Math.cos((Math.PI * Math.floor(i / order) * ((i % order) + 0.5)) / order),
  );
  return (values, out, start) => {
    for (let j = 0; j < order; j++) {
      let sum = 0;
      for (let k = 0; k < order; k++) sum += at(values, k) * at(cosines, j * order + k);
      out[start + j] = (sum * (j === 0 ? 1 : 2)) / order;
    }
  };
}

/**
 * Clenshaw's summation at x in [-1, 1]. Terms that do not depend on the previous step are in brackets, so that the CPU
 * can compute them in parallel.
 */
export function valueAt(c: Float64Array, start: number, order: number, x: number): number {
  const twice = x + x;
  let b1 = 0;
  let b2 = 0;
  for (let i = start + order - 1; i > start; i--) {
    const b = twice * b1 + (at(c, i) - b2);
    b2 = b1;
    b1 = b;
  }
  return x * b1 - b2 + at(c, start);
}

/** The sums of three consecutive sets of coefficients, which the CPU computes in parallel. */
export function vectorAt(c: Float64Array, start: number, order: number, x: number, out: Vec): void {
  const twice = x + x;
  const second = start + order;
  const third = second + order;
  let p1 = 0;
  let p2 = 0;
  let q1 = 0;
  let q2 = 0;
  let r1 = 0;
  let r2 = 0;
  for (let k = order - 1; k > 0; k--) {
    const p = twice * p1 + (at(c, start + k) - p2);
    const q = twice * q1 + (at(c, second + k) - q2);
    const r = twice * r1 + (at(c, third + k) - r2);
    p2 = p1;
    p1 = p;
    q2 = q1;
    q1 = q;
    r2 = r1;
    r1 = r;
  }
  out.x = x * p1 - p2 + at(c, start);
  out.y = x * q1 - q2 + at(c, second);
  out.z = x * r1 - r2 + at(c, third);
}

/** The derivative with respect to x. */
export function slopeAt(c: Float64Array, start: number, order: number, x: number): number {
  const twice = x + x;
  // T'_k = k U_{k-1}, so this is the same summation with polynomials of the second kind
  let b1 = 0;
  let b2 = 0;
  for (let k = order - 1; k >= 2; k--) {
    const b = twice * b1 + (k * at(c, start + k) - b2);
    b2 = b1;
    b1 = b;
  }
  return twice * b1 - b2 + at(c, start + 1);
}

/** Three derivatives at once. */
export function slopesAt(c: Float64Array, start: number, order: number, x: number, out: Vec): void {
  const twice = x + x;
  const second = start + order;
  const third = second + order;
  let p1 = 0;
  let p2 = 0;
  let q1 = 0;
  let q2 = 0;
  let r1 = 0;
  let r2 = 0;
  for (let k = order - 1; k >= 2; k--) {
    const p = twice * p1 + (k * at(c, start + k) - p2);
    const q = twice * q1 + (k * at(c, second + k) - q2);
    const r = twice * r1 + (k * at(c, third + k) - r2);
    p2 = p1;
    p1 = p;
    q2 = q1;
    q1 = q;
    r2 = r1;
    r1 = r;
  }
  out.x = twice * p1 - p2 + at(c, start + 1);
  out.y = twice * q1 - q2 + at(c, second + 1);
  out.z = twice * r1 - r2 + at(c, third + 1);
}

/** The sums of all consecutive sets of four coefficients. */
export function foursAt(c: Float64Array, start: number, x: number, out: Float64Array): void {
  const t2 = 2 * x * x - 1;
  const t3 = (4 * x * x - 3) * x;
  for (let i = 0, k = start; i < out.length; i++, k += 4) {
    out[i] = at(c, k) + at(c, k + 1) * x + (at(c, k + 2) * t2 + at(c, k + 3) * t3);
  }
}
