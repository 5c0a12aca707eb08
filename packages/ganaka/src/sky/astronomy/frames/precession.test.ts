import { expect, test } from 'vitest';
import { jdTt } from '../../../kernel/units.ts';
import { ARCSEC, centuries, DEG } from '../units.ts';
import { nutationSeries } from './nutation.ts';
import { eclipticOfDate, OBLIQUITY_J2000 } from './precession.ts';

test('at J2000 the axes are those of J2000 and the obliquity 84381.406"', () => {
  const axes = new Float64Array(9);
  const obliquity = eclipticOfDate(0, axes);
  expect(obliquity / ARCSEC).toBeCloseTo(OBLIQUITY_J2000 / ARCSEC, 2);
  expect(axes[0]).toBeCloseTo(1, 12);
  expect(axes[8]).toBeCloseTo(Math.cos(OBLIQUITY_J2000), 8);
});

test('the axes stay at right angles over six thousand years', () => {
  const m = new Float64Array(9);
  for (let T = -50; T <= 10; T += 5) {
    eclipticOfDate(T, m);
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = m;
    expect(a * d + b * e + c * f).toBeCloseTo(0, 12);
    expect(d * d + e * e + f * f).toBeCloseTo(1, 12);
  }
});

test('the nutation of 10 April 1987, 0h TD, is -3.79" and 9.44" (Meeus, Astronomical Algorithms, example 22.a: -3.788", 9.443")', () => {
  const out = new Float64Array(2);
  nutationSeries(centuries(jdTt(2_446_895.5)), out);
  expect((out[0] ?? 0) / ARCSEC).toBeCloseTo(-3.788, 1);
  expect((out[1] ?? 0) / ARCSEC).toBeCloseTo(9.443, 1);
  expect(Math.abs((out[0] ?? 0) / DEG)).toBeLessThan(0.01);
});
