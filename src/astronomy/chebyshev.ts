/** Chebyshev polynomials: fitting a stretch of a smooth function, and reading value and rate from the coefficients. */

/** The points of (-1, 1) at which a polynomial of `order` coefficients is fitted. */
export const nodesFor = (order: number): number[] =>
  Array.from({ length: order }, (_, k) => Math.cos((Math.PI * (k + 0.5)) / order));

/** Coefficients through the values at `nodesFor(values.length)`, written to `out` from `at` on; the first is not halved. */
export function fitThrough(values: ArrayLike<number>, out: Float64Array, at: number): void {
  const order = values.length;
  for (let j = 0; j < order; j++) {
    let sum = 0;
    for (let k = 0; k < order; k++) sum += (values[k] ?? 0) * Math.cos((Math.PI * j * (k + 0.5)) / order);
    out[at + j] = (sum * (j === 0 ? 1 : 2)) / order;
  }
}

/** Clenshaw's sum at x in [-1, 1]. What does not wait for the last step is bracketed, so that it is done meanwhile. */
export function valueAt(c: Float64Array, at: number, order: number, x: number): number {
  const twice = x + x;
  let b1 = 0;
  let b2 = 0;
  for (let i = at + order - 1; i > at; i--) {
    const b = twice * b1 + ((c[i] ?? 0) - b2);
    b2 = b1;
    b1 = b;
  }
  return x * b1 - b2 + (c[at] ?? 0);
}

/** Three sums at once, for coefficients that follow one another: the processor works on them side by side. */
export function vectorAt(c: Float64Array, at: number, order: number, x: number, out: Float64Array): void {
  const twice = x + x;
  const at2 = at + order;
  const at3 = at2 + order;
  let p1 = 0;
  let p2 = 0;
  let q1 = 0;
  let q2 = 0;
  let r1 = 0;
  let r2 = 0;
  for (let k = order - 1; k > 0; k--) {
    const p = twice * p1 + ((c[at + k] ?? 0) - p2);
    const q = twice * q1 + ((c[at2 + k] ?? 0) - q2);
    const r = twice * r1 + ((c[at3 + k] ?? 0) - r2);
    p2 = p1;
    p1 = p;
    q2 = q1;
    q1 = q;
    r2 = r1;
    r1 = r;
  }
  out[0] = x * p1 - p2 + (c[at] ?? 0);
  out[1] = x * q1 - q2 + (c[at2] ?? 0);
  out[2] = x * r1 - r2 + (c[at3] ?? 0);
}

/** The derivative with respect to x. */
export function slopeAt(c: Float64Array, at: number, order: number, x: number): number {
  const twice = x + x;
  // T'_k = k U_{k-1}: the same sum on the polynomials of the second kind
  let b1 = 0;
  let b2 = 0;
  for (let k = order - 1; k >= 2; k--) {
    const b = twice * b1 + (k * (c[at + k] ?? 0) - b2);
    b2 = b1;
    b1 = b;
  }
  return twice * b1 - b2 + (c[at + 1] ?? 0);
}

/** Three derivatives at once. */
export function slopesAt(c: Float64Array, at: number, order: number, x: number, out: Float64Array): void {
  const twice = x + x;
  const at2 = at + order;
  const at3 = at2 + order;
  let p1 = 0;
  let p2 = 0;
  let q1 = 0;
  let q2 = 0;
  let r1 = 0;
  let r2 = 0;
  for (let k = order - 1; k >= 2; k--) {
    const p = twice * p1 + (k * (c[at + k] ?? 0) - p2);
    const q = twice * q1 + (k * (c[at2 + k] ?? 0) - q2);
    const r = twice * r1 + (k * (c[at3 + k] ?? 0) - r2);
    p2 = p1;
    p1 = p;
    q2 = q1;
    q1 = q;
    r2 = r1;
    r1 = r;
  }
  out[0] = twice * p1 - p2 + (c[at + 1] ?? 0);
  out[1] = twice * q1 - q2 + (c[at2 + 1] ?? 0);
  out[2] = twice * r1 - r2 + (c[at3 + 1] ?? 0);
}

/** Every one of the sums of four coefficients that follow one another. */
export function foursAt(c: Float64Array, at: number, x: number, out: Float64Array): void {
  const t2 = 2 * x * x - 1;
  const t3 = (4 * x * x - 3) * x;
  for (let i = 0, k = at; i < out.length; i++, k += 4) {
    out[i] = (c[k] ?? 0) + (c[k + 1] ?? 0) * x + ((c[k + 2] ?? 0) * t2 + (c[k + 3] ?? 0) * t3);
  }
}
