import { describe, expect, test } from 'vitest';
import { jdUt } from '../../../kernel/units.ts';
import { balanceOf, type DashaPeriod, periodsFrom, type Ruler } from './dasha.ts';
import { VIMSHOTTARI, VIMSHOTTARI_COUNT, vimshottariFrom } from './vimshottari.ts';
import { YOGINI_COUNT, yoginiFrom } from './yogini.ts';

const YEAR = 365.256363;
const BIRTH = 2_446_892.291667;
const at = (years: number) => jdUt(BIRTH + years * YEAR);

const MOONS = [0, 0.001, 13.3333, 13.3334, 127.60525, 200, 359.9999];

function expectContiguous<R extends Ruler>(periods: readonly DashaPeriod<R>[]): void {
  periods.forEach((period, i) => {
    const next = periods[i + 1];
    if (next !== undefined) expect(next.start).toBe(period.end);
    if (period.parts.length === 0) return;
    expect(period.parts[0]?.start).toBe(period.start);
    expect(period.parts.at(-1)?.end).toBe(period.end);
    expect(period.parts[0]?.ruler).toBe(period.ruler);
    expectContiguous(period.parts);
  });
}

describe('vimshottari', () => {
  test('the lords’ years make 120', () => expect(VIMSHOTTARI.reduce((sum, { years }) => sum + years, 0)).toBe(120));

  for (const moon of MOONS)
    test(`Moon at ${moon}: nine mahadashas sum to 120 years and every part meets the next`, () => {
      const periods = periodsFrom(vimshottariFrom(moon), VIMSHOTTARI_COUNT, 3, at);
      expect(periods).toHaveLength(9);
      expect(((periods.at(-1)?.end ?? 0) - (periods[0]?.start ?? 0)) / YEAR).toBeCloseTo(120, 6);
      expectContiguous(periods);
      expect(periods[0]?.start).toBeLessThanOrEqual(BIRTH);
      expect(periods[0]?.end).toBeGreaterThan(BIRTH);
    });

  test('a Moon in Krittika begins with the Sun, as the verse begins', () =>
    expect(VIMSHOTTARI[vimshottariFrom(30).first]?.lord).toBe('surya'));
});

describe('yogini', () => {
  for (const moon of MOONS)
    test(`Moon at ${moon}: three cycles sum to 108 years`, () => {
      const periods = periodsFrom(yoginiFrom(moon), YOGINI_COUNT, 2, at);
      expect(periods).toHaveLength(24);
      expect(((periods.at(-1)?.end ?? 0) - (periods[0]?.start ?? 0)) / YEAR).toBeCloseTo(108, 6);
      expectContiguous(periods);
    });

  test('Ashvini, one and three: Bhramari; Ashlesha, nine and three by eights: again Bhramari', () => {
    const nameAt = (moon: number) => {
      const { ring, first } = yoginiFrom(moon);
      return ring[first]?.id;
    };
    expect(nameAt(5)).toBe('bhramari');
    expect(nameAt(110)).toBe('bhramari');
    expect(nameAt(60)).toBe('sankata'); // Mrigashira: 5 + 3 = 8
  });
});

test('a balance is given in months of 30 days', () => {
  expect(balanceOf(4 + 8 / 12 + 27 / 360)).toEqual({ years: 4, months: 8, days: 27 });
  expect(balanceOf(0)).toEqual({ years: 0, months: 0, days: 0 });
  expect(balanceOf(6.99999)).toEqual({ years: 7, months: 0, days: 0 });
});
