import { describe, expect, test } from 'vitest';
import { sample, solarCases } from '../../../../../test/calendars/calendars-oracle.ts';
import { civil } from '../../../../../test/panchanga/angas-oracle.ts';
import { drik, suryaSiddhanta } from '../../../test/kit/engines.ts';
import { isoDate } from '../../kernel/civil.ts';
import { type Place, placeWithOffset } from '../../kernel/place.ts';
import { civilDay } from '../../kernel/units.ts';
import { defaultsOf, type Engine } from '../../sky/engines/engine.ts';
import { momentUnder } from '../panchanga/day/moment.ts';
import { landOf, parashuramaYearOf, solarMonthOf } from './of-land.ts';

const [modern, classical] = [drik(), suryaSiddhanta()];
const over = (engine: Engine, place: Place) => engine.skyOver(place, defaultsOf(engine.info));
const inState = (name: string, latDeg: number, lonDeg: number, state: string): Place => ({
  ...placeWithOffset(name, latDeg, lonDeg, 5.5),
  zone: 'Asia/Kolkata',
  state,
});
const KOLKATA = inState('Kolkata', 22.5726, 88.3639, 'West Bengal');
const CITIES = {
  bangla: KOLKATA,
  tamil: inState('Chennai', 13.0827, 80.2707, 'Tamil Nadu'),
  kollam: inState('Kochi', 9.9312, 76.2673, 'Kerala'),
  odia: inState('Bhubaneswar', 20.2961, 85.8245, 'Odisha'),
  punjab: inState('Amritsar', 31.634, 74.8723, 'Punjab'),
} as const;

test.each([
  ['Ujjain', over(classical, placeWithOffset('Ujjain', 23.18, 75.77, 5.5))],
  ['a clock half a day off', over(classical, placeWithOffset('Manaus', -4, -67, 5.5))],
  ['Kolkata', over(modern, KOLKATA)],
  ['Kathmandu', over(classical, placeWithOffset('Kathmandu', 27.7172, 85.324, 5.75))],
])('the days of a solar month are counted without gap: %s', (_, sky) => {
  let before = solarMonthOf(momentUnder(sky, civilDay(2_460_000)));
  for (let day = 2_460_001; day < 2_460_400; day++) {
    const now = solarMonthOf(momentUnder(sky, civilDay(day)));
    if (now.number === before.number) expect(now.day).toBe(before.day + 1);
    else expect([now.number, now.day]).toEqual([(before.number % 12) + 1, 1]);
    before = now;
  }
});

describe('in its own land', () => {
  /** Of the print at the Central Station those that no other city of the land could have on another day. */
  const SAFE_MINUTES = 45;
  const printed = solarCases(sample).filter(
    ({ tier, margin, accept }) => tier === 'government print' && margin > SAFE_MINUTES && accept === undefined,
  );
  test.each(Object.entries(CITIES))('%s: the printed first day is day 1 of its solar month', (id, place) => {
    const sky = over(modern, place);
    const cases = printed.filter(({ calendar }) => calendar === id);
    for (const { date } of cases) expect([date, solarMonthOf(momentUnder(sky, civil(date))).day]).toEqual([date, 1]);
    expect(cases.length).toBeGreaterThan(7);
  });

  test('Poila Boishakh is the first day in Kolkata', () => {
    const day = civil('2025-04-15');
    expect(solarMonthOf(momentUnder(over(modern, KOLKATA), day))).toEqual({ number: 1, day: 1 });
  });
});

test('a state, a clock or neither decides whose calendar a place keeps', () => {
  const calendars = [
    ...Object.values(CITIES),
    inState('Rohtak', 28.9, 76.6, 'Haryana'),
    inState('Guwahati', 26.1, 91.7, 'Assam'),
    inState('Pune', 18.5, 73.9, 'Maharashtra'),
    placeWithOffset('Kathmandu', 27.7, 85.3, 5.75),
    { ...placeWithOffset('Dhaka', 23.8, 90.4, 6), zone: 'Asia/Dhaka' },
    { ...placeWithOffset('London', 51.5, 0, 0), zone: 'Europe/London' },
  ].map((place) => landOf(place).calendar);
  expect(calendars).toEqual([
    ...['bangla', 'tamil', 'kollam', 'odia', 'punjab'],
    ...['punjab', 'assam', 'shaka', 'bikram', 'bangladesh', 'shaka'],
  ]);
});

test('the Parashurama year changes with the solar month of Kanya', () => {
  const sky = over(modern, CITIES.tamil);
  const at = (date: string) => parashuramaYearOf(momentUnder(sky, civil(date)));
  const { year, first } = at('2026-10-01');
  expect(year).toBe(2026 + 1176);
  expect(isoDate(first).slice(0, 7)).toBe('2026-09');
  expect(at(isoDate(civilDay(first - 1))).year).toBe(year - 1);
});
