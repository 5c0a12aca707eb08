/** What holds of every day, on the three real engines, wherever and whenever it is asked. */

import fc from 'fast-check';
import { dayUnder } from 'ganaka/internal/jyotisha/panchanga/day/day.ts';
import { momentUnder } from 'ganaka/internal/jyotisha/panchanga/day/moment.ts';
import { lunationAfter, lunationAround } from 'ganaka/internal/jyotisha/panchanga/year/lunar-months.ts';
import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { type CivilDay, civilDay, jdUt, plusDays } from 'ganaka/internal/kernel/units.ts';
import { defaultsOf, type Engine, isNone, type Sky } from 'ganaka/internal/sky/engines/engine.ts';
import { BLOCKS } from 'ganaka/internal/views/blocks/index.ts';
import { panchangaOf } from 'ganaka/internal/views/day/panchanga.ts';
import { describe, expect, test } from 'vitest';
import { times } from '../../packages/ganaka/test/kit/amount.ts';
import { drik, suryaSiddhanta, trueChitra } from '../../packages/ganaka/test/kit/engines.ts';
import { ENGLISH_AND_HINDI } from '../../packages/ganaka/test/kit/voices.ts';

const ENGINES: readonly (readonly [string, Engine])[] = [
  ['drik', drik()],
  ['surya-siddhanta', suryaSiddhanta()],
  ['true-chitra', trueChitra('chitrapaksha')],
];
const skyOf = (engine: Engine, lat: number, lon: number): Sky => {
  const options = defaultsOf(engine.info);
  return engine.skyOver(placeWithOffset('here', lat, lon, Math.round(lon / 15)), options);
};

const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
const dayBetween = (from: number, to: number): fc.Arbitrary<CivilDay> =>
  fc
    .integer({ min: dayOf({ year: from, month: 1, day: 1 }), max: dayOf({ year: to, month: 1, day: 1 }) })
    .map((day) => civilDay(day));

const CYCLES = { tithi: 30, nakshatra: 27, yoga: 27, karana: 60 } as const;
const ANGAS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;
const HOUR = 1 / 24;

/** Everything in a reply that is a number but not a finite one, by its path. */
function broken(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path];
  if (typeof value === 'string') return /NaN|Infinity|undefined|Invalid/.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => broken(each, `${path}.${key}`));
}

describe.each(ENGINES)('%s', (_, engine) => {
  test('the runs of each anga follow one another without gap and cover sunrise to sunrise', () => {
    fc.assert(
      fc.property(dayBetween(1600, 2400), degrees(60), degrees(180), (civil, lat, lon) => {
        const day = dayUnder(skyOf(engine, lat, lon), civil);
        for (const anga of ANGAS) {
          const runs = day.transitions(anga);
          expect(runs[0]?.from).toBeLessThanOrEqual(day.bounds.from);
          expect(runs.at(-1)?.to).toBeGreaterThanOrEqual(day.bounds.to);
          runs.slice(1).forEach((run, i) => {
            expect(run.from).toBe(runs[i]?.to);
            expect(run.number).toBe(((runs[i]?.number ?? 0) % CYCLES[anga]) + 1);
          });
        }
        for (const { from, to } of day.transitions('tithi')) {
          expect(to - from).toBeGreaterThan(19 * HOUR);
          expect(to - from).toBeLessThan(27.1 * HOUR);
        }
      }),
      { numRuns: times(60) },
    );
  });

  test('the next day goes on where this one ends, with the next weekday', () => {
    fc.assert(
      fc.property(dayBetween(1600, 2400), degrees(60), degrees(180), (civil, lat, lon) => {
        const sky = skyOf(engine, lat, lon);
        const today = dayUnder(sky, civil);
        const tomorrow = dayUnder(sky, plusDays(civil, 1));
        expect(tomorrow.weekday).toBe((today.weekday % 7) + 1);
        if (isNone(today.nextSunrise) || isNone(tomorrow.sunrise)) return;
        expect(tomorrow.sunrise).toBe(today.nextSunrise);
        expect(tomorrow.transitions('karana')[0]?.number).toBe(today.transitions('karana').at(-1)?.number);
      }),
      { numRuns: times(60) },
    );
  });

  test('two hundred years of months: names in order, an adhika before its own, a lost one passed over', () => {
    const sky = skyOf(engine, 23.18, 75.78);
    let month = lunationAround(sky, jdUt(dayOf({ year: 1900, month: 1, day: 15 })));
    const end = dayOf({ year: 2100, month: 1, day: 1 });
    let count = 0;
    let more = 0;
    while (month.from < end) {
      const next = lunationAfter(sky, month);
      const step = month.kshaya ? 2 : month.adhika ? 0 : 1;
      expect(next.masa, `${month.from}`).toBe(((month.masa - 1 + step) % 12) + 1);
      expect(next.from).toBe(month.to);
      expect(month.to - month.from).toBeGreaterThan(29.2);
      expect(month.to - month.from).toBeLessThan(29.9);
      count += 1;
      more += (month.adhika ? 1 : 0) - (month.kshaya ? 1 : 0);
      month = next;
    }
    // 200 years of 365.25636 days hold 2473.7 lunations, 73.7 more than twelve a year
    expect(Math.abs(count - 2473.7)).toBeLessThan(2);
    expect(Math.abs(more - 73.7)).toBeLessThan(2);
  });

  test('a lunation has sixty karanas, each once', () => {
    const sky = skyOf(engine, 23.18, 75.78);
    const month = lunationAround(sky, jdUt(2_461_000));
    const met = new Map<number, number>();
    for (let civil = civilDay(Math.floor(month.from)); civil <= month.to + 1; civil = plusDays(civil, 1))
      for (const { number, from, to } of dayUnder(sky, civil).transitions('karana'))
        if ((from + to) / 2 > month.from && (from + to) / 2 < month.to) met.set(number, to - from);
    expect(met.size).toBe(60);
    const whole = [...met.values()].reduce((sum, each) => sum + each, 0);
    expect(whole).toBeCloseTo(month.to - month.from, 5);
  });

  test('no number of a snapshot is anything but finite, at any latitude and date', () => {
    fc.assert(
      fc.property(dayBetween(-2900, 2900), degrees(90), degrees(180), (civil, lat, lon) => {
        expect(broken(panchangaOf(momentUnder(skyOf(engine, lat, lon), civil), ENGLISH_AND_HINDI, BLOCKS))).toEqual([]);
      }),
      { numRuns: times(40) },
    );
  });
});
