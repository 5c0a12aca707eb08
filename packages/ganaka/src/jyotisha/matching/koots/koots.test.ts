/** Single koots where programs go wrong. */
import { describe, expect, test } from 'vitest';
import { sidereal } from '../../../kernel/units.ts';
import { pairOf } from '../pair.ts';
import { KOOTS } from './index.ts';
import { KOOT_IDS } from './koot.ts';
import { taraFrom } from './tara.ts';
import { obeysByVerse } from './vashya.ts';

const at = (boy: number, girl: number) => pairOf(sidereal(boy), sidereal(girl));

test('the koots weigh 1 to 8, 36 together (MC 6.21)', () => {
  expect(KOOT_IDS.map((id) => KOOTS[id].max)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

describe('tara', () => {
  test('a star counted from itself is the first', () => expect(taraFrom(14, 14)).toBe(1));
  test('counts 3, 5 and 7 are the bad ones, not the good ones', () => {
    expect(KOOTS.tara.points(at(1, 28), 'modern')).toBe(1.5); // Ashvini to Krittika is 3, back is 26, 8 by nines
    expect(KOOTS.tara.points(at(1, 15), 'modern')).toBe(3); // Ashvini and Bharani: 2 and 9
  });
});

test('vashya: Dhanu and Makara change at 15°, not at a quarter of a star', () => {
  const of = (deg: number) => KOOTS.vashya.of(at(deg, 0).boy, at(deg, 0).girl);
  expect([254.99, 255, 284.99, 285].map(of)).toEqual(['manava', 'chatushpada', 'chatushpada', 'jalachara']);
});

test('varna: Vrishabha is vaishya and Mithuna shudra', () => {
  const of = (deg: number) => KOOTS.varna.of(at(deg, 0).boy, at(deg, 0).girl);
  expect([45, 75].map(of)).toEqual(['vaishya', 'shudra']);
});

test('bhakoot: Karka and Kumbha are 6/8', () => expect(KOOTS.bhakoot.points(at(100, 310), 'modern')).toBe(0));

test('gana depends on who is the groom', () => {
  const [ashvini, bharani, krittika] = [5, 20, 28];
  expect(KOOTS.gana.points(at(ashvini, bharani), 'modern')).toBe(6);
  expect(KOOTS.gana.points(at(bharani, ashvini), 'modern')).toBe(5);
  expect(KOOTS.gana.points(at(krittika, ashvini), 'modern')).toBe(1);
  expect(KOOTS.gana.points(at(ashvini, krittika), 'modern')).toBe(0);
});

test('all but Simha obey a human sign, all but Vrishchika obey Simha (MC 6.23)', () => {
  const obeys = (one: number, other: number) => {
    const { boy, girl } = at(one, other);
    return obeysByVerse(boy, girl);
  };
  expect(obeys(10, 70)).toBe(true);
  expect(obeys(130, 70)).toBe(false);
  expect(obeys(10, 130)).toBe(true);
  expect(obeys(220, 130)).toBe(false);
});

describe('other tables, given in addition to the points', () => {
  const [ashvini, bharani, krittika] = [5, 20, 28]; // deva, manushya, rakshasa
  test('gana by Jyotirnibandha (guna-vichara 11-13): a rakshasa groom has one point with a manushya bride too', () => {
    const [table] = KOOTS.gana.alternatives ?? [];
    expect(table?.table).toBe('jyotirnibandha');
    const cells = [ashvini, bharani, krittika].map((boy) =>
      [ashvini, bharani, krittika].map((girl) => table?.points(at(boy, girl))),
    );
    // rows the groom: the same gana 6, deva groom with manushya bride 6, the reverse 5, deva groom with rakshasa bride 0
    expect(cells).toEqual([
      [6, 6, 0],
      [5, 6, 0],
      [1, 1, 6],
    ]);
  });
  test('vashya by the table of Maitreya and the programs that follow it', () => {
    const [table] = KOOTS.vashya.alternatives ?? [];
    expect(table?.table).toBe('maitreya');
    const [chatushpada, manava, jalachara, vanachara, keeta] = [10, 70, 100, 130, 220];
    const row = (girl: number) =>
      [chatushpada, manava, jalachara, vanachara, keeta].map((boy) => table?.points(at(boy, girl)));
    // rows the bride, columns the groom
    expect([chatushpada, manava, jalachara, vanachara, keeta].map(row)).toEqual([
      [2, 0.5, 1, 0, 2],
      [0.5, 2, 0, 0, 0],
      [1, 0, 2, 2, 2],
      [0, 0, 2, 2, 0],
      [1, 0, 1, 0, 2],
    ]);
  });
});
