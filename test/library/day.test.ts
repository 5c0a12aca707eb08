/** A day of the library is a day of the service: the same fields with the same values, computed without a request. */
import { inspect } from 'node:util';
import { angas } from 'ganaka/internal/library/entries/angas.ts';
import {
  birth,
  calendars,
  chitrapaksha,
  day,
  drik,
  loadLanguages,
  panchanga,
  place,
  surya,
} from 'ganaka/internal/library/entries/index.ts';
import { CLOCKS } from 'ganaka/internal/places/zone-at.ts';
import { describe, expect, test } from 'vitest';
import { sampled } from '../../packages/ganaka/test/kit/amount.ts';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp, twoTowns } from '../kit/test-app.ts';

const app = testApp({ engines: engines(THIRD), where: { ...twoTowns, ...CLOCKS, stateAt: () => null } });
await loadLanguages('hi,ta');

const LANGUAGES = ['en', 'hi', 'both', 'hi,ta'];
const ENGINES = { surya: surya(), vedic: drik(), chitrapaksha: chitrapaksha() };
const SHAKA = calendars.calendar('shaka');
const DATES = ['1900-03-01', '1963-12-15', '2004-02-29', '2026-11-17', '2087-08-09'];
const PLACES = [
  place(23.18, 75.77, 'Asia/Kolkata'),
  place(40.71, -74.0, 'America/New_York'),
  place(69.65, 18.96, 'Europe/Oslo'), // the Sun stays down in December
];

test.each(Object.entries(ENGINES))('the snapshot of /v1/%s/panchanga', async (segment, engine) => {
  for (const date of DATES)
    for (const [i, at] of PLACES.entries())
      for (const lang of sampled([...LANGUAGES.slice(i), ...LANGUAGES.slice(0, i)], 4)) {
        const query = `date=${date}&lat=${at.latitude}&lon=${at.longitude}&tz=${at.zone}&lang=${lang}`;
        const reply = await app.get(`/v1/${segment}/panchanga?${query}`, { 'x-api-key': 'tg-enterprise' });
        expect(reply.statusCode, reply.body.slice(0, 200)).toBe(200);
        expect(day(engine, at, date, { lang }).panchanga(), query).toEqual(reply.json().panchanga);
      }
});

test('a time of day is the moment', () => {
  const ujjain = place(23.18, 75.77, 'Asia/Kolkata');
  const noon = day(drik(), ujjain, '2026-11-17', { time: '12:00' });
  expect(noon.block('instant').iso).toBe('2026-11-17T12:00:00+05:30');
  expect(noon.tithi.number).toBe(8);
});

test('a date may be any object that writes itself as ISO, as Temporal.PlainDate does', () => {
  const plain = { toString: () => '2026-11-17' };
  expect(day(surya(), place(23.18, 75.77, 5.5), plain).weekday.number).toBe(3);
});

test('a date of another calendar is its civil day, as Temporal writes it', () => {
  const where = place(23.18, 75.77, 5.5);
  for (const date of ['2026-11-17[u-ca=gregory]', '2026-11-17[!u-ca=indian]', calendars.dateIn(SHAKA, '2026-11-17')])
    expect(day(surya(), where, date).weekday.number).toBe(3);
  expect(() => day(surya(), where, '2026-11-17T06:00[u-ca=gregory]')).toThrow('date must be a date such as 2026-11-17');
});

test('a block that the engine does not have is null, and its type says so', () => {
  const where = place(23.18, 75.77, 5.5);
  const none: null | object = day(drik(), where, '2026-11-17').block('surya');
  // @ts-expect-error: without a check for null
  const some: object = day(surya(), where, '2026-11-17').block('surya');
  expect([none, typeof some]).toEqual([null, 'object']);
});

test('the first lines of the README hold', () => {
  const today = day(drik(), place(23.18, 75.77, 'Asia/Kolkata'), '2026-11-17');
  expect(today.tithi.name).toBe('Ashtami');
  expect(today.sunrise).toMatch(/^2026-11-17T06:4\d:\d\d\+05:30$/);
  expect(Array.isArray(today.observances())).toBe(true);
});

test('bad input is refused in one sentence that says what is allowed', () => {
  const ujjain = place(23.18, 75.77, 'Asia/Kolkata');
  expect(() => place(91, 0, 0)).toThrow('latitude must be a number from -90 to 90; got 91');
  expect(() => place(Number.NaN, 0, 0)).toThrow('latitude must be a number from -90 to 90; got NaN');
  expect(() => place(0, 0, 'Mars/Olympus')).toThrow('zone must be an IANA name such as Asia/Kolkata');
  expect(() => day(drik(), ujjain, '2026-02-30')).toThrow('date must be a date such as 2026-11-17; got "2026-02-30"');
  expect(() => day(drik(), ujjain, '9999-01-01')).toThrow(/date must lie in the years -?\d+ to \d+ of this engine/);
  expect(() => day(drik(), ujjain, '2026-11-17', { time: '25:00' })).toThrow('time must be a time such as 06:30');
  expect(() => day(drik(), ujjain, '2026-11-17', { lang: 'xx' })).toThrow('lang must be one of en, hi');
  expect(() => surya(Object({ bija: 'other' }))).toThrow('bija must be one of');
  expect(() => drik(Object({ moon: 'full' }))).toThrow('drik has no option "moon"; it has node, positions, rise');
  expect(() => drik(Object({ ayanamsa: 'raman' }))).toThrow('drik has no option "ayanamsa"'); // for birth charts alone
});

test('a month may be a Temporal.PlainYearMonth, also of a calendar with the same months', () => {
  const ujjain = place(23.18, 75.77, 'Asia/Kolkata');
  const whole = panchanga.month(surya(), ujjain, '2026-11');
  for (const text of ['2026-11', '2026-11-01[u-ca=gregory]', '2026-11-01[!u-ca=buddhist]'])
    expect(panchanga.month(surya(), ujjain, { toString: () => text })).toEqual(whole);
});

describe('what consoles and JSON show', () => {
  const ujjain = place(23.18, 75.77, 'Asia/Kolkata');
  const today = day(surya(), ujjain, '2026-11-17');

  test('of a day: the engine, the place and the date, under its name; in JSON the panchanga', () => {
    expect(inspect(today)).toMatch(/^GanakaDay \{\n {2}date: '2026-11-17',\n {2}engine: \{/);
    expect(inspect(today, { depth: 5 })).not.toMatch(/Symbol|sky/);
    expect(JSON.parse(JSON.stringify(today))).toEqual(today.panchanga());
  });

  test('of angas: their values', () => {
    const { date, tithi, sunset } = JSON.parse(JSON.stringify(angas(surya(), ujjain, '2026-11-17')));
    expect([date, tithi[0].number, sunset]).toEqual(['2026-11-17', today.tithi.number, today.sunset]);
  });

  test('of a birth: its instant', () => {
    expect(inspect(birth(surya(), ujjain, '2000-01-01', '17:30'))).toBe('{ jd: 2451545 }'); // noon of J2000 in UTC
  });
});
