/** Every calendar leads back to the day it was asked for: a sample of 1800–2200; the whole is `npm run proofs`. */
import fc from 'fast-check';
import { CALENDARS } from 'ganaka/internal/jyotisha/calendars/catalog/index.ts';
import { dateIn, isThere } from 'ganaka/internal/jyotisha/calendars/convert.ts';
import { lunarDay } from 'ganaka/internal/jyotisha/calendars/lunar.ts';
import { monthHolding, reckoningOf } from 'ganaka/internal/jyotisha/calendars/solar.ts';
import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { civilDay } from 'ganaka/internal/kernel/units.ts';
import { defaultsOf } from 'ganaka/internal/sky/engines/engine.ts';
import { describe, expect, test } from 'vitest';
import { times } from '../../packages/ganaka/test/kit/amount.ts';
import { askingOf, engineOf, skyOf } from './calendars-oracle.ts';
import {
  DATED,
  daysOf,
  doubledHalves,
  LAWS,
  lostDays,
  lostLunarDays,
  oddYears,
  RULES,
} from './calendars-properties.ts';

const STEP = 97;
const YEARS = [1800, 1876, 1899, 1918, 1942, 1963, 1987, 2003, 2019, 2026, 2100, 2199];

describe.each(RULES)('%s by rule %s', (id, rule) => {
  test('days lead to dates and back', () => {
    expect(lostDays(askingOf(id, { rule }), daysOf(1800, 2200, STEP))).toEqual([]);
  });
  test('months join, a year has 365 or 366 days, its table is that of twelve conversions', () => {
    expect(oddYears(askingOf(id, { rule }), YEARS)).toEqual([]);
  });
});

test.each(LAWS)('%s needs no sky', (id) => {
  const asking = askingOf(id);
  expect('sky' in asking).toBe(false);
  expect(dateIn(asking, dayOf({ year: 2026, month: 11, day: 14 }))).toMatchObject({ start: null });
});

test('wherever one looks from, a day has one month of 29 to 32 days, and the month begins within two days of its sankranti', () => {
  const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
  const day = fc.integer({
    min: dayOf({ year: 1600, month: 1, day: 1 }),
    max: dayOf({ year: 2400, month: 1, day: 1 }),
  });
  fc.assert(
    fc.property(fc.constantFrom(...DATED), day, degrees(89), degrees(180), (id, civil, lat, lon) => {
      const calendar = CALENDARS[id];
      const engine = engineOf(calendar.engine);
      const place = placeWithOffset('here', lat, lon, Math.round(lon / 15));
      const reckoning = reckoningOf(engine.skyOver(place, defaultsOf(engine.info)), calendar);
      const { start, next } = monthHolding(reckoning, civilDay(civil));
      const days = next.first - start.first;
      expect(start.first <= civil && civil < next.first).toBe(true);
      expect(days).toBeGreaterThanOrEqual(29);
      expect(days).toBeLessThanOrEqual(32);
      expect(Math.abs(start.first - start.sankranti)).toBeLessThan(2.5);
      expect(start.byRule.marginMinutes).toBeLessThanOrEqual(13 * 60);
    }),
    { numRuns: times(150) },
  );
});

test('over one place another clock has its own midnights', () => {
  const engine = engineOf('drik');
  const under = (tzHours: number) =>
    reckoningOf(
      engine.skyOver(placeWithOffset('here', 22.5726, 88.3639, tzHours), defaultsOf(engine.info)),
      CALENDARS.bangla,
    );
  const day = dayOf({ year: 2024, month: 6, day: 16 }); // the sankranti of 15 June 2024 is 27 minutes past midnight in India
  expect(dateIn(under(5.5), day)).toMatchObject({ month: 3, day: 1 });
  expect(dateIn(under(5), day)).toMatchObject({ month: 3, day: 2 });
  expect(dateIn(under(5.5), day)).toMatchObject({ month: 3, day: 1 });
});

describe('lunar dates', () => {
  const sky = skyOf(CALENDARS.lunar);
  const SYSTEMS = ['amanta', 'purnimanta'] as const;

  test.each(SYSTEMS)('%s: days lead to tithis and back', (months) => {
    expect(lostLunarDays(sky, { months, yearStart: 'chaitradi' }, daysOf(1800, 2200, STEP))).toEqual([]);
  });

  test.each(SYSTEMS.flatMap((months) => [1885, 1886, 1904, 1905].map((shaka) => [months, shaka] as const)))(
    '%s, Shaka %i: every day leads back, no half has its name twice',
    (months, shaka) => {
      const naming = { months, yearStart: 'chaitradi' } as const;
      expect(lostLunarDays(sky, naming, daysOf(shaka + 78, shaka + 78, 1))).toEqual([]);
      expect(doubledHalves(sky, naming, shaka)).toEqual([]);
    },
  );

  test('the kshaya years lose one bright half each in both namings, and no other half of an amanta year', () => {
    for (const [shaka, lost] of [
      [1885, 9],
      [1904, 11],
    ] as const)
      for (const months of SYSTEMS)
        for (let masa = 1; masa <= 12; masa++) {
          const asked = { shaka, masa, paksha: 'shukla', tithi: 1, adhika: false } as const;
          const found = lunarDay(sky, asked, { months, yearStart: 'chaitradi' });
          expect(['reason' in found, masa]).toEqual([masa === lost, masa]);
        }
  });
});

test('a calendar that is younger than its era answers from its first day on', () => {
  for (const [id, first] of [
    ['bangladesh', { year: 1987, month: 4, day: 14 }],
    ['nanakshahi-amended', { year: 2003, month: 3, day: 14 }],
  ] as const) {
    const asking = askingOf(id);
    expect(isThere(dateIn(asking, dayOf(first)))).toBe(true);
    expect(isThere(dateIn(asking, civilDay(dayOf(first) - 1)))).toBe(false);
  }
});
