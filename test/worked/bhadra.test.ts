/** Dharmasindhu 2, Phalguna, bhadra-mukha-puccha-lakshanam: the two examples that the text works out. */

import { mukhaAndPuccha } from 'ganaka/internal/jyotisha/panchanga/hours/bhadra.ts';
import { describe, expect, test } from 'vitest';
import { run } from '../../packages/ganaka/test/kit/toy-day.ts';

const PURNIMA = 15;

describe('bhadra of purnima as the Dharmasindhu works it out', () => {
  const examples: [ghatikas: number, tail: number, mouth: number][] = [
    [60, 19.5, 22.5],
    [64, 21, 24],
  ];
  for (const [length, tail, mouth] of examples)
    test(`a purnima of ${length} ghatikas: tail after ${tail}, mouth after ${mouth}`, () => {
      const { mukha, puccha } = mukhaAndPuccha(PURNIMA, run([PURNIMA, 0, length / 2]));
      expect(puccha.from * 60).toBeCloseTo(tail, 9);
      expect((puccha.to - puccha.from) * 60).toBeCloseTo(3, 9);
      expect(mukha.from * 60).toBeCloseTo(mouth, 9);
      expect((mukha.to - mukha.from) * 60).toBeCloseTo(5, 9);
    });
});

describe('the tail of each bhadra of thirty ghatikas as the Nirnayasindhu has it (1, bhadra-nirnaya)', () => {
  // whole ghatikas after its beginning; the last two have it at the end
  const printed: [tithi: number, name: string, after: number][] = [
    [25, 'krishna 10', 5],
    [8, 'shukla 8', 5],
    [11, 'shukla 11', 12],
    [22, 'krishna 7', 12],
    [18, 'krishna 3', 20],
    [15, 'purnima', 20],
    [29, 'krishna 14', 27],
    [4, 'shukla 4', 27],
  ];
  for (const [tithi, name, after] of printed)
    test(`${name}: three ghatikas after ${after}`, () => {
      const { puccha } = mukhaAndPuccha(tithi, run([tithi, 0, 30]));
      expect(Math.abs(puccha.from * 60 - after)).toBeLessThanOrEqual(0.5 + 1e-9);
      expect((puccha.to - puccha.from) * 60).toBeCloseTo(3, 9);
    });
});
