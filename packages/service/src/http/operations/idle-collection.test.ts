import { expect, test } from 'vitest';
import { collector, idleCollection } from './idle-collection.ts';

test('memory is released once after each busy period, never while something is under way', () => {
  let [begun, inFlight] = [0, 0];
  const collected: string[] = [];
  const look = idleCollection({
    begun: () => begun,
    inFlight: () => inFlight,
    collect: (what) => void collected.push(what),
  });
  look();
  expect(collected).toEqual([]);
  for (let i = 0; i < 10; i++) look();
  expect(collected).toEqual(['young', 'all']); // the start was the first busy time
  begun = 7;
  inFlight = 1;
  for (let i = 0; i < 10; i++) look();
  expect(collected).toHaveLength(2);
  inFlight = 0;
  for (let i = 0; i < 10; i++) look();
  expect(collected).toEqual(['young', 'all', 'young', 'all']);
});

test('a collection of everything can be asked for', async () => {
  const collect = collector();
  const kept = new WeakRef({ held: false });
  await new Promise((resolve) => setImmediate(resolve));
  collect('all');
  expect(kept.deref()).toBeUndefined();
});
