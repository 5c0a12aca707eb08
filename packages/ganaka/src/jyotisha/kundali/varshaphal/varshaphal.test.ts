/** Where the Tajika year goes wrong: births about New Year, and returns where the Sun does not rise every day. */
import { describe, expect, test } from 'vitest';
import { drik, suryaSiddhanta } from '../../../../test/kit/engines.ts';
import { cosDeg, sinDeg } from '../../../kernel/angle.ts';
import { dateOf, dayAt, dayOf, midnight } from '../../../kernel/civil.ts';
import { placeWithOffset } from '../../../kernel/place.ts';
import { jdUt, plusDays } from '../../../kernel/units.ts';
import { chartOf } from '../chart/chart.ts';
import { completedIn, isByDay, otherReturnIn, returnOf } from './varshaphal.ts';

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

  test('years with two returns, or none, are recognised', () => {
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

describe('whether the Sun is up is his height above the horizon', () => {
  const SURYA = suryaSiddhanta();
  test.each([-85, -79.76, -70, 66.43, 72.71, 81.8, 90])('through a year at latitude %f', (lat) => {
    for (const [engine, options] of [
      [ENGINE, { node: 'mean', positions: 'apparent' }],
      [SURYA, { bija: 'full', jya: 'exact' }],
    ] as const) {
      const sky = engine.skyOver(placeWithOffset('', lat, 15, 1), options);
      const horizon = engine === SURYA ? 0 : -5 / 6;
      for (let t = jdUt(2_461_000); t < 2_461_366; t = plusDays(t, 0.37)) {
        const hour = 360 * (t - sky.noon(dayAt(t, 1)));
        const declination = sky.declination('surya', t);
        const sine = sinDeg(lat) * sinDeg(declination) + cosDeg(lat) * cosDeg(declination) * cosDeg(hour);
        // a third of a degree for the equation of time and the engine's own horizon
        if (Math.abs(sine - sinDeg(horizon)) < 0.006) continue;
        expect(isByDay(sky, t), `${engine.info.id} ${t}`).toBe(sine > sinDeg(horizon));
      }
    }
  });
});
