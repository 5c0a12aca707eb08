import { expect, test } from 'vitest';
import { emptyVec } from '../frames/vector.ts';
import { fitter, nodesFor, slopeAt, valueAt, vectorAt } from './chebyshev.ts';

const ORDER = 12;
const fitted = (f: (x: number) => number): Float64Array => {
  const c = new Float64Array(ORDER);
  fitter(ORDER)(Float64Array.from(nodesFor(ORDER), f), c, 0);
  return c;
};

test('a fitted sine is the sine, and its slope the cosine', () => {
  const c = fitted(Math.sin);
  for (const x of [-1, -0.73, 0, 0.31, 1]) {
    expect(valueAt(c, 0, ORDER, x)).toBeCloseTo(Math.sin(x), 12);
    expect(slopeAt(c, 0, ORDER, x)).toBeCloseTo(Math.cos(x), 10);
  }
});

test('three sums at once are the three sums', () => {
  const c = new Float64Array([...fitted(Math.sin), ...fitted(Math.exp), ...fitted(Math.cos)]);
  const out = emptyVec();
  vectorAt(c, 0, ORDER, 0.4, out);
  expect([out.x, out.y, out.z]).toEqual([0, 1, 2].map((q) => valueAt(c, q * ORDER, ORDER, 0.4)));
});
