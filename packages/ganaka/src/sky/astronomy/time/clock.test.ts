import { expect, test } from 'vitest';
import { dayOf, midnight } from '../../../kernel/civil.ts';
import { jdUt, plusDays } from '../../../kernel/units.ts';
import { toTt, toUt1, ttMinusClock } from './clock.ts';
import { deltaTSeconds } from './delta-t.ts';

const at = (year: number, month = 1, day = 1) => midnight(dayOf({ year, month, day }), 0);

test('TT is 32.184 s and the leap seconds ahead of UTC (IERS Bulletin C)', () => {
  expect(ttMinusClock(at(1972))).toBeCloseTo(42.184, 9);
  expect(ttMinusClock(at(1999))).toBeCloseTo(64.184, 9);
  expect(ttMinusClock(plusDays(at(2017), -0.001))).toBeCloseTo(68.184, 9);
  expect(ttMinusClock(at(2017))).toBeCloseTo(69.184, 9);
  expect(ttMinusClock(at(2026, 11, 15))).toBeCloseTo(69.184, 9);
});

test('before 1972 the clock is UT1', () => {
  expect(toUt1(at(1950))).toBe(at(1950));
  expect(ttMinusClock(at(1950))).toBeCloseTo(28.932, 3);
  expect(ttMinusClock(at(-1000))).toBeCloseTo(25_397.567, 2);
});

test('from 1972 UT1 stays within 0.9 s of the clock', () => {
  for (let year = 1972; year < 2029; year++) expect(Math.abs(toUt1(at(year)) - at(year)) * 86_400).toBeLessThan(0.9);
});

test('in the far future the clock follows the Earth, without a step', () => {
  expect(ttMinusClock(at(2100))).toBeCloseTo(deltaTSeconds(at(2100)), 9);
  for (let year = 2027; year < 2035; year++) {
    for (let month = 1; month <= 12; month++) {
      const t = at(year, month);
      expect(Math.abs(ttMinusClock(plusDays(t, 1)) - ttMinusClock(t))).toBeLessThan(0.01);
    }
  }
});

test('delta T passes through the rows of its table and goes on beyond them', () => {
  expect(deltaTSeconds(at(1900))).toBeCloseTo(-1.991, 6);
  expect(deltaTSeconds(at(2000))).toBeCloseTo(63.828, 6);
  expect(deltaTSeconds(at(-3100))).toBeGreaterThan(75_050);
  expect(Number.isFinite(toTt(jdUt(3e6)))).toBe(true);
});
