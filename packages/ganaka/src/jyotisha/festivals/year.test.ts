import { describe, expect, test } from 'vitest';
import { drik, suryaSiddhanta } from '../../../test/kit/engines.ts';
import { dayOf, isoDate } from '../../kernel/civil.ts';
import { placeWithOffset } from '../../kernel/place.ts';
import { civilDay, plusDays } from '../../kernel/units.ts';
import { defaultsOf } from '../../sky/engines/engine.ts';
import { type DayOccurrences, occurrencesOn, occurrencesWithin } from './occurrences-by-day.ts';
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

  // 1963 and 1982–83 have kshaya months, 2026 and 2028–29 adhika ones
  test.each([
    ['drik', drik()],
    ['surya', suryaSiddhanta()],
  ])('months found by the entry of the Sun are those found by going through the year: %s', (_, engine) => {
    const sky = engine.skyOver(placeWithOffset('x', 28.6, 77, 5.5), defaultsOf(engine.info));
    for (const number of [-2400, 37, 1124, 1963, 1964, 1982, 1983, 2026, 2028, 2029, 2911]) {
      const one = new FestivalYear(sky, number);
      for (let masa = 1; masa <= 12; masa++) {
        const found = one.monthsByEntry(masa);
        expect(found.map(({ month }) => month)).toEqual(one.months(masa));
        for (const { month, before } of found)
          expect(before).toEqual(one.lunations.find(({ to }) => to === month.from) ?? null);
      }
    }
  });

  test('the thirty tithis of a month lie end to end', () => {
    const month = year.lunations[3];
    if (month === undefined) throw new Error('no month');
    for (let n = 1; n < 30; n++) expect(year.tithi(month, n).to).toBe(year.tithi(month, n + 1).from);
    expect(year.tithi(month, 30).to).toBe(month.to);
    expect(year.tithiAfter(month, 30)).toMatchObject({ number: 1, from: month.to });
  });
});

test('the observances of some weeks are those of the year in those weeks', () => {
  const sky = skyOver(28.6);
  for (const number of [1983, 2026])
    for (let month = 1; month <= 12; month++) {
      const first = plusDays(dayOf({ year: number, month, day: 1 }), -6);
      const last = plusDays(first, 41);
      const kept = occurrencesWithin(sky, first, last);
      const told = ({ festivals, parvas }: DayOccurrences) =>
        [...festivals, ...parvas].map(({ id, day }) => `${id} ${day}`);
      for (let day = first; day <= last; day = plusDays(day, 1))
        expect(told(kept(day))).toEqual(told(occurrencesOn(sky, day)));
    }
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

  test('where the Sun does not set, a day of twelve hours around noon is used instead', () => {
    const north = new FestivalYear(skyOver(78), 2026);
    const june = dayOf({ year: 2026, month: 6, day: 21 });
    const { sunrise, sunset } = north.frame(june);
    expect(north.isStandIn(june)).toBe(true);
    expect(sunset - sunrise).toBeCloseTo(0.5, 9);
  });
});
