/** Where the Moon rises or sets twice in one day: Tromsø in June and July. */

import { expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

const app = testApp({ engines: engines(THIRD) });
const KEY = { 'x-api-key': 'tg-enterprise' };

interface Moon {
  readonly moonrise: string | null;
  readonly moonset: string | null;
  readonly moonrise_again?: string;
  readonly moonset_again?: string;
}
const moonOn = async (date: string, place: string): Promise<Moon> =>
  (await app.get(`/v1/vedic/rise-set?moon_day=civil&date=${date}&${place}`, KEY)).json().panchanga.rise_set.civil_day;
const days = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => new Date(Date.parse(from) + i * 864e5).toISOString().slice(0, 10));

test('a day with two moonrises has both, in order', async () => {
  const { moonrise, moonrise_again } = await moonOn('2025-07-13', 'lat=69.65&lon=18.96&tz=1');
  expect(moonrise?.slice(0, 13)).toBe('2025-07-13T00');
  expect(moonrise_again?.slice(0, 13)).toBe('2025-07-13T23');
});

test('over two months at Tromsø no moonrise is missing: two that follow each other are less than 27 hours apart while she rises', async () => {
  const rises: number[] = [];
  let again = 0;
  for (const date of days('2025-06-01', 60)) {
    const moon = await moonOn(date, 'lat=69.65&lon=18.96&tz=1');
    for (const each of [moon.moonrise, moon.moonrise_again]) if (typeof each === 'string') rises.push(Date.parse(each));
    if (moon.moonrise_again !== undefined) again++;
  }
  expect(again).toBeGreaterThan(0);
  const gaps = rises.slice(1).map((at, i) => (at - (rises[i] ?? 0)) / 36e5);
  // while she stays up or down for days there is none; between two risings there is at least 20 hours
  expect(gaps.filter((hours) => hours < 20 || (hours > 27 && hours < 40))).toEqual([]);
});

test.each(days('2025-06-10', 12))('at Dehradun and London there is never a second: %s', async (date) => {
  for (const place of ['lat=30.3&lon=78', 'lat=51.5&lon=0&tz=1']) {
    const moon = await moonOn(date, place);
    expect([moon.moonrise_again, moon.moonset_again]).toEqual([undefined, undefined]);
  }
});

test('`/calendar` has the date of the calendar of the land', async () => {
  const reply = (await app.get('/v1/vedic/calendar?date=2026-04-15&lat=27.7&lon=85.3&tz=5.75', KEY)).json();
  expect(reply.panchanga.calendar_of_land).toMatchObject({ id: 'bikram' });
});
