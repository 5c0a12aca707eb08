import { expect, test } from 'vitest';
import { dayOf } from './civil.ts';
import { dawningIn, midnightAt, placeUnder } from './place.ts';
import { civilDay, jdUt } from './units.ts';

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

test('a day of daylight saving begins and ends by the clock of either midnight', () => {
  // in Los Angeles clocks go back at 02:00 on 1 November 2026, from UT−7 to UT−8: a day of 25 hours
  const change = Date.UTC(2026, 10, 1, 9) / 86_400_000 + 2440587.5;
  const place = placeUnder(
    { name: 'Los Angeles', latDeg: 34.05, lonDeg: -118.24, zone: 'America/Los_Angeles' },
    (t) => (t < change ? -7 : -8),
    jdUt(change + 0.5),
  );
  const day = dayOf({ year: 2026, month: 11, day: 1 });
  const hours = (midnightAt(place, civilDay(day + 1)) - midnightAt(place, day)) * 24;
  expect(hours).toBeCloseTo(25, 6);
});
