import { expect, test } from 'vitest';
import { culminating, rising } from './ascendant.ts';
import { DEG, normTurn } from './units.ts';

const OBLIQUITY = 23.4393 * DEG;
const risingDeg = (siderealDeg: number, latDeg: number): number =>
  normTurn(rising(siderealDeg * DEG, OBLIQUITY, Math.cos(latDeg * DEG), Math.sin(latDeg * DEG))) / DEG;

test('on the equator, with the equinox on the meridian, the solstice rises', () => {
  expect(risingDeg(0, 0)).toBeCloseTo(90, 9);
  expect(culminating(0, OBLIQUITY)).toBe(0);
});

test('when the equinox rises (sidereal time 18 h) it does so at every latitude', () => {
  for (const lat of [-60, -23, 0, 28.6, 60]) expect(Math.sin(risingDeg(270, lat) * DEG)).toBeCloseTo(0, 9);
});

test('every latitude has a lagna, the poles too', () => {
  for (const lat of [-90, -75, -66.56, 66.56, 75, 90])
    for (let s = 0; s < 360; s += 7) expect(Number.isFinite(risingDeg(s, lat))).toBe(true);
});
