import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateOf, dayAt, dayOf, isoDate, midnight, weekdayOf } from './civil.ts';
import { civilDay, jdUt } from './units.ts';

describe('civil days', () => {
  // Julian day numbers from Meeus, Astronomical Algorithms (1998), chapter 7, and Reingold & Dershowitz' sample dates
  test.each([
    [2000, 1, 1, 2_451_545],
    [1957, 10, 4, 2_436_116],
    [1987, 6, 19, 2_446_966],
    [1600, 1, 1, 2_305_448],
    [-586, 7, 24, 1_507_232], // fixed day −214193 of the sample dates
    [-3101, 1, 23, 588_466], // the day the Kali age begins
  ])('%i-%i-%i is day %i', (year, month, day, jdn) => {
    expect(dayOf({ year, month, day })).toBe(jdn);
    expect(dateOf(civilDay(jdn))).toEqual({ year, month, day });
  });

  test('dates and days turn into one another over the whole range of the service', () => {
    fc.assert(
      fc.property(fc.integer({ min: 588_000, max: 2_817_200 }), (n) => {
        expect(dayOf(dateOf(civilDay(n)))).toBe(n);
      }),
    );
  });

  test('the Kali age begins on a Friday, and 14 November 2026 is a Saturday', () => {
    expect(weekdayOf(civilDay(588_466))).toBe(6);
    expect(weekdayOf(dayOf({ year: 2026, month: 11, day: 14 }))).toBe(7);
  });

  test('years are printed with four digits and a sign before year 0', () => {
    expect(isoDate(dayOf({ year: 79, month: 8, day: 24 }))).toBe('0079-08-24');
    expect(isoDate(dayOf({ year: -44, month: 3, day: 15 }))).toBe('-0044-03-15');
  });

  test('midnight on a clock east of Greenwich comes before midnight UT', () => {
    const day = dayOf({ year: 2026, month: 11, day: 14 });
    expect(midnight(day, 5.5)).toBeCloseTo(day - 0.5 - 5.5 / 24, 9);
    expect(dayAt(midnight(day, 5.5), 5.5)).toBe(day);
    expect(dayAt(jdUt(midnight(day, 5.5) - 1e-6), 5.5)).toBe(day - 1);
  });
});
