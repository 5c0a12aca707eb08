import { expect, test } from 'vitest';
import { toyEngine } from '../../../../test/kit/toy-engine.ts';
import { placeWithOffset } from '../../../kernel/place.ts';
import { jdUt, sidereal } from '../../../kernel/units.ts';
import { amshaOf, chartOf, houseFrom, nakshatraOf, padaOf, rashiAt, rashiOf } from './chart.ts';

const OPTIONS = { node: 'mean', positions: 'apparent', rise: 'limb' };

test('houses are counted with both ends: the seventh from Mesha is Tula', () => {
  expect(houseFrom(1, 7)).toBe(7);
  expect(houseFrom(12, 1)).toBe(2);
  for (let from = 1; from <= 12; from++)
    for (let house = 1; house <= 12; house++) expect(houseFrom(from, rashiAt(from, house))).toBe(house);
});

test('the last degree before Mesha is Mina, Revati, fourth pada', () => {
  const last = sidereal(-1e-12);
  expect([rashiOf(last), nakshatraOf(last), padaOf(last)]).toEqual([12, 27, 4]);
  expect(amshaOf(last)).toBeLessThan(30);
});

test('a chart asks its Sky for each graha once, and only for those looked at', () => {
  const sky = toyEngine('drik', 'drik').skyOver(placeWithOffset('', 28, 77, 5.5), OPTIONS);
  const asked: string[] = [];
  const watched = {
    ...sky,
    longitude: (...[graha, t]: Parameters<typeof sky.longitude>) => {
      asked.push(graha);
      return sky.longitude(graha, t);
    },
  };
  const chart = chartOf(watched, jdUt(2_451_545));
  expect(asked).toEqual([]);
  expect(chart.grahas.chandra.longitude).toBe(chart.grahas.chandra.longitude);
  expect(chart.grahas.chandra.nakshatra).toBeGreaterThan(0);
  expect(asked).toEqual(['chandra']);
});
