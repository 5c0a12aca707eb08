import { expect, test } from 'vitest';
import { TwoGenerations } from './two-generations.ts';

test('an entry that is used stays, however many others are added once', () => {
  const kept = new TwoGenerations<number>(100);
  kept.set('mine', 1);
  for (let i = 0; i < 10_000; i++) {
    kept.set(`another ${i}`, i);
    if (i % 40 === 0) expect(kept.get('mine')).toBe(1);
  }
  expect(kept.size).toBeLessThanOrEqual(100);
});

test('an entry that is not used is dropped, and the newest of an entry counts', () => {
  const kept = new TwoGenerations<string>(10);
  kept.set('a', 'first');
  for (const name of ['b', 'c', 'd', 'e']) kept.set(name, name);
  kept.set('a', 'second');
  expect(kept.get('a')).toBe('second');
  kept.delete('a');
  expect(kept.get('a')).toBeUndefined();
  for (let i = 0; i < 10; i++) kept.set(String(i), 'other');
  expect(kept.get('b')).toBeUndefined();
});
