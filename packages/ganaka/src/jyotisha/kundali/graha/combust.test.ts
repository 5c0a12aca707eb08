import { expect, test } from 'vitest';
import { toyEngine } from '../../../../test/kit/toy-engine.ts';
import { placeWithOffset } from '../../../kernel/place.ts';
import { jdUt, sidereal } from '../../../kernel/units.ts';
import { GRAHAS, type Graha } from '../../../sky/engines/engine.ts';
import { chartOf } from '../chart/chart.ts';
import { isCombust } from './combust.ts';

const SUN = 359;

/** A chart with the Sun at the end of Mina and one graha so many degrees from him, moving so fast. */
function chartWith(graha: Graha, apart: number, speed: number) {
  const sky = toyEngine('drik', 'drik').skyOver(placeWithOffset('', 28, 77, 5.5), {});
  return chartOf(
    {
      ...sky,
      longitude: (each) => sidereal(each === graha ? SUN + apart : SUN),
      speed: (each) => (each === graha ? speed : 1),
    },
    jdUt(2_451_545),
  );
}

const cases: [Graha, inside: number, outside: number, speed: number][] = [
  ['chandra', 11.9, 12, 13],
  ['mangala', 16.9, 17, 0.5],
  ['budha', 13.9, 14, 1],
  ['budha', 11.9, 12, -1],
  ['guru', 10.9, 11, 0.1],
  ['shukra', 9.9, 10, 1],
  ['shukra', 7.9, 8, -0.5],
  ['shani', 14.9, 15, 0.1],
];
test.each(cases)('%s is combust at %f° and not at %f°, moving %f° a day', (graha, inside, outside, speed) => {
  for (const side of [1, -1]) {
    expect(isCombust(chartWith(graha, side * inside, speed), graha)).toBe(true);
    expect(isCombust(chartWith(graha, side * outside, speed), graha)).toBe(false);
  }
});

test('the Sun himself and the nodes never are', () => {
  const chart = chartWith('surya', 0, 1);
  expect(GRAHAS.filter((graha) => !isCombust(chart, graha))).toEqual(['surya', 'rahu', 'ketu']);
});
