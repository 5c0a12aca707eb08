import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LEAST_FAR_TERM } from '../ephemeris.ts';
import { ARCSEC, J2000 } from '../units.ts';
import { moonDistance, PLANETS, packSeries, planetLbr, shortened, unpackSeries } from './series.ts';

const series = unpackSeries(readFileSync(new URL('../../../../data/ephemeris/series.bin', import.meta.url)));

test('series survive being packed and read again', () => {
  const again = unpackSeries(packSeries(series));
  expect(again.moonW1).toEqual(series.moonW1);
  expect(again.planets.saturn.L[0]).toEqual(series.planets.saturn.L[0]);
  expect(again.moon.B[1]).toEqual(series.moon.B[1]);
});

test('VSOP87B: Venus on 20 December 1992, 0h TD (Meeus, Astronomical Algorithms, example 32.a: R = 0.724603)', () => {
  const out = new Float64Array(3);
  planetLbr(series, 'venus', (2_448_976.5 - J2000) / 365_250, out);
  expect(out[2]).toBeCloseTo(0.724603, 5);
});

test('ELP/MPP02: the Moon on 12 April 1992, 0h TD, is 368 409.7 km away within 10 km (Meeus, example 47.a, a shorter series)', () => {
  expect(Math.abs(moonDistance(series, (2_448_724.5 - J2000) / 36_525) - 368_409.7)).toBeLessThan(10);
});

for (const planet of PLANETS)
  test(`${planet}: what is left out beyond the tables is not seen from the Sun, and of the distance not by its parallax`, () => {
    const [whole, less] = [new Float64Array(3), new Float64Array(3)];
    const short = {
      ...series,
      planets: { ...series.planets, [planet]: shortened(series.planets[planet], LEAST_FAR_TERM) },
    };
    for (let millennia = -4.99; millennia < 1; millennia += 0.0413) {
      planetLbr(series, planet, millennia, whole);
      planetLbr(short, planet, millennia, less);
      const [L = 1, B = 1, R = 1] = whole.map((value, i) => Math.abs(value - (less[i] ?? 0)));
      expect(Math.max(L, B)).toBeLessThan(0.015 * ARCSEC);
      expect(R / ((whole[2] ?? 1) * Math.max(1, (whole[2] ?? 1) - 1))).toBeLessThan(0.03 * ARCSEC);
    }
  });
