/** Koots against the outside: 45 pairs of published and computed points, and every cell of the two Moons. */

import { nativeOf } from 'ganaka/internal/jyotisha/kundali/chart/native.ts';
import { ashtakoot } from 'ganaka/internal/jyotisha/matching/ashtakoot.ts';
import { distances } from 'ganaka/internal/jyotisha/matching/koots/bhakoot.ts';
import { KOOTS } from 'ganaka/internal/jyotisha/matching/koots/index.ts';
import { KOOT_IDS } from 'ganaka/internal/jyotisha/matching/koots/koot.ts';
import { type Pair, pairOf } from 'ganaka/internal/jyotisha/matching/pair.ts';
import { sidereal } from 'ganaka/internal/kernel/units.ts';
import { ENGLISH } from 'ganaka/internal/text/voice.ts';
import { describe, expect, test } from 'vitest';
import authority from '../authorities/matching.json' with { type: 'json' };

interface Quantity {
  readonly quantity: string;
  readonly expected: unknown;
  readonly ambiguous?: readonly string[];
}
interface Case {
  readonly id: string;
  readonly moon?: { readonly boy: number; readonly girl: number };
  readonly quantities: readonly Quantity[];
}
const CASES = authority.cases as unknown as readonly Case[];

/** AstroSage prints signs and stars, not longitudes: Vrishchika is Vishakha's last quarter, the girl's star Shatabhisha. */
const PUBLISHED_MOONS = { boy: 211.7, girl: 313.3 };

const SIGNS = ['Ar', 'Ta', 'Ge', 'Cn', 'Le', 'Vi', 'Li', 'Sc', 'Sg', 'Cp', 'Aq', 'Pi'];
const WORDS: Readonly<Record<string, string>> = {
  brahmana: 'Brahmin',
  gaja: 'Elephant',
  ashva: 'Horse',
  mesha: 'Sheep',
  sarpa: 'Serpent',
  shvan: 'Dog',
  marjara: 'Cat',
  mushaka: 'Rat',
  gau: 'Cow',
  mahisha: 'Buffalo',
  vyaghra: 'Tiger',
  mriga: 'Deer',
  vanara: 'Monkey',
  nakula: 'Mongoose',
  simha: 'Lion',
  surya: 'Sun',
  chandra: 'Moon',
  mangala: 'Mars',
  budha: 'Mercury',
  guru: 'Jupiter',
  shukra: 'Venus',
  shani: 'Saturn',
};
const word = (id: string): string => WORDS[id] ?? `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
const expectedOf = (each: Case, quantity: string): unknown =>
  each.quantities.find((one) => one.quantity === quantity)?.expected;

describe('the 45 pairs', () => {
  test('are 45', () => expect(CASES).toHaveLength(45));
  for (const each of CASES) {
    const moons = each.moon ?? PUBLISHED_MOONS;
    const pair = pairOf(sidereal(moons.boy), sidereal(moons.girl));
    const result = ashtakoot(pair, 'modern');

    test(`${each.id}: every koot and the total`, () => {
      const points = Object.fromEntries(KOOT_IDS.map((id) => [id, result.koots[id].obtained]));
      expect(points).toEqual(expectedOf(each, 'koota_points'));
      expect(result.total).toBe(expectedOf(each, 'total'));
    });

    test(`${each.id}: what each Moon is`, () => {
      const said = (who: 'boy' | 'girl') => {
        const native = pair[who];
        return {
          moon_rashi: SIGNS[native.rashi - 1],
          varna: word(KOOTS.varna.of(native, native)),
          vashya: word(KOOTS.vashya.of(native, native)),
          yoni: word(KOOTS.yoni.of(native, native)),
          rashi_lord: word(native.rashiLord),
          gana: word(native.star.gana),
          nadi: word(native.star.nadi),
        };
      };
      expect(expectedOf(each, 'attributes')).toMatchObject({ boy: said('boy'), girl: said('girl') });
    });

    const pairs = expectedOf(each, 'pairs') as
      | { girl_to_boy: string; boy_to_girl: string; bhakoot_pair: string }
      | undefined;
    if (pairs !== undefined)
      test(`${each.id}: taras and the distance of the signs`, () => {
        const name = (number: number) => ENGLISH.named('tara', number).name.replace('Atimitra', 'Ati-Mitra');
        expect(name(KOOTS.tara.of(pair.boy, pair.girl))).toBe(pairs.girl_to_boy);
        expect(name(KOOTS.tara.of(pair.girl, pair.boy))).toBe(pairs.boy_to_girl);
        expect(distances(pair).join('/')).toBe(pairs.bhakoot_pair);
      });
  }
});

/** Middle of each of the 108 quarters; the two that hold 15° of Dhanu and of Makara are cut there: 110 cells. */
const CELLS = Array.from({ length: 108 }, (_, i) => [(i * 10) / 3, ((i + 1) * 10) / 3] as const).flatMap(
  ([from, to]) => {
    const cut = [255, 285].find((deg) => deg > from && deg < to);
    return cut === undefined ? [(from + to) / 2] : [(from + cut) / 2, (cut + to) / 2];
  },
);
const NATIVES = CELLS.map((deg) => nativeOf(sidereal(deg)));

describe('all 110 × 110 cells', () => {
  test('are 110', () => expect(NATIVES).toHaveLength(110));

  const PAIRS: readonly Pair[] = NATIVES.flatMap((boy) => NATIVES.map((girl): Pair => ({ boy, girl })));
  /** The pairs of which a thing is not true: one look at the end, for a quarter of a million cells. */
  const untrue = (holds: (pair: Pair) => boolean): readonly Pair[] => PAIRS.filter((pair) => !holds(pair)).slice(0, 5);

  test('totals lie between 0 and 36 and effective points never fall below the raw ones', () => {
    for (const points of ['modern', 'printed'] as const)
      expect(
        untrue((pair) => {
          const { total, totalEffective } = ashtakoot(pair, points);
          return total >= 0 && total <= 36 && totalEffective >= total && totalEffective <= 36;
        }),
      ).toEqual([]);
  });

  for (const id of ['tara', 'yoni', 'graha_maitri', 'bhakoot', 'nadi'] as const)
    test(`${id} is the same whichever of the two is the boy`, () => {
      const { points } = KOOTS[id];
      expect(
        untrue(({ boy, girl }) => points({ boy, girl }, 'modern') === points({ boy: girl, girl: boy }, 'modern')),
      ).toEqual([]);
    });

  const published = publishedTables();
  for (const id of ['vashya', 'yoni', 'gana', 'nadi', 'varna'] as const)
    test(`the table of ${id} equals the published one in every cell`, () => {
      expect(untrue((pair) => KOOTS[id].points(pair, 'modern') === published[id](pair))).toEqual([]);
    });
});

/** The tables as the authority words them, read out of its text. */
function publishedTables() {
  const { tables } = authority.readme;
  const matrix = (text: string, after: string): number[][] => {
    const start = text.indexOf('[[', text.indexOf(after));
    return JSON.parse(text.slice(start, text.indexOf(']]', start) + 2)) as number[][];
  };
  const at = <T>(list: readonly T[], index: number): T => {
    const item = list[index];
    if (item === undefined) throw new Error(`nothing at ${index}`);
    return item;
  };
  const vashyaRows = matrix(tables.vashya, 'Chatushpada, Manava');
  const groups = ['Chatushpada', 'Manava', 'Jalachara', 'Vanachara', 'Keeta'];
  const bySign = [0, 0, 1, 2, 3, 1, 1, 4, -1, -1, 1, 2];
  const groupOf = (native: Pair['boy']): number => {
    const half = native.amsha < 15;
    if (native.rashi === 9) return groups.indexOf(half ? 'Manava' : 'Chatushpada');
    if (native.rashi === 10) return groups.indexOf(half ? 'Chatushpada' : 'Jalachara');
    return at(bySign, native.rashi - 1);
  };
  const yoniRows = matrix(tables.yoni, 'matrix');
  const yoniOrder = tables.yoni.slice('order '.length, tables.yoni.indexOf(';')).split(', ');
  const ganas = ['Deva', 'Manushya', 'Rakshasa'];
  const ganaRows = ganas.map((gana) => {
    const found = new RegExp(`${gana} (\\d) (\\d) (\\d)`).exec(tables.gana);
    if (found === null) throw new Error(`no row for ${gana}`);
    return found.slice(1).map(Number);
  });
  const varnaRank = [2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1];
  return {
    vashya: ({ boy, girl }: Pair) => at(at(vashyaRows, groupOf(girl)), groupOf(boy)),
    yoni: ({ boy, girl }: Pair) =>
      at(
        at(yoniRows, yoniOrder.indexOf(at(tables.yoni_of_nakshatra, boy.nakshatra - 1))),
        yoniOrder.indexOf(at(tables.yoni_of_nakshatra, girl.nakshatra - 1)),
      ),
    gana: ({ boy, girl }: Pair) =>
      at(
        at(ganaRows, ganas.indexOf(at(tables.gana_of_nakshatra, boy.nakshatra - 1))),
        ganas.indexOf(at(tables.gana_of_nakshatra, girl.nakshatra - 1)),
      ),
    nadi: ({ boy, girl }: Pair) =>
      at(tables.nadi_of_nakshatra, boy.nakshatra - 1) === at(tables.nadi_of_nakshatra, girl.nakshatra - 1) ? 0 : 8,
    varna: ({ boy, girl }: Pair) => (at(varnaRank, boy.rashi - 1) <= at(varnaRank, girl.rashi - 1) ? 1 : 0),
  };
}
