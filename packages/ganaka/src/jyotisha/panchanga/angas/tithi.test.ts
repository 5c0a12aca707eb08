import { expect, test } from 'vitest';
import { classOf, inPaksha, pakshaOf } from './tithi.ts';

test('the classes of Muhurta Chintamani 1.4: nanda 1, 6, 11 … purna 5, 10, 15', () => {
  const listed = { nanda: [1, 6, 11], bhadra: [2, 7, 12], jaya: [3, 8, 13], rikta: [4, 9, 14], purna: [5, 10, 15] };
  for (const [name, tithis] of Object.entries(listed))
    for (const tithi of tithis) expect([classOf(tithi), classOf(tithi + 15)]).toEqual([name, name]);
});

test('purnima closes the bright half, amavasya the dark one', () => {
  expect([15, 16, 30].map(pakshaOf)).toEqual(['shukla', 'krishna', 'krishna']);
  expect([1, 15, 16, 30].map(inPaksha)).toEqual([1, 15, 1, 15]);
});
