import { expect, test } from 'vitest';
import { baladiOf, jagradadiOf } from './avastha.ts';

test('baladi runs bala to mrita in odd rashis and backwards in even ones', () => {
  const at = (rashi: number) => [1, 7, 13, 19, 29.999].map((amsha) => baladiOf({ rashi, amsha }));
  expect(at(1)).toEqual([1, 2, 3, 4, 5]);
  expect(at(2)).toEqual([5, 4, 3, 2, 1]);
});

test('jagradadi: awake in its own and exaltation rashi, asleep in a natural enemy’s, dreaming elsewhere', () => {
  expect(jagradadiOf({ graha: 'surya', rashi: 1 })).toBe(1);
  expect(jagradadiOf({ graha: 'surya', rashi: 5 })).toBe(1);
  expect(jagradadiOf({ graha: 'surya', rashi: 10 })).toBe(3);
  expect(jagradadiOf({ graha: 'surya', rashi: 3 })).toBe(2);
});
test('a debilitated Moon dreams: Mars, lord of Vrishchika, is neutral to her', () => {
  expect(jagradadiOf({ graha: 'chandra', rashi: 8 })).toBe(2);
});
test('the nodes have no jagradadi state', () => expect(jagradadiOf({ graha: 'rahu', rashi: 1 })).toBeNull());
