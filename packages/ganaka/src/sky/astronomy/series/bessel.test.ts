import { expect, test } from 'vitest';
import { besselCount, besselRow } from './bessel.ts';

test('an arrow is what they say, turned by anything from nothing to twenty turns', () => {
  for (const z of [0, 1e-9, 1e-3, 0.3, 2, 17, 73, 125]) {
    const row = new Float64Array(besselCount(z));
    besselRow(z, row);
    for (const x of [-1, -0.6, 0, 0.25, 0.99]) {
      // cos z x = J0 - 2 J2 T2 + 2 J4 T4 …, sin z x = 2 J1 T1 - 2 J3 T3 …
      let [cos, sin] = [0, 0];
      row.forEach((value, k) => {
        const part = (k === 0 ? 1 : 2) * (k % 4 < 2 ? 1 : -1) * value * Math.cos(k * Math.acos(x));
        if (k % 2 === 0) cos += part;
        else sin += part;
      });
      expect(Math.abs(cos - Math.cos(z * x))).toBeLessThan(1e-13);
      expect(Math.abs(sin - Math.sin(z * x))).toBeLessThan(1e-13);
    }
  }
});
