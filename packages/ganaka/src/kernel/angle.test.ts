import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ahead, arc, norm360, ordinal } from './angle.ts';
import { sidereal } from './units.ts';

test('a turn brings every angle into 0 <= x < 360', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e7, max: 1e7, noNaN: true }), (x) => {
      for (const turned of [norm360(x), sidereal(x)]) {
        expect(turned).toBeGreaterThanOrEqual(0);
        expect(turned).toBeLessThan(360);
      }
    }),
  );
  expect(norm360(-1e-20)).toBe(0);
});

test('the shorter way crosses 0 where that is shorter', () => {
  expect(arc(350, 10)).toBe(20);
  expect(arc(10, 350)).toBe(-20);
  expect(ahead(350, 10)).toBe(20);
  expect(ahead(10, 350)).toBe(340);
});

test('ordinals begin at 1 and never pass the last part', () => {
  expect(ordinal(0, 12)).toBe(1);
  expect(ordinal(359.999999999999, 360 / 27)).toBe(27);
  fc.assert(
    fc.property(fc.double({ min: -720, max: 720, noNaN: true }), (x) => {
      expect(ordinal(x, 30)).toBeGreaterThanOrEqual(1);
      expect(ordinal(x, 30)).toBeLessThanOrEqual(12);
    }),
  );
});
