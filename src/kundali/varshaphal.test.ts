/** Births about New Year: the Sun's year and the calendar's do not always meet. */
import { describe, expect, test } from 'vitest';
import { drik } from '../engines/drik/index.ts';
import { dateOf, dayAt, dayOf, midnight } from '../kernel/civil.ts';
import { placeWithOffset } from '../kernel/place.ts';
import { plusDays } from '../kernel/units.ts';
import { chartOf } from './chart.ts';
import { completedIn, otherReturnIn, returnOf } from './varshaphal.ts';

const ENGINE = drik();
const TZ = 5.5;
const DELHI = ENGINE.skyOver(placeWithOffset('Delhi', 28.61, 77.21, TZ), {
  node: 'mean',
  positions: 'apparent',
});
const bornAt = (year: number, month: number, day: number, hours: number) =>
  chartOf(DELHI, plusDays(midnight(dayOf({ year, month, day }), TZ), hours / 24));
const yearOf = (t: ReturnType<typeof returnOf>): number => dateOf(dayAt(t, TZ)).year;

describe.each([
  ['New Year’s Eve of 1930', bornAt(1930, 12, 31, 20)],
  ['New Year of 2000', bornAt(2000, 1, 1, 0.5)],
])('born on %s', (_, natal) => {
  const born = dateOf(natal.day).year;
  // every return of a century, counted without asking for a year
  const returns = Array.from({ length: 102 }, (_, n) => yearOf(returnOf(natal, n)));
  const counts = (year: number): number => returns.filter((each) => each === year).length;

  test('there are years with two returns, or none, and they are told from the rest', () => {
    const odd = new Set<number>();
    for (let year = born + 1; year <= born + 99; year++) {
      const completed = completedIn(natal, year);
      const has = counts(year);
      odd.add(has);
      expect(yearOf(returnOf(natal, completed)) === year, String(year)).toBe(has > 0);
      if (has > 0) expect(otherReturnIn(natal, year, completed) !== null, String(year)).toBe(has === 2);
    }
    expect(odd.size).toBeGreaterThan(1);
  });
});
