/** Sixty days of the printed Nepali calendar; the whole of what is at hand is compared by `npm run authorities`. */

import { norm360 } from 'ganaka/internal/kernel/angle.ts';
import { expect, test } from 'vitest';
import { agreeing, sample } from './nepal-checks.ts';
import { dayFrom, happens, kathmandu, tithiAt } from './surya-cases.ts';

test('the printed tithi of Nepal agrees on at least 98 in 100 days, a boundary within 15 min of sunrise set aside', () => {
  expect(agreeing(sample, 'full', 15)).toBeGreaterThanOrEqual(0.98);
});

test('the printed tithi agrees on more than 98 in 100 days with nothing set aside', () => {
  expect(agreeing(sample, 'full', 0)).toBeGreaterThan(0.98);
});

test('the elongation that decides it is that of the engine itself', () => {
  const sky = kathmandu('full');
  const sunrise = happens(sky.sunrise(dayFrom('2026-01-14')));
  const apart = norm360(sky.longitude('chandra', sunrise) - sky.longitude('surya', sunrise));
  expect(tithiAt(sky, sunrise)).toBe(Math.floor(apart / 12) + 1);
});
