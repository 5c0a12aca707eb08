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

/** Clenshaw's sum at x in [-1, 1]. */
export function valueAt(c: Float64Array, at: number, order: number, x: number): number {
  const twice = x + x;
  let b1 = 0;
  let b2 = 0;
  for (let i = at + order - 1; i > at; i--) {
    const b = twice * b1 - b2 + (c[i] ?? 0);
    b2 = b1;
    b1 = b;
  }
  return x * b1 - b2 + (c[at] ?? 0);
}

/** The derivative with respect to x. */
export function slopeAt(c: Float64Array, at: number, order: number, x: number): number {
  const twice = x + x;
  // T'_k = k U_{k-1}: the same sum on the polynomials of the second kind
  let b1 = 0;
  let b2 = 0;
  for (let k = order - 1; k >= 2; k--) {
    const b = twice * b1 - b2 + k * (c[at + k] ?? 0);
    b2 = b1;
    b1 = b;
  }
  return twice * b1 - b2 + (c[at + 1] ?? 0);
}
