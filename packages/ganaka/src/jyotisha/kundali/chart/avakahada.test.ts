import { describe, expect, test } from 'vitest';
import { NAKSHATRA } from '../../../lexicon/angas/nakshatra.ts';
import { PAYA_OF_HOUSE, PAYA_OF_NAKSHATRA } from '../tables/paya.ts';
import { namaAksharaOf } from './avakahada.ts';

test('each of the 108 padas has its own syllable', () => {
  const syllables = Array.from({ length: 108 }, (_, n) => namaAksharaOf(Math.floor(n / 4) + 1, (n % 4) + 1).iast);
  expect(new Set(syllables).size).toBe(108);
  expect([syllables[0], syllables[40], syllables[107]]).toEqual(['cū', 'mo', 'cī']);
});

describe('paya', () => {
  const of = (paya: string) => NAKSHATRA.slice(0, 27).filter((_, n) => PAYA_OF_NAKSHATRA[n] === paya).length;
  test('by nakshatra three gold, three iron, twelve silver, nine copper', () => {
    expect([of('gold'), of('iron'), of('silver'), of('copper')]).toEqual([3, 3, 12, 9]);
    expect(PAYA_OF_NAKSHATRA).toHaveLength(27);
  });
  test('by house gold 1 6 11, silver 2 5 9, copper 3 7 10, iron 4 8 12', () => {
    const houses = (paya: string) => PAYA_OF_HOUSE.flatMap((each, n) => (each === paya ? [n + 1] : []));
    expect(['gold', 'silver', 'copper', 'iron'].map(houses)).toEqual([
      [1, 6, 11],
      [2, 5, 9],
      [3, 7, 10],
      [4, 8, 12],
    ]);
  });
});
