import { expect, test } from 'vitest';
import { rashiAt } from './chart.ts';
import { countOf, EVERY_HOUSE, isIn, KENDRA, maskOf, rashisOfHouses } from './houses.ts';

test('from whichever rashi one counts, a house is the rashi that counting on the fingers gives, and Mina is no zeroth', () => {
  for (const first of EVERY_HOUSE)
    for (const house of EVERY_HOUSE)
      expect(rashisOfHouses(maskOf([house]), first)).toBe(maskOf([rashiAt(first, house)]));
});

test('several houses turn together: the kendras of Mina are the four dual rashis', () => {
  expect(rashisOfHouses(maskOf(KENDRA), 12)).toBe(maskOf([12, 3, 6, 9]));
  expect(rashisOfHouses(maskOf(EVERY_HOUSE), 7)).toBe(maskOf(EVERY_HOUSE));
});

test('a mask counts what it holds', () => {
  expect([maskOf([]), maskOf([12]), maskOf(KENDRA), maskOf(EVERY_HOUSE)].map(countOf)).toEqual([0, 1, 4, 12]);
  expect(isIn(maskOf([12]), 12)).toBe(true);
  expect(isIn(maskOf([12]), 1)).toBe(false);
});
