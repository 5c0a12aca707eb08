import { expect, test } from 'vitest';
import { nearest } from './query.ts';

const KNOWN = ['date', 'time', 'hour', 'place', 'lat', 'lon', 'tz', 'engine', 'latitude', 'longitude', 'blocks'];

test.each([
  ['plase', 'place'],
  ['Date', 'date'],
  ['dtae', 'date'],
  ['lom', 'lon'],
  ['longtiude', 'longitude'],
  ['latitud', 'latitude'],
  ['enigne', 'engine'],
  ['block', 'blocks'],
])('%s may have been meant as %s', (typed, meant) => {
  expect(nearest(typed, KNOWN)).toBe(meant);
});

test.each(['foo', 'lang', 'x', '', 'tx', 'zone', 'format', 'ayanamsa', 'z'.repeat(10_000)])(
  'nothing is guessed for %j',
  (typed) => {
    expect(nearest(typed, KNOWN)).toBeNull();
  },
);

test('of two that are near the nearer is named', () => {
  expect(nearest('tithis', ['tithi-nirnaya', 'tithi'])).toBe('tithi');
});
