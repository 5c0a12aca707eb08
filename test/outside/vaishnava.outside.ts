/** Every fast at hand of the Gaudiya calendars, with the shares that docs/FESTIVALS.md states. */
import { expect, test } from 'vitest';
import { agreementWith } from '../festivals/vaishnava-oracle.ts';
import { wholeVaishnava } from './tables.ts';

test('VCAL by the modern sky: at least 97 in 100 days, and 92 in 100 names of mahadvadashis', () => {
  const { cases, days, great, names } = agreementWith('VCAL 4.01', wholeVaishnava);
  expect(days / cases).toBeGreaterThanOrEqual(0.97);
  expect(names / great).toBeGreaterThanOrEqual(0.92);
});

test('the Math at Navadvip by the Surya-siddhanta: at least 83 in 100 of the hard days of its sheets', () => {
  const { cases, days } = agreementWith('SCS Math', wholeVaishnava);
  expect(days / cases).toBeGreaterThanOrEqual(0.83);
});
