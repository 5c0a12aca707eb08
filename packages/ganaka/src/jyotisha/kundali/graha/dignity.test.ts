import { describe, expect, test } from 'vitest';
import { SAPTA } from '../chart/chart.ts';
import { MOOLATRIKONA, UCHCHA } from '../tables/dignity.ts';
import { seatOf } from './dignity.ts';

describe('dignity by place (BPHS 3.49-54)', () => {
  test('the Moon is exalted in the first three degrees of Vrishabha and in moolatrikona after', () => {
    expect([seatOf('chandra', 2, 2.99), seatOf('chandra', 2, 3), seatOf('chandra', 8, 10)]).toEqual([
      'exalted',
      'moolatrikona',
      'debilitated',
    ]);
  });
  test('Mercury in Kanya: exalted to 15, moolatrikona to 20, own after', () => {
    expect([14.9, 15, 19.9, 20].map((deg) => seatOf('budha', 6, deg))).toEqual([
      'exalted',
      'moolatrikona',
      'moolatrikona',
      'own',
    ]);
  });
  test('the Sun in Simha: moolatrikona to 20, own after', () => {
    expect([seatOf('surya', 5, 19.99), seatOf('surya', 5, 20)]).toEqual(['moolatrikona', 'own']);
  });
  test('every graha is debilitated facing its exaltation', () => {
    for (const graha of SAPTA)
      expect(seatOf(graha, ((UCHCHA[graha].rashi + 5) % 12) + 1, 5), graha).toBe('debilitated');
  });
  test('a moolatrikona never overlaps the exaltation', () => {
    for (const graha of SAPTA)
      if (UCHCHA[graha].rashi === MOOLATRIKONA[graha].rashi)
        expect(UCHCHA[graha].to).toBeLessThanOrEqual(MOOLATRIKONA[graha].from);
  });
  test('elsewhere the lord decides', () => expect(seatOf('surya', 2, 5)).toBeNull());
});
