/** What must hold of the sky whatever the place and the date: properties, tried on random skies. */
import fc from 'fast-check';
import { norm360 } from 'ganaka/internal/kernel/angle.ts';
import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { crossings, whenReaches } from 'ganaka/internal/kernel/search.ts';
import { type CivilDay, civilDay, type JdUt, jdUt, plusDays } from 'ganaka/internal/kernel/units.ts';
import { toTt } from 'ganaka/internal/sky/astronomy/time/clock.ts';
import { type EventTime, GRAHAS, isNone, type Sky } from 'ganaka/internal/sky/engines/engine.ts';
import { describe, expect, test } from 'vitest';
import { times } from '../../packages/ganaka/test/kit/amount.ts';
import { drik, trueChitra } from '../../packages/ganaka/test/kit/engines.ts';
import { clockAt } from './ephemeris-measure.ts';

const engines = [drik(), trueChitra('third')];
const OPTIONS = fc.record({
  node: fc.constantFrom('mean', 'true'),
  positions: fc.constantFrom('apparent', 'geometric'),
  rise: fc.constantFrom('limb', 'centre'),
});
const LAT = fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constantFrom(-90, -66.5, 0, 66.5, 90));
const LON = fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(-180, 0, 180));
const dayFrom = (from: number, to: number): fc.Arbitrary<CivilDay> =>
  fc
    .integer({ min: dayOf({ year: from, month: 1, day: 1 }), max: dayOf({ year: to, month: 12, day: 31 }) })
    .map((day) => civilDay(day));
const TABLED = dayFrom(1800, 2199);
const ANY_DAY = dayFrom(-2999, 3000);
const skies = (lat: fc.Arbitrary<number>): fc.Arbitrary<Sky> =>
  fc
    .tuple(fc.constantFrom(...engines), lat, LON, fc.double({ min: -14, max: 14, noNaN: true }), OPTIONS)
    .map(([engine, latDeg, lonDeg, tz, options]) =>
      engine.skyOver(placeWithOffset('somewhere', latDeg, lonDeg, tz), options),
    );

const at = (happening: EventTime): number | null => (isNone(happening) ? null : happening);

function everyNumber(sky: Sky, day: CivilDay): number[] {
  const noon = sky.noon(day);
  const from = plusDays(noon, -0.5);
  const to = plusDays(noon, 0.5);
  const events = [
    sky.sunrise(day),
    sky.sunset(day),
    sky.moonrise(from, to),
    sky.moonset(from, to),
    sky.moonTransit(from, to),
  ];
  const numbers = events.flatMap((event) => at(event) ?? []);
  for (const graha of GRAHAS) {
    numbers.push(sky.longitude(graha, noon), sky.speed(graha, noon), sky.latitude(graha, noon));
    numbers.push(sky.declination(graha, noon), sky.meanLongitude(graha, noon));
  }
  for (const graha of ['mangala', 'budha', 'guru', 'shukra', 'shani'] as const) {
    const { deg, limitDeg } = sky.kalamsha(graha, noon);
    numbers.push(deg, limitDeg, sky.sighrocca(graha, noon));
  }
  numbers.push(sky.lagna(noon), sky.midheaven(noon), sky.ayanamsa(noon), sky.obliquity(noon));
  numbers.push(Number(sky.ayanamsaMean(noon)), Number(sky.tt(noon)), Number(sky.deltaTSeconds(noon)));
  return numbers;
}

const elongation =
  (sky: Sky) =>
  (t: JdUt): number =>
    norm360(sky.longitude('chandra', t) - sky.longitude('surya', t));

describe('whatever the place and the day', () => {
  test('no number is NaN, from 1800 to 2200', () => {
    fc.assert(
      fc.property(skies(LAT), TABLED, (sky, day) => {
        expect(everyNumber(sky, day).every(Number.isFinite)).toBe(true);
      }),
      { numRuns: times(400), seed: 1 },
    );
  });

  test('no number is NaN, from -2999 to 3000', () => {
    fc.assert(
      fc.property(skies(LAT), ANY_DAY, (sky, day) => {
        expect(everyNumber(sky, day).every(Number.isFinite)).toBe(true);
      }),
      { numRuns: times(60), seed: 2 },
    );
  });

  test('the Sun sets after it rises, with noon between, and noon is near twelve by the Sun’s own clock', () => {
    fc.assert(
      fc.property(skies(LAT), TABLED, (sky, day) => {
        const rise = at(sky.sunrise(day));
        const set = at(sky.sunset(day));
        const noon = sky.noon(day);
        if (rise !== null) expect(rise).toBeLessThan(noon);
        if (set !== null) expect(set).toBeGreaterThan(noon);
        const mean = noon + sky.place.lonDeg / 360;
        expect(Math.abs(mean - Math.round(mean))).toBeLessThan(17 / 1440);
      }),
      { numRuns: times(400), seed: 3 },
    );
  });

  test('a longitude is at least 0 and less than 360, Ketu opposite Rahu', () => {
    fc.assert(
      fc.property(skies(LAT), TABLED, (sky, day) => {
        const t = jdUt(day + 0.123);
        for (const graha of GRAHAS) {
          expect(sky.longitude(graha, t)).toBeGreaterThanOrEqual(0);
          expect(sky.longitude(graha, t)).toBeLessThan(360);
        }
        expect(norm360(sky.longitude('ketu', t) - sky.longitude('rahu', t))).toBeCloseTo(180, 9);
      }),
      { numRuns: times(200), seed: 4 },
    );
  });

  test('moonrise and moonset lie inside the window they were asked for', () => {
    fc.assert(
      fc.property(skies(LAT), TABLED, fc.double({ min: 0.01, max: 1.2, noNaN: true }), (sky, day, length) => {
        const from = jdUt(day);
        const to = plusDays(from, length);
        for (const event of [sky.moonrise(from, to), sky.moonset(from, to), sky.moonTransit(from, to)]) {
          const t = at(event);
          if (t !== null) expect(t >= from - 1e-7 && t < to).toBe(true);
        }
      }),
      { numRuns: times(400), seed: 5 },
    );
  });
});

describe('the Moon and the Sun', () => {
  const here = placeWithOffset('Ujjain', 23.1824, 75.7764, 5.5);
  const sky = (engines[0] ?? drik()).skyOver(here, { node: 'mean', positions: 'apparent', rise: 'limb' });
  const gain = elongation(sky);

  test('a tithi lasts 19 to 27 hours, and one ends where the next begins', () => {
    fc.assert(
      fc.property(TABLED, fc.integer({ min: 0, max: 29 }), (day, n) => {
        const begin = whenReaches(gain, n * 12, jdUt(day), 12.19);
        const end = whenReaches(gain, (n + 1) * 12, plusDays(begin, 1), 12.19);
        const hours = (end - begin) * 24;
        expect(hours).toBeGreaterThan(19);
        expect(hours).toBeLessThan(27);
        expect(whenReaches(gain, (n + 1) * 12, plusDays(end, 0.5), 12.19)).toBeCloseTo(end, 6);
      }),
      { numRuns: times(300), seed: 6 },
    );
  });

  test('a lunation holds sixty karanas', () => {
    fc.assert(
      fc.property(TABLED, (day) => {
        const newMoon = whenReaches(gain, 0, jdUt(day), 12.19);
        const next = whenReaches(gain, 0, plusDays(newMoon, 29.53), 12.19);
        expect(crossings(gain, 6, plusDays(newMoon, 1e-6), plusDays(next, 1e-6), 0.25)).toHaveLength(60);
      }),
      { numRuns: times(25), seed: 7 },
    );
  });

  test('longitudes do not jump from one block of the tables to the next', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 18_000 }), (block) => {
        const edge = clockAt(2_378_496.5 + block * 8); // blocks are cut in TT
        for (const graha of GRAHAS) {
          const moved = sky.longitude(graha, plusDays(edge, 1e-5)) - sky.longitude(graha, plusDays(edge, -1e-5));
          const jump = Math.abs(moved) - Math.abs(sky.speed(graha, edge)) * 2e-5;
          if (Math.abs(moved) < 180) expect(Math.abs(jump) * 3600).toBeLessThan(0.01);
        }
      }),
      { numRuns: times(200), seed: 8 },
    );
  });
});

describe('the clock', () => {
  test('runs forward through every leap second but for the second that is put in', () => {
    fc.assert(
      fc.property(fc.double({ min: 2_378_500, max: 2_524_500, noNaN: true }), (t) => {
        const hour = toTt(jdUt(t + 1 / 24)) - toTt(jdUt(t));
        expect(hour * 86_400).toBeGreaterThan(3599.9);
        expect(hour * 86_400).toBeLessThan(3601.1);
      }),
      { numRuns: times(500), seed: 9 },
    );
  });

  test('nothing here asks the server what time zone it is in', () => {
    const zone = process.env.TZ;
    const t = jdUt(2_461_359.25);
    const day = civilDay(2_461_359);
    const said = (): string => {
      const sky = drik().skyOver(placeWithOffset('Delhi', 28.6139, 77.209, 5.5), {
        node: 'mean',
        positions: 'apparent',
        rise: 'limb',
      });
      return JSON.stringify([sky.sunrise(day), GRAHAS.map((graha) => sky.longitude(graha, t))]);
    };
    try {
      const heard = ['UTC', 'Pacific/Apia', 'Asia/Kolkata'].map((name) => {
        process.env.TZ = name;
        return said();
      });
      expect(new Set(heard).size).toBe(1);
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });
});
