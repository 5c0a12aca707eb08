import { expect, test } from 'vitest';
import { slipCounter } from './slips.ts';

const slips = slipCounter();
const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));
const between = (a: string, b: string, most: number): number => slips(bytes(a), bytes(b), 0, b.length, most);

test.each([
  ['varanasi', 'varanasi', 0],
  ['varansi', 'varanasi', 1],
  ['ujain', 'ujjain', 1],
  ['ahemdabad', 'ahmedabad', 1],
  ['kalkata', 'kolkata', 1],
  ['chenai', 'chennay', 2],
])('from %s to %s: %i', (a, b, count) => {
  expect(between(a, b, 3)).toBe(count);
});

test('it stops counting when there are too many', () => {
  expect(between('delhi', 'mumbai', 1)).toBe(2);
  expect(between('a', 'abcdef', 2)).toBe(3);
});
