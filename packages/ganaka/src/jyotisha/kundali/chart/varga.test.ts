import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sidereal } from '../../../kernel/units.ts';
import { VARGA } from '../../../lexicon/chart/varga.ts';
import { DREKKANAS, HORAS, rashiInVarga, VARGA_IDS } from './varga.ts';

const at = (rashi: number, deg: number): number => (rashi - 1) * 30 + deg;
const RASHIS = Array.from({ length: 12 }, (_, n) => n + 1);

test('every varga gives a rashi for every longitude, to the last digit before the edge', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }),
      fc.constantFrom(...HORAS),
      fc.constantFrom(...DREKKANAS),
      (deg, d2, d3) => {
        for (const id of VARGA_IDS)
          for (const longitude of [deg, sidereal(Math.ceil(deg / 30) * 30 - 1e-13)])
            expect(RASHIS).toContain(rashiInVarga(id, longitude, { d2, d3 }));
      },
    ),
  );
});

test('the ids are those of the lexicon, in its order', () => {
  expect(VARGA.map(({ id }) => id)).toEqual([...VARGA_IDS]);
});

test('navamsha counts from the rashi itself when movable, from the ninth when fixed, from the fifth when dual (BPHS 6.12)', () => {
  for (const rashi of RASHIS) {
    const from = [1, 9, 5][(rashi - 1) % 3] ?? 0;
    expect(rashiInVarga('D9', at(rashi, 1))).toBe(((rashi + from - 2) % 12) + 1);
  }
});

test('shashtyamsha: degrees in the sign twice, by twelve, and one, from the sign (BPHS 6.33)', () => {
  for (const rashi of RASHIS)
    for (const deg of [0.2, 3.7, 14.9, 29.99])
      expect(rashiInVarga('D60', at(rashi, deg))).toBe(((rashi - 1 + (Math.floor(deg * 2) % 12)) % 12) + 1);
});

describe('trimshamsha (BPHS 6.27-28)', () => {
  test('odd rashi: Mars 5, Saturn 5, Jupiter 8, Mercury 7, Venus 5 degrees', () => {
    expect([4.9, 5, 9.9, 10, 17.9, 18, 24.9, 25, 29.9].map((deg) => rashiInVarga('D30', at(1, deg)))).toEqual([
      1, 11, 11, 9, 9, 3, 3, 7, 7,
    ]);
  });
  test('even rashi reversed, into the lords’ even signs', () => {
    expect([4.9, 5, 11.9, 12, 19.9, 20, 24.9, 25, 29.9].map((deg) => rashiInVarga('D30', at(2, deg)))).toEqual([
      2, 6, 6, 12, 12, 10, 10, 8, 8,
    ]);
  });
});

describe('hora', () => {
  test('Parashara’s falls into Simha and Karka alone, the Sun first in odd rashis', () => {
    expect([at(1, 10), at(1, 20), at(2, 10), at(2, 20)].map((deg) => rashiInVarga('D2', deg))).toEqual([5, 4, 4, 5]);
  });
  test('Uma-Shambhu’s runs twice through the zodiac', () => {
    const found = RASHIS.flatMap((rashi) =>
      [10, 20].map((deg) => rashiInVarga('D2', at(rashi, deg), { d2: 'uma_shambhu', d3: 'parashara' })),
    );
    for (const rashi of RASHIS) expect(found.filter((each) => each === rashi)).toHaveLength(2);
  });
});

describe('drekkana by its four rules', () => {
  const d3 = (rule: (typeof DREKKANAS)[number], rashi: number) =>
    [5, 15, 25].map((deg) => rashiInVarga('D3', at(rashi, deg), { d2: 'parashara', d3: rule }));
  test('Parashara: itself, fifth, ninth', () => expect(d3('parashara', 5)).toEqual([5, 9, 1]));
  test('parivritti: three rounds through the zodiac', () => {
    expect([d3('parivritti', 1), d3('parivritti', 2), d3('parivritti', 5)]).toEqual([
      [1, 2, 3],
      [4, 5, 6],
      [1, 2, 3],
    ]);
  });
  test('Jagannatha: from the movable sign of the trine', () => {
    expect([d3('jagannatha', 1), d3('jagannatha', 5), d3('jagannatha', 9)]).toEqual([
      [1, 5, 9],
      [1, 5, 9],
      [1, 5, 9],
    ]);
  });
  test('Somanatha: odd rashis forwards from Mesha, even ones backwards from Mina', () => {
    expect([d3('somanatha', 1), d3('somanatha', 3), d3('somanatha', 2)]).toEqual([
      [1, 2, 3],
      [4, 5, 6],
      [12, 11, 10],
    ]);
  });
  test('Jupiter at 29°49′ of Dhanu (1937-07-12): the rule gives Simha, where a book prints Tula', () => {
    expect(rashiInVarga('D3', at(9, 29 + 49 / 60))).toBe(5);
  });
});
