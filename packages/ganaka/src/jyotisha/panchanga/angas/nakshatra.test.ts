import { expect, test } from 'vitest';
import { nakshatraLord, quarterAt } from './nakshatra.ts';

test('four quarters, and the last never runs over', () => {
  expect([0, 0.249, 0.25, 0.75, 0.9999999].map(quarterAt)).toEqual([1, 1, 2, 4, 4]);
});

test('lords go round from Ketu three times', () => {
  expect([1, 10, 19].map(nakshatraLord)).toEqual(['ketu', 'ketu', 'ketu']);
  expect(nakshatraLord(27)).toBe('budha');
});
