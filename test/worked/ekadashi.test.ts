/**
 * Dharmasindhu 1, uddesha 17 (vrata-dina-nirnaya, smarta-nirnaya): the kinds of ekadashi with the ghatikas that the text
 * prints; the last kind has no figures there and is given some here.
 * `10: 58` is a tenth that ends 58 ghatikas after sunrise; days are counted so that day 1 is the earlier of the two.
 */

import { nirnayaOf } from 'ganaka/internal/jyotisha/panchanga/nirnaya/nirnaya.ts';
import { describe, expect, test } from 'vitest';
import { dayNumber, tithisFrom, toyNirnaya } from '../../packages/ganaka/test/kit/toy-nirnaya.ts';

const at = (day: number, ghatis: number): number => day * 60 + ghatis;
const PALA = 1 / 60;

const cases: [name: string, tenth: number, eleventh: number, twelfth: number, smarta: number, vaishnava: number][] = [
  ['pure, the eleventh alone exceeds: 10: 58, 11: 60;1, 12 lost: 58', at(0, 58), at(1, 60 + PALA), at(2, 58), 1, 2],
  ['joined, the eleventh alone exceeds: 10: 4, 11: 2, 12 lost: 58', at(1, 4), at(2, 2), at(2, 58), 1, 2],
  ['pure, both exceed: 10: 58, 11: 60;1, 12: 4', at(0, 58), at(1, 60 + PALA), at(3, 4), 2, 2],
  ['joined, both exceed: 10: 2, 11: 3, 12: 4', at(1, 2), at(2, 3), at(3, 4), 2, 2],
  ['pure, the twelfth alone exceeds: 10: 58, 11: 59, 12: 60;1', at(0, 58), at(1, 59), at(2, 60 + PALA), 1, 2],
  ['joined, the twelfth alone exceeds: 10: 1, 11 lost: 58, 12: 60;1', at(1, 1), at(1, 58), at(2, 60 + PALA), 2, 2],
  ['pure, neither exceeds: 10: 57, 11: 58, 12: 59', at(0, 57), at(1, 58), at(2, 59), 1, 2],
  [
    'clear of arunodaya, the eleventh alone exceeds: 10: 55, 11: 60;1, 12 lost: 58',
    at(0, 55),
    at(1, 60 + PALA),
    at(2, 58),
    1,
    2,
  ],
  [
    'clear of arunodaya, the twelfth alone exceeds: 10: 55, 11: 58, 12: 60;1',
    at(0, 55),
    at(1, 58),
    at(2, 60 + PALA),
    1,
    2,
  ],
  ['clear of arunodaya, both exceed: 10: 55, 11: 60;1, 12: 5', at(0, 55), at(1, 60 + PALA), at(3, 5), 2, 2],
  ['clear of arunodaya, neither exceeds: 10: 55, 11: 57, 12: 58', at(0, 55), at(1, 57), at(2, 58), 1, 1],
  ['joined, neither exceeds: 10: 1, 11 lost: 57, 12: 56', at(1, 1), at(1, 57), at(2, 56), 1, 2],
];

describe('ekadashi as the Dharmasindhu decides it', () => {
  for (const [name, tenth, eleventh, twelfth, smarta, vaishnava] of cases)
    test(name, () => {
      const tithis = tithisFrom(10, tenth - 60, [tenth, eleventh, twelfth]);
      const { ekadashi } = nirnayaOf(toyNirnaya(1, tithis));
      expect(ekadashi && dayNumber(ekadashi.smarta)).toBe(smarta);
      expect(ekadashi && dayNumber(ekadashi.vaishnava)).toBe(vaishnava);
    });
  test('an eleventh clear of the four ghatikas before sunrise is kept on its own day by all', () => {
    const { ekadashi } = nirnayaOf(toyNirnaya(1, tithisFrom(10, 0, [at(0, 50), at(1, 50), at(2, 50)])));
    expect(ekadashi && dayNumber(ekadashi.vaishnava)).toBe(1);
  });
});
