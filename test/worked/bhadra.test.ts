/** Dharmasindhu 2, Phalguna, bhadra-mukha-puccha-lakshanam: the two examples that the text works out. */
import { describe, expect, test } from 'vitest';
import { mukhaAndPuccha } from '../../src/panchanga/bhadra.ts';
import { run } from '../support/toy-day.ts';

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
