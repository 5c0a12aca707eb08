/** Tromsø, 69.65° north: the Sun stays down from the end of November to mid-January, and up from late May to late July. */
import { describe, expect, test } from 'vitest';
import { drik } from '../../../../test/kit/engines.ts';
import { dayAt, dayOf, midnight } from '../../../kernel/civil.ts';
import { placeWithOffset } from '../../../kernel/place.ts';
import { plusDays } from '../../../kernel/units.ts';
import { isNone } from '../../../sky/engines/engine.ts';
import { type Day, dayHolding, dayUnder } from './day.ts';
import { momentUnder } from './moment.ts';
import { eveningOf } from './polar.ts';

const sky = drik().skyOver(placeWithOffset('Tromsø', 69.65, 18.96, 1), {
  node: 'mean',
  positions: 'apparent',
  rise: 'limb',
});
const on = (month: number, day: number): Day => dayUnder(sky, dayOf({ year: 2026, month, day }));
const HOURS = 24;

describe.each([
  ['polar night', 12, 21, 'always_down'],
  ['midnight sun', 6, 21, 'always_up'],
] as const)('in the %s', (_, month, date, why) => {
  const day = on(month, date);
  test('the page has the civil day, the moment is true noon, day and night are missing with the reason', () => {
    expect(day.bounds.from).toBe(midnight(day.civil, 1));
    expect(day.bounds.to - day.bounds.from).toBe(1);
    expect([day.sunrise, day.daylight, day.night, day.frame]).toEqual(Array(4).fill({ none: why }));
    expect(momentUnder(sky, day.civil)).toMatchObject({ t: day.noon, basis: 'noon' });
  });
  test('rules take true noon and six hours on each side, for sunset too', () => {
    const { sunrise, sunset, nextSunrise } = day.frameAboutNoon;
    expect((day.noon - sunrise) * HOURS).toBeCloseTo(6, 6);
    expect((sunset - day.noon) * HOURS).toBeCloseTo(6, 6);
    expect(nextSunrise).toBe(day.next.frameAboutNoon.sunrise);
    expect(eveningOf(sky, day.civil)).toBe(sunset);
  });
});

test('at the brink, where he rises and does not set, six hours about noon stand for the light too', () => {
  const may = Array.from({ length: 31 }, (_, i) => on(5, i + 1));
  const last = may.find(({ sunrise, sunset }) => !isNone(sunrise) && isNone(sunset));
  if (last === undefined) throw new Error('no day without a sunset in May');
  const { sunrise, sunset } = last.frameAboutNoon;
  expect((last.noon - sunrise) * HOURS).toBeCloseTo(6, 6);
  expect((sunset - last.noon) * HOURS).toBeCloseTo(6, 6);
});

test('an ordinary day stands for itself everywhere', () => {
  const day = on(9, 22);
  const { frame } = day;
  if (isNone(frame)) throw new Error('the Sun rises in September');
  const edges = ({ sunrise, sunset, nextSunrise }: typeof frame) => [sunrise, sunset, nextSunrise];
  expect(edges(day.frameAboutNoon)).toEqual(edges(frame));
  expect([day.next.previous, day.previous.next]).toEqual([day, day]);
  expect(day.next.sunrise).toBe(frame.nextSunrise);
  expect(day.next.civil).toBe(plusDays(day.civil, 1));
});

describe.each([
  ['Tromsø', 69.65, 18.96, 1],
  // midnight by the Sun comes before midnight by the summer clock
  ['Vardø', 70.37, 31.11, 2],
] as const)('at %s', (name, latDeg, lonDeg, tzHours) => {
  const there = drik().skyOver(placeWithOffset(name, latDeg, lonDeg, tzHours), {
    node: 'mean',
    positions: 'apparent',
    rise: 'limb',
  });
  const first = dayOf({ year: 2026, month: 1, day: 1 });
  const days = Array.from({ length: 400 }, (_, i) => dayUnder(there, plusDays(first, i)));

  test('every instant of a year is in the reach of one day, and two days never overlap', () => {
    for (const [i, day] of days.slice(1).entries()) {
      expect(day.reach.from, `day ${day.civil}`).toBe(days[i]?.bounds.to);
      expect(day.bounds.from, `day ${day.civil}`).toBeGreaterThanOrEqual(day.reach.from);
      expect(day.bounds.to, `day ${day.civil}`).toBeGreaterThan(day.bounds.from);
    }
  });
  test('the day that holds an instant is the one that has it in its reach', () => {
    for (const { civil, reach } of days.slice(2))
      for (const share of [0.001, 0.5, 0.999]) {
        const t = plusDays(reach.from, (reach.to - reach.from) * share);
        const near = dayAt(t, tzHours);
        expect(dayHolding(there, near, t), `${civil} ${share}`).toBe(civil);
      }
  });
});

test('the last day with a sunrise before the polar night begins with that sunrise and ends at midnight', () => {
  // sunrise at Tromsø 27 November 2026 11:20 by the Norwegian clock, none on the 28th
  const last = on(11, 27);
  expect(isNone(last.nextSunrise)).toBe(true);
  expect(last.bounds).toEqual({ from: last.sunrise, to: midnight(plusDays(last.civil, 1), 1) });
});
