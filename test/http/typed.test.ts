/** What people type is understood, and the reply says as what; what has two meanings is refused with both. */

import { readGazetteer } from 'ganaka/internal/library/node/package-files.ts';
import { CLOCKS } from 'ganaka/internal/places/zone-at.ts';
import { describe, expect, test } from 'vitest';
import { testApp } from '../kit/test-app.ts';

const gazetteer = readGazetteer();
const app = testApp({ where: { resolve: gazetteer.resolve, stateAt: gazetteer.stateAt, ...CLOCKS } });
const PAID = { 'x-api-key': 'tg-enterprise' };
const get = async (path: string) => (await app.get(path, PAID)).json();
const requestOf = async (query: string) => (await get(`/v1/vedic/tithi?${query}`)).request;

describe('tz', () => {
  test.each([
    ['%2B05:30', 5.5],
    ['+05:30', 5.5], // the plus sign arrives as a blank
    ['+5.5', 5.5],
    ['05:45', 5.75],
    ['-03:30', -3.5],
    ['5:30', 5.5],
    ['5.5', 5.5],
  ])('tz=%s is %f hours', async (typed, hours) => {
    const { place } = await requestOf(`date=2026-11-14&lat=23.18&lon=75.78&tz=${typed}`);
    expect(place.tz).toBe(hours);
  });

  test('tz=IST is refused with the zones it may mean', async () => {
    const reply = await get('/v1/vedic/tithi?date=2026-11-14&lat=23.18&lon=75.78&tz=IST');
    expect(reply).toMatchObject({
      success: false,
      code: 'ambiguous_tz',
      allowed: ['Asia/Kolkata', 'Asia/Jerusalem', 'Europe/Dublin'],
    });
  });

  test.each(['%2B25:00', '5:75', '+-5', ' ', '--5', '+05:30:00'])('tz=%s is refused', async (typed) => {
    expect(await get(`/v1/vedic/tithi?lat=23.18&lon=75.78&tz=${typed}`)).toMatchObject({ code: 'bad_tz' });
  });
});

test('lng is lon, of births too; two names of one thing are refused', async () => {
  expect((await requestOf('lat=23.18&lng=75.78')).place).toMatchObject({ lat: 23.18, lon: 75.78 });
  const pair =
    'boy_date=1990-05-17&boy_time=6:30&boy_lat=23.18&boy_lng=75.78&girl_date=1992-02-03&girl_time=22:15&girl_latitude=18.5&girl_longitude=73.9';
  const { request } = await get(`/v1/vedic/match/manglik?${pair}`);
  expect(request.boy).toMatchObject({ time: '06:30', place: { lon: 75.78 } });
  expect(request.girl.place).toMatchObject({ lat: 18.5, lon: 73.9 });
  expect(await get('/v1/vedic/tithi?lat=1&lng=2&longitude=2')).toMatchObject({ code: 'repeated_parameter' });
});

test('time=6:30 is 06:30', async () => {
  expect((await requestOf('date=2026-11-14&time=6:30')).time).toBe('06:30');
  expect((await requestOf('date=2026-11-14&time=6:30:05')).time).toBe('06:30:05');
  expect(await get('/v1/vedic/tithi?time=6:3')).toMatchObject({ code: 'bad_time' });
});

test('date=today is the day of no date, and is kept no longer', async () => {
  const today = await app.get('/v1/vedic/tithi?date=today', PAID);
  expect(today.body).toBe((await app.get('/v1/vedic/tithi', PAID)).body);
  expect(today.json().request.date).toBe('2026-11-14');
  expect((await get('/v1/vedic/transits?date=1990-05-17&time=06:30&on=today')).request.on).toBe('2026-11-14');
  expect(await get('/v1/vedic/tithi?date=yesterday')).toMatchObject({ code: 'bad_date' });
});

test.each(['navamsa', 'navamsha', 'Navamsa', 'd9', 'D-9', '9', 'D9'])('chart=%s is D9', async (typed) => {
  const { request, divisional } = await get(`/v1/vedic/divisional?date=1990-05-17&time=06:30&chart=${typed}`);
  expect(request.chart).toBe('D9');
  expect(divisional.chart).toBe('D9');
});

test('a place found by its name says which one it is, and which it is not', async () => {
  const { place, notes } = await requestOf('date=2026-11-14&place=Hyderabad');
  expect(place).toMatchObject({ name: 'Hyderabad', state: 'Telangana', country: 'India', id: '1269843' });
  expect(notes).toEqual(['place "Hyderabad" is Hyderabad, Telangana, India; there is also Hyderabad, Sindh, Pakistan']);
  const again = await requestOf(`date=2026-11-14&place=${place.id}`);
  expect(again.place).toEqual(place);
  expect(again.notes).toEqual([]);
  expect((await requestOf('lat=17.4&lon=78.5')).place.id).toBeUndefined();
});
