import { expect, test } from 'vitest';
import { sinesAndCosines } from './sines.ts';

test('sines and cosines taken together are those taken one by one', () => {
  const angles = Float64Array.from({ length: 2000 }, (_, n) => (n - 1000) * 0.73 + n / 7);
  const [sines, cosines] = [new Float64Array(2000), new Float64Array(2000)];
  sinesAndCosines(angles, sines, cosines);
  angles.forEach((angle, n) => {
    expect(Math.abs((sines[n] ?? 9) - Math.sin(angle))).toBeLessThan(5e-13);
    expect(Math.abs((cosines[n] ?? 9) - Math.cos(angle))).toBeLessThan(5e-13);
  });
});
