import { expect, test } from 'vitest';
import { suryaSiddhanta } from '../../test/kit/engines.ts';
import { toyEngine } from '../../test/kit/toy-engine.ts';
import { placeWithOffset } from '../kernel/place.ts';
import { civilDay, jdUt, plusDays } from '../kernel/units.ts';
import { MASA } from '../lexicon/masa.ts';
import { RASHI } from '../lexicon/rashi.ts';
import { RITU } from '../lexicon/ritu.ts';
import { ayanaOf, lunarRituOf, sankrantiAfter, sankrantiBefore, solarMonth, solarRituOf } from './sankranti.ts';

const sky = toyEngine('drik', 'drik').skyOver(placeWithOffset('Ujjain', 23.18, 75.78, 5.5), {});

test('the last and the next sankranti lie on both sides, one rashi apart', () => {
  for (let i = 0; i < 370; i += 5.3) {
    const t = plusDays(jdUt(2_460_000.4), i);
    const last = sankrantiBefore(sky, t);
    const next = sankrantiAfter(sky, t);
    expect(last.at <= t && t < next.at).toBe(true);
    expect(next.rashi).toBe((last.rashi % 12) + 1);
  }
});

const CLOCKS = [
  ['Ujjain', sky],
  [
    'a clock half a day off',
    suryaSiddhanta().skyOver(placeWithOffset('Manaus', -4, -67, 5.5), { bija: 'full', jya: 'exact' }),
  ],
] as const;

test.each(CLOCKS)(
  'the days of a solar month are counted without gap, and the first is the day whose sunset follows the entry: %s',
  (_, over) => {
    let before = solarMonth(over, civilDay(2_460_000));
    for (let day = 2_460_001; day < 2_460_400; day++) {
      const now = solarMonth(over, civilDay(day));
      if (now.number === before.number) expect(now.day).toBe(before.day + 1);
      else expect([now.number, now.day]).toEqual([(before.number % 12) + 1, 1]);
      before = now;
    }
  },
);

test('ritu follows the table for rashis from Mina and for months from Chaitra', () => {
  for (const { number, saura_from_mina, masa } of RITU) {
    const rashis: readonly string[] = saura_from_mina;
    const months: readonly string[] = masa;
    for (const { number: rashi, id } of RASHI) if (rashis.includes(id)) expect(solarRituOf(rashi)).toBe(number);
    for (const { number: month, id } of MASA) if (months.includes(id)) expect(lunarRituOf(month)).toBe(number);
  }
});

test('uttarayana runs from Makara, dakshinayana from Karka (Dharmasindhu 1, uddesha 1)', () => {
  expect([9, 10, 12, 1, 3, 4].map(ayanaOf)).toEqual([2, 1, 1, 1, 1, 2]);
});
