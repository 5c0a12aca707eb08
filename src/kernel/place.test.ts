import { expect, test } from 'vitest';
import { dayOf } from './civil.ts';
import { dawningIn } from './place.ts';

const day = dayOf({ year: 2026, month: 6, day: 20 });

test('on its own clock a place has the day whose noon is about twelve', () => {
  for (const [offsetHours, lonDeg] of [
    [5.5, 75.77], // Ujjain
    [8, 75.99], // Kashgar keeps Beijing's clock: noon at three
    [-4, -67.8], // New Brunswick in summer
    [14, -157.4], // Kiribati, beyond the date line
    [12.75, -176.5], // Chatham
  ] as const)
    expect(Math.abs(dawningIn(day, offsetHours, lonDeg) - lonDeg / 360 + offsetHours / 24 - day)).toBeLessThan(0.15);
});

test('under a clock of another land the sunrise is that of the date which the clock shows', () => {
  // Los Angeles under the clock of India: the Sun rises there at about 18:10 of the same date
  expect(dawningIn(day, 5.5, -118.24)).toBe(day);
  expect(dawningIn(day, -8, -118.24)).toBe(day);
  // Assam under Greenwich: the dawn at 22:45 of the date belongs to the next local day
  expect(dawningIn(day, 0, 95)).toBe(day + 1);
});
