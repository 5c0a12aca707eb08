import { describe, expect, test } from 'vitest';
import { sidereal } from '../../kernel/units.ts';
import { ashtakoot } from './ashtakoot.ts';
import { bandOf, dharmasindhuBandOf } from './band.ts';
import { BHANGAS, bhangasOf } from './bhanga.ts';
import { pairOf } from './pair.ts';

const at = (boy: number, girl: number) => pairOf(sidereal(boy), sidereal(girl));
const idsOf = (koot: Parameters<typeof bhangasOf>[0], pair: ReturnType<typeof at>) =>
  bhangasOf(koot, pair).map(({ id }) => id);

describe('nadi', () => {
  test('one sign and two stars of one nadi: the dosha is removed (MC 6.35)', () => {
    const pair = at(68, 85); // Ardra and Punarvasu, both adi, both Mithuna
    expect(ashtakoot(pair, 'modern').koots.nadi).toMatchObject({ obtained: 0, effective: 8, cancelled: true });
    expect(idsOf('nadi', pair)).toEqual(['nadi_gana_same_sign_diff_star']);
  });

  test('one star in two signs and two quarters: the dosha is removed twice over', () => {
    const pair = at(28, 32); // Krittika in Mesha and in Vrishabha
    expect(idsOf('nadi', pair)).toEqual(['nadi_gana_same_star_diff_sign', 'same_star_diff_pada']);
  });

  test('one quarter of one star: nothing removes it', () => {
    const pair = at(1, 2);
    expect(ashtakoot(pair, 'modern').koots.nadi).toMatchObject({ obtained: 0, effective: 0, bhangas: [] });
  });

  test('the stars of Jyotishchintamani are named but do not count', () => {
    const pair = at(45, 285); // Rohini and Shravana, both antya
    expect(idsOf('nadi', pair)).toEqual(['jn_nadi_stars']);
    expect(ashtakoot(pair, 'modern').koots.nadi.effective).toBe(0);
  });
});

describe('bhakoot', () => {
  test('6/8 of Mesha and Vrishchika: one lord (MC 6.32)', () => {
    const pair = at(5, 215);
    expect(ashtakoot(pair, 'modern').koots.bhakoot).toMatchObject({ obtained: 0, effective: 4, cancelled: true });
    expect(idsOf('bhakoot', pair)).toContain('bhakoot_same_lord');
  });

  test('one star in two signs has no koot dosha, and counts as a good one (Dharmasindhu 04/44)', () => {
    const krittika = at(28, 32); // Mesha and Vrishabha: Mars and Venus are no friends
    expect(ashtakoot(krittika, 'modern').koots.bhakoot).toMatchObject({ obtained: 0, effective: 7, cancelled: true });
    expect(ashtakoot(krittika, 'printed').koots.bhakoot).toMatchObject({ obtained: 7, effective: 7 });
    expect(idsOf('bhakoot', krittika)).toContain('ds_same_star_diff_quarter');
    const mrigashira = at(59, 61); // Vrishabha and Mithuna: Venus and Mercury are friends
    expect(ashtakoot(mrigashira, 'printed').koots.bhakoot.obtained).toBe(7);
    const neighbours = at(28, 45); // Krittika and Rohini: 2/12 of two stars
    expect(ashtakoot(neighbours, 'modern').koots.bhakoot).toMatchObject({ obtained: 0, effective: 0 });
    expect(ashtakoot(neighbours, 'printed').koots.bhakoot.obtained).toBe(1);
  });

  test('Dharmasindhu keeps 4 of a bad one with friendly lords, 1 of another, 0 of one quarter', () => {
    expect(ashtakoot(at(5, 215), 'printed').koots.bhakoot.obtained).toBe(4);
    expect(ashtakoot(at(5, 155), 'printed').koots.bhakoot.obtained).toBe(1); // Mars and Mercury
    expect(ashtakoot(at(1, 2), 'printed').koots.bhakoot.obtained).toBe(0);
    expect(ashtakoot(at(5, 95), 'printed').koots.bhakoot.obtained).toBe(7);
  });
});

describe('yoni', () => {
  const deerAndDog = at(216, 78); // Anuradha and Ardra: Mars and Mercury are no friends
  const sheepAndMonkey = at(98, 240 + 20); // Pushya and Purva Ashadha, Moon and Jupiter: no mutual friends
  const sheepAndMonkeyOfFriends = at(2 + 26, 254); // Krittika and Purva Ashadha, Mars and Jupiter: friends

  test('friendship of the grahas destroys the enmity of the animals (JN dura-vichara 2)', () => {
    expect(ashtakoot(sheepAndMonkeyOfFriends, 'modern').koots.yoni).toMatchObject({
      obtained: 0,
      effective: 0,
      cancelled: true,
    });
    expect(idsOf('yoni', sheepAndMonkeyOfFriends)).toEqual(['jn_shaunaka']);
  });

  test('without that friendship nothing does', () => {
    for (const pair of [deerAndDog, sheepAndMonkey])
      expect(ashtakoot(pair, 'modern').koots.yoni).toMatchObject({ cancelled: false, bhangas: [] });
  });
});

test('over all quarters of both Moons a koot is cancelled exactly where a rule that counts holds', () => {
  const QUARTER_DEG = 360 / 108;
  const otherwise: string[] = [];
  for (let boy = 1; boy < 360; boy += QUARTER_DEG)
    for (let girl = 1; girl < 360; girl += QUARTER_DEG)
      for (const [id, { cancelled, bhangas }] of Object.entries(ashtakoot(at(boy, girl), 'modern').koots))
        if (cancelled !== bhangas.some(({ counts }) => counts)) otherwise.push(`${id} ${boy} ${girl}`);
  expect(otherwise).toEqual([]);
});

test('no rule is named where there is no fault', () => {
  const pair = at(2, 62); // 3/11, deva and manushya or better, two nadis
  expect(bhangasOf('bhakoot', pair)).toEqual([]);
});

test('every rule has an id of its own and a source that was read', () => {
  expect(new Set(BHANGAS.map(({ id }) => id)).size).toBe(BHANGAS.length);
  for (const { source } of BHANGAS) expect(source.confidence).toBe('read-in-text');
});

test('bands: Jyotirnibandha by the bhakoot, Dharmasindhu by twenty', () => {
  const good = (total: number) => bandOf(total, false).label;
  const bad = (total: number) => bandOf(total, true).label;
  expect([16, 16.5, 20, 30, 30.5].map(good)).toEqual(['nindya', 'madhyama', 'madhyama', 'shreshtha', 'uttamottama']);
  expect([20, 20.5, 25, 26, 31].map(bad)).toEqual(['nindya', 'madhyama', 'madhyama', 'shreshtha', 'shreshthatara']);
  expect([19.5, 20, 20.5].map((total) => dharmasindhuBandOf(total).label)).toEqual([
    'ashubha',
    'madhyama',
    'ati_shubha',
  ]);
});

describe('the Dharmasindhu grades a sum with its own bhakoot (04/44-45)', () => {
  const graded = (boy: number, girl: number, points: 'modern' | 'printed' = 'modern') => {
    const { total, bandByDharmasindhu } = ashtakoot(at(boy, girl), points);
    return [total, bandByDharmasindhu.total, bandByDharmasindhu.label];
  };

  test('a bad bhakoot of friendly lords counts four: 18.5 are 22.5, ati-shubha', () => {
    // Krittika in Mesha, Anuradha in Vrishchika: 0 + 1 + 1.5 + 2 + 5 + 1 + bhakoot + 8
    expect(graded(28, 220)).toEqual([18.5, 22.5, 'ati_shubha']);
  });

  test('another bad bhakoot counts one', () => {
    // Ashvini and Hasta, Mars and Mercury: varna 1, vashya 1, tara 1.5 (4 and 7), yoni 0, maitri 0.5, gana 6, nadi 0
    expect(graded(5, 165)).toEqual([10, 11, 'ashubha']);
  });

  test('one quarter of one star counts nothing', () => {
    // everything but nadi and bhakoot: 1 + 2 + 3 + 4 + 5 + 6
    expect(graded(1, 2)).toEqual([28, 21, 'ati_shubha']);
  });

  test('one star in two signs counts seven, as no koot dosha is left', () => {
    const [total, counted] = graded(28, 32);
    expect(counted).toBe(Number(total) + 7);
  });

  test('a good bhakoot counts seven, and points=printed is graded alike', () => {
    const [total, counted] = graded(5, 95);
    expect(counted).toBe(total);
    for (const [boy, girl] of [
      [28, 220],
      [5, 165],
      [1, 2],
      [5, 95],
    ] as const)
      expect(graded(boy, girl, 'printed').slice(1)).toEqual(graded(boy, girl).slice(1));
  });
});
