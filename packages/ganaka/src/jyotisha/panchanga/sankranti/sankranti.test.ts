import { expect, test } from 'vitest';
import { toyEngine } from '../../../../test/kit/toy-engine.ts';
import { placeWithOffset } from '../../../kernel/place.ts';
import { jdUt, plusDays } from '../../../kernel/units.ts';
import { RASHI } from '../../../lexicon/chart/rashi.ts';
import { MASA } from '../../../lexicon/year/masa.ts';
import { RITU } from '../../../lexicon/year/ritu.ts';
import { ayanaOf, lunarRituOf, sankrantiAfter, sankrantiNear, solarRituOf } from './sankranti.ts';

const sky = toyEngine('drik', 'drik').skyOver(placeWithOffset('Ujjain', 23.18, 75.78, 5.5), {});

test('the next sankranti follows, and the one before it lies behind', () => {
  for (let i = 0; i < 370; i += 5.3) {
    const t = plusDays(jdUt(2_460_000.4), i);
    const next = sankrantiAfter(sky, t);
    const last = sankrantiNear(sky, ((next.rashi + 10) % 12) + 1, t);
    expect(last.at <= t && t < next.at).toBe(true);
    expect(next.rashi).toBe((last.rashi % 12) + 1);
  }
});

test('ritu follows the table for rashis from Mina or from Mesha, and for months from Chaitra', () => {
  for (const { number, saura_from_mina, saura_from_mesha, masa } of RITU) {
    const rashis: readonly string[] = saura_from_mina;
    const tamil: readonly string[] = saura_from_mesha;
    const months: readonly string[] = masa;
    for (const { number: rashi, id } of RASHI) if (rashis.includes(id)) expect(solarRituOf(rashi, 'mina')).toBe(number);
    for (const { number: rashi, id } of RASHI) if (tamil.includes(id)) expect(solarRituOf(rashi, 'mesha')).toBe(number);
    for (const { number: month, id } of MASA) if (months.includes(id)) expect(lunarRituOf(month)).toBe(number);
  }
});

test('uttarayana runs from Makara, dakshinayana from Karka (Dharmasindhu 1, uddesha 1)', () => {
  expect([9, 10, 12, 1, 3, 4].map(ayanaOf)).toEqual([2, 1, 1, 1, 1, 2]);
});
