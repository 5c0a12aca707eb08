import { describe, expect, test } from 'vitest';
import { lordOf, rashiAt, SAPTA, type Sapta } from '../chart/chart.ts';
import { MOOLATRIKONA, UCHCHA } from '../tables/dignity.ts';
import { maitriOf, naturalOf, panchadhaOf, temporaryOf } from './maitri.ts';

/** BPHS 3.55: lords of 4, 2, 12, 5, 9, 8 from the moolatrikona and of the exaltation sign; both marks make a neutral. */
function byTheVerse(from: Sapta, to: Sapta): string {
  const root = MOOLATRIKONA[from].rashi;
  const friendly = [4, 2, 12, 5, 9, 8].map((place) => rashiAt(root, place));
  const signs = Array.from({ length: 12 }, (_, n) => n + 1).filter((rashi) => lordOf(rashi) === to);
  const marks = signs.map((rashi) => friendly.includes(rashi) || rashi === UCHCHA[from].rashi);
  return marks.every(Boolean) ? 'mitra' : marks.some(Boolean) ? 'sama' : 'shatru';
}

describe('natural friendship', () => {
  test.each(SAPTA)('of %s is what the rule of BPHS 3.55 gives', (from) => {
    for (const to of SAPTA) if (to !== from) expect(naturalOf(from, to), to).toBe(byTheVerse(from, to));
  });
  test('the Moon has no enemies', () => {
    expect(SAPTA.filter((to) => to !== 'chandra' && naturalOf('chandra', to) === 'shatru')).toEqual([]);
  });
});

test('friendship of the moment is mutual, and a graha in the same rashi is no friend', () => {
  for (let a = 1; a <= 12; a++) {
    expect(temporaryOf(a, a)).toBe('shatru');
    for (let b = 1; b <= 12; b++) expect(temporaryOf(a, b)).toBe(temporaryOf(b, a));
  }
});

test('five grades: a natural friend near by is a great friend, a natural enemy far off a great enemy', () => {
  const rashis = { surya: 1, chandra: 2, mangala: 1, budha: 1, guru: 1, shukra: 7, shani: 12 };
  expect(panchadhaOf(rashis, 'surya', 'chandra')).toBe('adhimitra');
  expect(panchadhaOf(rashis, 'surya', 'mangala')).toBe('sama');
  expect(panchadhaOf(rashis, 'surya', 'shukra')).toBe('adhishatru');
  expect(panchadhaOf(rashis, 'surya', 'shani')).toBe('sama');
  expect(panchadhaOf(rashis, 'surya', 'budha')).toBe('shatru');
  expect(Object.keys(maitriOf(rashis).panchadha.surya)).toEqual([
    'chandra',
    'mangala',
    'budha',
    'guru',
    'shukra',
    'shani',
  ]);
});
