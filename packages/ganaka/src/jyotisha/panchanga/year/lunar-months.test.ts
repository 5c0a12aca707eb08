import { describe, expect, test } from 'vitest';
import { toyEngine } from '../../../../test/kit/toy-engine.ts';
import { placeWithOffset } from '../../../kernel/place.ts';
import { jdUt, plusDays } from '../../../kernel/units.ts';
import { elongationAt } from '../angas/wheels.ts';
import { fullMoonOf, lunationAfter, lunationAround, lunationBefore, purnimantaOf } from './lunar-months.ts';

const sky = toyEngine('drik', 'drik').skyOver(placeWithOffset('Ujjain', 23.18, 75.78, 5.5), {});
const START = jdUt(2_460_000.25);

test('a month runs from new moon to new moon and holds its moment', () => {
  for (let i = 0; i < 400; i += 3.7) {
    const t = plusDays(START, i);
    const month = lunationAround(sky, t);
    expect(month.from <= t && t < month.to).toBe(true);
    expect(Math.abs(Math.sin((elongationAt(sky, month.from) * Math.PI) / 360))).toBeLessThan(1e-6);
    expect(fullMoonOf(sky, month)).toBeGreaterThan(month.from);
  }
});

test('months follow one another, and one back is one back', () => {
  const month = lunationAround(sky, START);
  expect(lunationBefore(sky, lunationAfter(sky, month)).from).toBeCloseTo(month.from, 6);
});

describe('the purnimanta month', () => {
  const plain = { masa: 4, adhika: false, kshaya: false };
  test('has the amanta name in the bright half, the next in the dark', () => {
    expect(purnimantaOf(plain, 3)).toMatchObject({ masa: 4 });
    expect(purnimantaOf(plain, 20)).toMatchObject({ masa: 5 });
    expect(purnimantaOf({ ...plain, masa: 12 }, 20)).toMatchObject({ masa: 1 });
  });
  test('keeps the name in both halves of an adhika month', () => {
    const adhika = { ...plain, adhika: true };
    expect([3, 20].map((tithi) => purnimantaOf(adhika, tithi))).toEqual([adhika, adhika]);
  });
  test('gives two names to both halves of a kshaya month, for its tithis are of two months (Dharmasindhu 1, uddesha 3)', () => {
    expect(purnimantaOf({ ...plain, kshaya: true }, 3)).toMatchObject({ masa: 4, kshaya: true });
    expect(purnimantaOf({ ...plain, kshaya: true }, 20)).toMatchObject({ masa: 5, kshaya: true });
  });
});
