import { expect, test } from 'vitest';
import { chandraOf, kartikadiOf, paitamahaOf } from './samvatsara.ts';

test('Shaka 1944 is Shubhakrit, 1945 Shobhakrit, 1948 Parabhava, 1876 Jaya, as printed', () => {
  expect([1944, 1945, 1948, 1876].map(chandraOf)).toEqual([36, 37, 40, 28]);
});

test('Pramathi is the first year of the kalpa, and that count meets the Shaka one (Jyotirnibandha, samvatsara 12)', () => {
  expect(paitamahaOf(0)).toBe(13);
  for (const shaka of [0, 1712, 1948]) expect(paitamahaOf(1_972_947_179 + shaka)).toBe(chandraOf(shaka));
});

test('years before the Shaka epoch still have a name', () => {
  expect(chandraOf(-3179)).toBeGreaterThanOrEqual(1);
  expect(chandraOf(-3179)).toBeLessThanOrEqual(60);
});

test('Gujarat’s 2079 is Ananda and 2080 Rakshasa, as Drik Panchang prints them; sixty years on the names return', () => {
  expect([2079, 2080, 2139].map(kartikadiOf)).toEqual([48, 49, 48]);
});
