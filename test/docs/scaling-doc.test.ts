/** The simulation that the tables of docs/SCALING.md are made by. */
import { expect, test } from 'vitest';
import { COSTS } from '../../builders/scaling/costs.ts';
import { simulate } from '../../builders/scaling/simulate.ts';

test('one call of one kind is a queue whose wait is known: half busy, it waits half as long again on average (Pollaczek and Khinchine)', () => {
  const [first] = COSTS;
  if (first === undefined) throw new Error('no costs');
  const one = [{ ...first, cpuMs: 1, share: 1, thread: false }];
  const { p50, busy } = simulate(one, { processes: 1, perSecond: 500, calls: 60_000 });
  expect(busy).toBe(0.5);
  // of an M/D/1 half busy, one in two finds nobody before it; the wait's median is that of the service itself
  expect(p50).toBeGreaterThanOrEqual(1);
  expect(p50).toBeLessThan(1.05);
});
