import { expect, test } from 'vitest';
import { DEG, normTurn } from '../units.ts';
import { culminating, rising } from './ascendant.ts';

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

test('what is called rising is on the horizon and in the east, from pole to pole', () => {
  for (const lat of [-89, -80, -70, -60, -23, 0, 28.6, 60, 70, 80, 89])
    for (let s = 0; s < 360; s += 7) {
      const point = risingDeg(s, lat) * DEG;
      const [x, y, z] = [Math.cos(point), Math.sin(point) * Math.cos(OBLIQUITY), Math.sin(point) * Math.sin(OBLIQUITY)];
      const south = x * Math.cos(s * DEG) + y * Math.sin(s * DEG);
      const east = y * Math.cos(s * DEG) - x * Math.sin(s * DEG);
      expect(south * Math.cos(lat * DEG) + z * Math.sin(lat * DEG)).toBeCloseTo(0, 9);
      expect(east).toBeGreaterThanOrEqual(0);
    }
});
