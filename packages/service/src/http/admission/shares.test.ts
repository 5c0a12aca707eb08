import { expect, test } from 'vitest';
import { Shares } from './shares.ts';

test('ten thousand owners with one job each, one after the other, are not all remembered', () => {
  let now = 0;
  const shares = new Shares(() => now);
  for (let i = 0; i < 10_000; i++) {
    const ended = shares.begun(`owner ${i}`);
    now += 5;
    ended();
  }
  expect(shares.size).toBeLessThanOrEqual(1_000);
  expect(shares.size).toBeGreaterThan(100);
});

test('the owners who have had least are dropped first, so a greedy one stays behind', () => {
  let now = 0;
  const shares = new Shares(() => now);
  const job = (owner: string, ms: number) => {
    const ended = shares.begun(owner);
    now += ms;
    ended();
  };
  job('greedy', 60_000);
  for (let i = 0; i < 900; i++) job(`owner ${i}`, 5);
  for (let i = 900; i < 1_200; i++) job(`owner ${i}`, 5);
  const waiting = new Map([
    ['greedy', 1],
    ['new', 2],
  ]);
  expect(shares.inOrder(waiting).map(([owner]) => owner)).toEqual(['new', 'greedy']);
});
