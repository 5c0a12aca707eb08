import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SAPTA } from '../chart/chart.ts';
import {
  ashtakavarga,
  ekadhipatyaShodhana,
  occupancy,
  pindaOf,
  RECEIVERS,
  type Seats,
  trikonaShodhana,
} from './ashtakavarga.ts';

const anySeats = fc.record<Seats>({
  surya: fc.integer({ min: 1, max: 12 }),
  chandra: fc.integer({ min: 1, max: 12 }),
  mangala: fc.integer({ min: 1, max: 12 }),
  budha: fc.integer({ min: 1, max: 12 }),
  guru: fc.integer({ min: 1, max: 12 }),
  shukra: fc.integer({ min: 1, max: 12 }),
  shani: fc.integer({ min: 1, max: 12 }),
  lagna: fc.integer({ min: 1, max: 12 }),
});

const sum = (row: readonly number[]) => row.reduce((a, b) => a + b, 0);

test('the seven rows hold 48 49 39 54 56 52 39 points in any chart and by either table, the lagna 49', () => {
  fc.assert(
    fc.property(anySeats, fc.constantFrom('varahamihira' as const, 'parashara' as const), (seats, table) => {
      const { bav, sav } = ashtakavarga(seats, table);
      expect(RECEIVERS.map((receiver) => sum(bav[receiver]))).toEqual([48, 49, 39, 54, 56, 52, 39, 49]);
      expect(sum(sav)).toBe(337);
    }),
  );
});

test('the tables differ in the rows of the Moon and of Shukra alone', () => {
  fc.assert(
    fc.property(anySeats, (seats) => {
      const one = ashtakavarga(seats, 'varahamihira').bav;
      const other = ashtakavarga(seats, 'parashara').bav;
      for (const graha of SAPTA.filter((each) => each !== 'chandra' && each !== 'shukra'))
        expect(one[graha]).toEqual(other[graha]);
    }),
  );
});

describe('the reductions', () => {
  // P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, example 40
  const seats: Seats = {
    lagna: 1,
    surya: 3,
    chandra: 12,
    mangala: 3,
    budha: 3,
    guru: 5,
    shukra: 1,
    shani: 5,
  };
  const after = trikonaShodhana([7, 4, 7, 4, 4, 3, 4, 4, 4, 3, 6, 4]);

  test('trikona shodhana of the book’s row', () => {
    expect(after).toEqual([3, 1, 3, 0, 0, 0, 0, 0, 0, 0, 2, 0]);
  });
  test('the pindas of the book’s row are 77, 75 and 152', () => {
    expect(pindaOf(ekadhipatyaShodhana(after, occupancy(seats, 'grahas')), seats)).toEqual({
      rashi: 77,
      graha: 75,
      total: 152,
    });
  });
  test('Karka and Simha, each alone with its lord, are never reduced by the second rule', () => {
    const row = [1, 1, 1, 5, 6, 2, 2, 2, 3, 3, 4, 4];
    const reduced = ekadhipatyaShodhana(row, new Array(12).fill(false));
    expect([reduced[3], reduced[4]]).toEqual([5, 6]);
  });
  test('a row with a zero in every trine keeps all its points in the first', () => {
    const row = [0, 0, 0, 0, 3, 4, 5, 6, 1, 1, 1, 1];
    expect(trikonaShodhana(row)).toEqual(row);
  });
});
