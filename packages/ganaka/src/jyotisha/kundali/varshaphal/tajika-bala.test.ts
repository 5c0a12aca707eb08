import { expect, test } from 'vitest';
import { sidereal } from '../../../kernel/units.ts';
import { SAPTA } from '../chart/chart.ts';
import { MUDDA, MUDDA_YEAR_DAYS } from '../tables/tajika.ts';
import { haddaLord, harshaOf, panchaVargiyaOf, uchchaOf } from './tajika-bala.ts';

test('Jupiter at 8°30′ of Kanya has an uchcha bala of 12.94 (Narasimha Rao 28.4)', () => {
  expect(uchchaOf('guru', 158.5)).toBeCloseTo(12.94, 2);
});

test('uchcha bala is 20 at the deepest exaltation and 0 facing it', () => {
  expect(uchchaOf('shani', 200)).toBeCloseTo(20, 9);
  expect(uchchaOf('shani', 20)).toBeCloseTo(0, 9);
});

test('the Moon in the third by night, neither own nor exalted, has a harsha bala of 15', () => {
  expect(harshaOf('chandra', 12, 3, false)).toBe(15);
});
test('the Sun can never have 20: his glad house, the ninth, is not a male one', () => {
  expect(Math.max(...Array.from({ length: 12 }, (_, n) => harshaOf('surya', 1, n + 1, true)))).toBe(15);
});

test('every degree has a term, and the pancha-vargiya lies between 0 and 20', () => {
  for (let deg = 0; deg < 360; deg += 0.5) {
    const longitude = sidereal(deg);
    const rashi = Math.floor(deg / 30) + 1;
    const amsha = deg % 30;
    expect(SAPTA).toContain(haddaLord(rashi, amsha));
    for (const graha of SAPTA) {
      const bala = panchaVargiyaOf(graha, { rashi, amsha, longitude });
      expect(bala).toBeGreaterThan(0);
      expect(bala).toBeLessThanOrEqual(20);
    }
  }
});

test('the nine mudda periods fill the year of 360', () => {
  expect(MUDDA.reduce((sum, [, days]) => sum + days, 0)).toBe(MUDDA_YEAR_DAYS);
});
