/** Tromsø, 69.65° north: the Sun stays down from the end of November to mid-January, and up from late May to late July. */
import { describe, expect, test } from 'vitest';
import { drik } from '../../test/kit/engines.ts';
import { isNone } from '../engines/engine.ts';
import { dayOf, midnight } from '../kernel/civil.ts';
import { placeWithOffset } from '../kernel/place.ts';
import { plusDays } from '../kernel/units.ts';
import { type Day, dayUnder } from './day.ts';
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
  test('the day is no neighbour for a nirnaya', () => expect(day.brinkFrame).toBeNull());
});

test('at the brink, where he rises and does not set, half a day stands for the light and a day for the whole', () => {
  const may = Array.from({ length: 31 }, (_, i) => on(5, i + 1));
  const last = may.find(({ sunrise, sunset }) => !isNone(sunrise) && isNone(sunset));
  const frame = last?.brinkFrame;
  if (frame === null || frame === undefined) throw new Error('no day without a sunset in May');
  expect(frame.sunset - frame.sunrise).toBeCloseTo(0.5, 9);
  expect(frame.nextSunrise - frame.sunrise).toBeCloseTo(1, 9);
});

test('an ordinary day stands for itself everywhere', () => {
  const day = on(9, 22);
  const { frame } = day;
  if (isNone(frame)) throw new Error('the Sun rises in September');
  const edges = ({ sunrise, sunset, nextSunrise }: typeof frame) => [sunrise, sunset, nextSunrise];
  expect(edges(day.frameAboutNoon)).toEqual(edges(frame));
  expect(day.brinkFrame && edges(day.brinkFrame)).toEqual(edges(frame));
  expect([day.next.previous, day.previous.next]).toEqual([day, day]);
  expect(day.next.sunrise).toBe(frame.nextSunrise);
  expect(day.next.civil).toBe(plusDays(day.civil, 1));
});
