/** The tables of docs/SCALING.md are what the simulation gives. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COSTS } from '../../builders/scaling/costs.ts';
import { PAGE, written } from '../../builders/scaling/page.ts';
import { simulate } from '../../builders/scaling/simulate.ts';

test('the page has the figures of the simulation', () => {
  const page = readFileSync(PAGE, 'utf8');
  expect(page.match(/<!-- \w+ -->\n\| /g)).toHaveLength(4);
  expect(written(page)).toBe(page);
});

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
