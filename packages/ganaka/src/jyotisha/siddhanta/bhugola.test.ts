import { expect, test } from 'vitest';
import { BRAHMANDA, DAILY_PATH, distanceOf, EARTH_CIRCUMFERENCE, ORBITS } from './bhugola.ts';

test('the circumference of the earth is 5059.64 yojana (I.59)', () => {
  expect(EARTH_CIRCUMFERENCE).toBeCloseTo(5059.64, 2);
});

test('a minute of the Moon’s orbit is fifteen yojana', () => {
  expect(ORBITS.chandra / 21600).toBe(15);
});

test('space is 324,000 times the Moon’s revolutions in a kalpa, and the stars sixty times the Sun', () => {
  expect(324_000 * 57_753_336_000).toBe(BRAHMANDA);
  expect(Math.round(ORBITS.nakshatra)).toBe(259_890_012);
});

test('every body goes 11,858.717 yojana a day; Moon, Sun and Saturn are 50,429, 684,070 and 20,185,324 away', () => {
  expect(DAILY_PATH).toBeCloseTo(11858.717, 3);
  expect(Math.abs(distanceOf(ORBITS.chandra) - 50_429)).toBeLessThan(1);
  expect(Math.abs(distanceOf(ORBITS.surya) - 684_070)).toBeLessThan(1);
  expect(Math.abs(distanceOf(ORBITS.shani) - 20_185_324)).toBeLessThan(1);
});
