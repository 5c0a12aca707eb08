import { expect, test } from 'vitest';
import { jdUt, plusDays } from '../../../kernel/units.ts';
import { periodsFrom } from './dasha.ts';
import { chainAt, chainsWithin, changesIn, yearsOn } from './timeline.ts';
import { VIMSHOTTARI_COUNT, vimshottariFrom } from './vimshottari.ts';

const BIRTH = jdUt(2_448_000);
const PERIODS = periodsFrom(vimshottariFrom(100), VIMSHOTTARI_COUNT, 3, (years) => plusDays(BIRTH, years * 365.256363));
const ON = plusDays(BIRTH, 12_000);

test('three periods run at any instant of the 120 years, one within the other', () => {
  for (let day = 0; day < 36_000; day += 997) {
    const t = plusDays(BIRTH, day);
    const chain = chainAt(PERIODS, t);
    expect(chain).toHaveLength(3);
    for (const { start, end } of chain) expect(start <= t && t < end).toBe(true);
  }
});

test('an instant on a border belongs to the period that begins', () => {
  const [, second] = PERIODS;
  if (second === undefined) throw new Error('one period only');
  expect(chainAt(PERIODS, second.start)[0]).toBe(second);
});

test('nothing runs before the first period or after the last', () => {
  expect(chainAt(PERIODS, plusDays(BIRTH, -20 * 365))).toEqual([]);
  expect(chainAt(PERIODS, plusDays(BIRTH, 125 * 365.25))).toEqual([]);
});

test('the pratyantaras of five years follow one another and begin with the running one', () => {
  const chains = chainsWithin(PERIODS, ON, yearsOn(ON, 5), 3);
  expect(chains[0]).toEqual(chainAt(PERIODS, ON));
  chains.slice(1).forEach((chain, i) => {
    expect(chain.at(-1)?.start).toBe(chains[i]?.at(-1)?.end);
  });
});

test('a change is named by the highest level that changes', () => {
  const chains = chainsWithin(PERIODS, ON, yearsOn(ON, 5), 3);
  const changes = changesIn(chains);
  expect(changes).toHaveLength(chains.length - 1);
  for (const { level, from, to } of changes) {
    if (level === 'pratyantara') expect(from[1]).toBe(to[1]);
    if (level !== 'maha') expect(from[0]).toBe(to[0]);
    else expect(from[0]).not.toBe(to[0]);
  }
});
