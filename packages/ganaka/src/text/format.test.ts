import { expect, test } from 'vitest';
import { clockAt, msOf, offsetMsOf } from '../drawings/kit/samples.ts';
import { dayOf } from '../kernel/civil.ts';
import { placeWithOffset } from '../kernel/place.ts';
import { jdUt } from '../kernel/units.ts';
import { clock, dateText, minuteOf, timeOfDay } from './format.ts';
import { hindiClock } from './languages/hi/clock.ts';

const at = (tz: number) => placeWithOffset('here', 0, 0, tz);
const UNIX_EPOCH = 2_440_587.5;
const jdOf = (ms: number) => jdUt(ms / 86_400_000 + UNIX_EPOCH);

test('a clock at Greenwich is what JavaScript prints, from year 1 to 9999', () => {
  for (let i = 0; i < 2000; i++) {
    const ms = -62_135_596_800_000 + Math.floor(i * 157_680_000 * 1009.37) * 1000 + (i % 86_400) * 1000;
    if (ms > 253_402_300_799_000) break;
    expect(clock(at(0), jdOf(ms))).toBe(`${new Date(ms).toISOString().slice(0, 19)}+00:00`);
  }
});

test('offsets east and west, to the minute; half a second rounds into the next day and year', () => {
  const t = jdOf(Date.UTC(2026, 11, 31, 18, 29, 59, 600));
  expect(clock(at(5.5), t)).toBe('2027-01-01T00:00:00+05:30');
  expect(clock(at(-3.5), t)).toBe('2026-12-31T15:00:00-03:30');
  expect(clock(at(5 + 53 / 60 + 28 / 3600), t)).toBe('2027-01-01T00:23:00+05:53');
  expect(timeOfDay(at(5.75), t)).toBe('00:15:00');
});

test('years before the first are astronomical, with four digits at least', () => {
  // Caesar's ides, 15 March of 44 BCE in the Julian calendar, are JD 1 705 426 (Meeus, chapter 7); Gregorian dates there are two days behind
  expect(dateText(1_705_428)).toBe('-0043-03-15');
  expect(clock(at(0), jdUt(1_705_428.25))).toBe('-0043-03-15T18:00:00+00:00');
});

test('one rule for minutes: cut in replies’ clocks, in Hindi lines and in drawings alike', () => {
  const place = at(5.5);
  const day = dayOf({ year: 2026, month: 11, day: 14 });
  const evening = jdOf(Date.UTC(2026, 10, 14, 18, 29, 45)); // 23:59:45 in India
  expect(minuteOf(clock(place, evening))).toBe('23:59');
  expect(hindiClock(place, evening, day)).toBe('रात्रि 11:59');
  expect(minuteOf('-0043-03-15T18:00:59+00:00')).toBe('18:00');
  for (let i = 0; i < 1000; i++) {
    const t = jdOf(Date.UTC(2026, 10, 13, 18, 30, 0) + i * 86_399); // over the day in India, at every second of the minute
    const iso = clock(place, t);
    expect(clockAt(msOf(iso), offsetMsOf(iso))).toBe(minuteOf(iso));
    expect(hindiClock(place, t, day).split(' ')[1]?.slice(-2)).toBe(minuteOf(iso).slice(-2));
  }
});
