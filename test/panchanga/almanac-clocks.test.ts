/** Clocks before standard time: local mean time, and cities that kept two clocks, which matters for Indian births. */

import { readGazetteer } from 'ganaka/internal/library/node/package-files.ts';
import { CLOCKS } from 'ganaka/internal/places/index.ts';
import { expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { inlineWork, THIRD, testApp } from '../kit/test-app.ts';

const known = engines(THIRD);
const gazetteer = readGazetteer();
const where = { resolve: gazetteer.resolve, stateAt: gazetteer.stateAt, ...CLOCKS };
const app = testApp({ engines: known, where, heavy: inlineWork(known, where) });
const ask = async (query: string) => {
  const reply = await app.get(`/v1/vedic/kundali?${query}`, { 'x-api-key': 'tg-enterprise' });
  return { status: reply.statusCode, body: reply.json() };
};

test('Porbandar, 2 October 1869, 07:33: local mean time of the place, and Tula rises', async () => {
  const { status, body } = await ask('date=1869-10-02&time=07:33&place=Porbandar');
  expect(status).toBe(200);
  expect(body.kundali.lagna.rashi.name).toBe('Tula');
  expect(body.request.place.tz).toBeCloseTo(69.609 / 15, 2);
  expect(body.request.notes.join()).toMatch(/no standard time before 1906-01-01: the local mean time of Porbandar/);
});
test('Indian births before 1906 are in local mean time, from 1906 in standard time', async () => {
  const before = await ask('date=1905-12-31&time=12:00&place=Chennai');
  expect(before.body.request.place.tz).toBeCloseTo(80.27 / 15, 2);
  const after = await ask('date=1906-01-01&time=12:00&place=Chennai');
  expect(after.body.request.place.tz).toBe(5.5);
  expect(after.body.request.notes).toEqual([]);
});
test('Bombay to 1955 and Calcutta to 1948: standard time, and a note that names the other clock', async () => {
  for (const [place, year, city] of [
    ['Mumbai', 1954, 'Bombay'],
    ['Kolkata', 1947, 'Calcutta'],
  ]) {
    const { body } = await ask(`date=${year}-06-01&time=12:00&place=${place}`);
    expect(body.request.place.tz).toBe(5.5);
    expect(body.request.notes.join()).toContain(`${city} kept a city time in addition to standard time`);
  }
  const later = await ask('date=1955-06-01&time=12:00&place=Mumbai');
  expect(later.body.request.notes).toEqual([]);
});
// the IANA database: Moratuwa mean time 1880–1906, Howrah mean time in Dhaka 1890–1941
test.each([
  ['Colombo', 1900, '+05:19:32'],
  ['Dhaka', 1930, '+05:53:20'],
])('%s in %i: clocks showed the mean time of one town, and a note says so', async (place, year, hours) => {
  const { body } = await ask(`date=${year}-06-01&time=12:00&place=${place}`);
  expect(body.request.notes.join()).toContain(`showed ${hours} that day, the mean time of one town of the land`);
  const now = await ask(`date=2020-06-01&time=12:00&place=${place}`);
  expect(now.body.request.notes.join()).not.toContain('mean time');
});
test('tz=lmt asks for local mean time at any date, and the refusal of a wrong tz mentions it', async () => {
  const { body } = await ask('date=2026-06-01&time=12:00&place=Porbandar&tz=lmt');
  expect(body.request.place.tz).toBeCloseTo(69.609 / 15, 2);
  const wrong = await ask('date=2026-06-01&time=12:00&place=Porbandar&tz=local');
  expect(wrong.status).toBe(400);
  expect(wrong.body.error).toContain('lmt (local mean time)');
});

test('with a fixed offset nothing is said about local mean time', async () => {
  const { body } = await ask('date=1869-10-02&time=07:33');
  expect(body.request.place.tz).toBe(5.5);
  expect(body.request.notes.join()).not.toContain('is taken');
});
