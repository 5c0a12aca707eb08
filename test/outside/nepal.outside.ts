/** Every day at hand of the printed Nepali calendar. */
import { expect, test } from 'vitest';
import { agreeing } from '../siddhanta/nepal-checks.ts';
import { wholeNepal } from './tables.ts';

test('the printed tithi of Nepal agrees on at least 99 in 100 days, a boundary within 15 min of sunrise set aside', () => {
  expect(agreeing(wholeNepal, 'full', 15)).toBeGreaterThanOrEqual(0.99);
});

test('the printed tithi agrees on more than 98 in 100 days with nothing set aside', () => {
  expect(agreeing(wholeNepal, 'full', 0)).toBeGreaterThan(0.98);
});
