import { describe, expect, test } from 'vitest';
import { drik } from '../../test/engines.ts';
import { dayOf, isoDate } from '../kernel/civil.ts';
import { placeWithOffset } from '../kernel/place.ts';
import { civilDay } from '../kernel/units.ts';
import { FestivalYear } from './year.ts';

const OPTIONS = { node: 'mean', positions: 'apparent', rise: 'limb' };
const skyOver = (lat: number) => drik().skyOver(placeWithOffset('x', lat, 77, 5.5), OPTIONS);
const year = new FestivalYear(skyOver(28.6), 2026);

describe('a year of lunar months', () => {
  test('covers the civil year from end to end, month after month', () => {
    const { from, to } = year.bounds;
    expect(year.lunations[0]?.from).toBeLessThan(from);
    expect(year.lunations.at(-1)?.to).toBeGreaterThan(to);
    year.lunations.slice(1).forEach((month, i) => {
      expect(month.from).toBe(year.lunations[i]?.to);
    });
  });

  test('the adhika Jyeshtha of 2026 is not among the true months of its name', () => {
    expect(year.lunations.filter(({ adhika }) => adhika).map(({ masa }) => masa)).toEqual([3]);
    expect(year.months(3)).toHaveLength(1);
  });

  test('the thirty tithis of a month lie end to end', () => {
    const month = year.lunations[3];
    if (month === undefined) throw new Error('no month');
    for (let n = 1; n < 30; n++) expect(year.tithi(month, n).to).toBe(year.tithi(month, n + 1).from);
    expect(year.tithi(month, 30).to).toBe(month.to);
    expect(year.tithiAfter(month, 30)).toMatchObject({ number: 1, from: month.to });
  });
});

describe('days', () => {
  test('lie end to end from sunrise to sunrise', () => {
    const day = year.frame(dayOf({ year: 2026, month: 5, day: 1 }));
    expect(year.frame(civilDay(day.civil + 1)).sunrise).toBe(day.nextSunrise);
  });

  test('an instant before sunrise belongs to the day before', () => {
    const day = year.frame(dayOf({ year: 2026, month: 5, day: 2 }));
    const before = year.dayHolding((day.sunrise - 0.01) as typeof day.sunrise);
    expect(isoDate(before.civil)).toBe('2026-05-01');
  });

  test('where the Sun does not set, a day of twelve hours around noon stands in', () => {
    const north = new FestivalYear(skyOver(78), 2026);
    const june = dayOf({ year: 2026, month: 6, day: 21 });
    const { sunrise, sunset } = north.frame(june);
    expect(north.isStandIn(june)).toBe(true);
    expect(sunset - sunrise).toBeCloseTo(0.5, 9);
  });
});
