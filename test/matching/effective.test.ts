/**
 * The effective points of nadi, gana and bhakoot over 280 pairs of drawn births. What the verses grant is written here
 * once more from the texts, with the names of the signs, so that the tables of the service are not used to judge it:
 * Muhurta Chintamani 6.33 (friendship of the lords, no gana dosha) and 6.35 (one sign with two stars, one star in two
 * signs: no nadi and no gana dosha), Dharmasindhu 3 (rashikuta: a bad koot of friendly lords has four; one star in two
 * signs has no koot dosha).
 */
import { type Ashtakoot, ashtakoot } from 'ganaka/internal/jyotisha/matching/ashtakoot.ts';
import { pairOf } from 'ganaka/internal/jyotisha/matching/pair.ts';
import { sidereal } from 'ganaka/internal/kernel/units.ts';
import { describe, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

/** Lehmer's generator, so that the pairs are the same in every run. */
function drawn(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
const PAIRS = 280;
const STAR_DEG = 360 / 27;
const PADA_DEG = STAR_DEG / 4;

/** The lords of the signs from Mesha on, and their friends by Muhurta Chintamani 6.27-28. */
const LORDS = 'mars venus mercury moon sun mercury venus mars jupiter saturn saturn jupiter'.split(' ');
const FRIENDS: Readonly<Record<string, string>> = {
  sun: 'mars jupiter moon',
  moon: 'mercury sun',
  mars: 'moon jupiter sun',
  mercury: 'venus sun',
  jupiter: 'sun mars moon',
  venus: 'mercury saturn',
  saturn: 'venus mercury',
};
const likes = (one: string, other: string): boolean => (FRIENDS[one] ?? '').split(' ').includes(other);
const areFriends = (one: string, other: string): boolean => one === other || (likes(one, other) && likes(other, one));
const lordOf = (sign: number): string => LORDS[sign % 12] ?? '';

/** What the verses grant for two Moons in degrees: all points, a number, or null where they grant nothing. */
function grantedFor(boy: number, girl: number) {
  const [signB = 0, signG = 0] = [boy, girl].map((deg) => Math.floor(deg / 30));
  const [starB, starG] = [boy, girl].map((deg) => Math.floor(deg / STAR_DEG));
  const [ninthB = 0, ninthG = 0] = [boy, girl].map((deg) => Math.floor(deg / PADA_DEG));
  const noDosha = (signB === signG) !== (starB === starG);
  const lordsAreFriends = areFriends(lordOf(signB), lordOf(signG));
  return {
    nadi: noDosha ? 8 : null,
    gana: noDosha || lordsAreFriends || areFriends(lordOf(ninthB), lordOf(ninthG)) ? 6 : null,
    bhakoot: starB === starG && signB !== signG ? 7 : lordsAreFriends ? 4 : null,
  };
}
/** Points below which a koot has a dosha: one nadi, rakshasa with another gana, a bad distance of the signs. */
const FAULTY = { nadi: 0, gana: 1, bhakoot: 0 } as const;
const RAISED = ['nadi', 'gana', 'bhakoot'] as const;

describe('280 pairs', () => {
  const next = drawn(20_261_119);
  const pairs: (readonly [boy: number, girl: number])[] = Array.from({ length: PAIRS }, (_, i) => {
    const boy = next() * 360;
    // a quarter of the pairs are near each other, so that the two clauses of 6.35 are met
    return [boy, i % 4 === 0 ? (boy + (next() - 0.5) * 40 + 360) % 360 : next() * 360] as const;
  });
  const judged = pairs.map(([boy, girl]) => ({
    boy,
    girl,
    modern: ashtakoot(pairOf(sidereal(boy), sidereal(girl)), 'modern'),
    printed: ashtakoot(pairOf(sidereal(boy), sidereal(girl)), 'printed'),
  }));
  const sum = ({ koots }: Ashtakoot): number =>
    Object.values(koots).reduce((total, { effective }) => total + effective, 0);

  test('have the points that the verses grant, and no others', () => {
    const other: string[] = [];
    const raised = { nadi: 0, gana: 0, bhakoot: 0 };
    for (const { boy, girl, modern } of judged) {
      const granted = grantedFor(boy, girl);
      for (const id of RAISED) {
        const { obtained, effective } = modern.koots[id];
        const wanted = obtained <= FAULTY[id] ? Math.max(obtained, granted[id] ?? 0) : obtained;
        if (effective !== wanted) other.push(`${id} ${boy} ${girl}: ${effective}, the verses ${wanted}`);
        if (effective !== obtained) raised[id]++;
      }
    }
    expect(other).toEqual([]);
    for (const id of RAISED) expect(raised[id], id).toBeGreaterThan(2);
  });

  test('the total counts the effective points, and only these three koots are raised', () => {
    for (const { modern } of judged) {
      expect(modern.totalEffective).toBeCloseTo(sum(modern), 9);
      for (const [id, { obtained, effective }] of Object.entries(modern.koots))
        if (!RAISED.some((each) => each === id)) expect(effective).toBe(obtained);
    }
  });

  test('a nadi whose dosha is removed has eight, and every other the points of the table', () => {
    for (const { modern } of judged) {
      const { obtained, effective, cancelled } = modern.koots.nadi;
      expect(effective).toBe(cancelled ? 8 : obtained);
      expect(modern.koots.gana.effective).toBe(modern.koots.gana.cancelled ? 6 : modern.koots.gana.obtained);
    }
  });

  test('by the printed points nothing is raised («नाड्यैक्यं सर्वथा वर्ज्यम्»)', () => {
    for (const { printed } of judged) {
      expect(printed.totalEffective).toBe(printed.total);
      for (const { obtained, effective } of Object.values(printed.koots)) expect(effective).toBe(obtained);
    }
  });

  test('a rule that grants nothing says null and is not taken for one that removes the dosha', () => {
    const oneStar = ashtakoot(pairOf(sidereal(1), sidereal(5)), 'modern'); // Ashvini, quarters 1 and 2
    expect(oneStar.koots.nadi).toMatchObject({ obtained: 0, effective: 0, cancelled: false });
    expect(oneStar.koots.nadi.bhangas.map(({ id, counts }) => [id, counts])).toEqual([['same_star_diff_pada', false]]);
    const free = ashtakoot(pairOf(sidereal(45), sidereal(285)), 'modern'); // Rohini and Shravana
    expect(free.koots.nadi).toMatchObject({ obtained: 0, effective: 0, cancelled: false });
  });
});

test('the reply has the three effective points, what each rule grants, and the verse of graha maitri', async () => {
  const app = testApp({ engines: engines(THIRD) });
  const address =
    '/v1/vedic/match/ashtakoot?boy_date=1990-05-15&boy_time=06:30&boy_lat=25.3176&boy_lon=82.9739' +
    '&girl_date=1992-08-11&girl_time=14:10&girl_lat=18.5204&girl_lon=73.8567&lang=en';
  const { ashtakoot: reply } = (await app.get(address, { 'x-api-key': 'tg-enterprise' })).json();
  expect([reply.nadi_raw, reply.nadi_effective]).toEqual([0, 8]);
  expect(reply.koots.nadi).toMatchObject({ obtained: 0, effective: 8, cancelled: true });
  const clause = reply.koots.nadi.bhanga.find(({ id }: { id: string }) => id === 'nadi_gana_same_star_diff_sign');
  expect([clause.grants, clause.citation.locus]).toEqual([8, '6.35']);
  const quarter = reply.koots.nadi.bhanga.find(({ id }: { id: string }) => id === 'same_star_diff_pada');
  expect([quarter.counts, quarter.grants]).toEqual([false, null]);
  expect(quarter.citation.gist).toContain('raises no points');
  expect([reply.gana_effective, reply.bhakoot_effective]).toEqual([
    reply.koots.gana.effective,
    reply.koots.bhakoot.effective,
  ]);
  const effective = Object.values<{ effective: number }>(reply.koots).map((each) => each.effective);
  expect(reply.total_effective).toBeCloseTo(
    effective.reduce((a, b) => a + b, 0),
    9,
  );
  expect(reply.koots.graha_maitri.citation.verse_sa).toMatch(/^मित्राणि द्युमणेः कुजेज्यशशिनः.*द्विषोऽन्यः समः$/);
  const { ashtakoot: printed } = (await app.get(`${address}&points=printed`, { 'x-api-key': 'tg-enterprise' })).json();
  expect(printed.total_effective).toBe(printed.total);
  expect(printed.koots.nadi.bhanga.every(({ grants }: { grants: number | null }) => grants === null)).toBe(true);
});
