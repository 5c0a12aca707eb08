/** The slowest of many generated replies that the main thread makes itself: any year, any latitude, any option. What is long is done elsewhere. */

import fc from 'fast-check';
import { drawnRequest, known } from '../test/kit/requests.ts';
import { inlineWork, testApp, twoTowns } from '../test/kit/test-app.ts';
import { rounds } from './amount.ts';
import type { BenchRow } from './row.ts';

/** Not all of them are answered by the main thread: of twenty some always are. */
const REQUESTS = Math.max(20, rounds(3000));
const WARM = rounds(500);
const TARGET_MS = 100;

export async function rows(): Promise<BenchRow[]> {
  const inline = inlineWork(known, twoTowns);
  let wasLong = false;
  const app = testApp({
    engines: known,
    heavy: {
      ...inline,
      run: (...asked) => {
        wasLong = true;
        return inline.run(...asked);
      },
    },
  });
  const took: { url: string; ms: number }[] = [];
  for (const [i, { url }] of fc.sample(drawnRequest, { numRuns: WARM + REQUESTS, seed: 1 }).entries()) {
    wasLong = false;
    const before = process.cpuUsage().user;
    await app.get(url, { 'x-api-key': 'tg-enterprise' });
    if (!wasLong && i >= WARM) took.push({ url, ms: (process.cpuUsage().user - before) / 1000 });
  }
  const bySlowness = took.sort((a, b) => b.ms - a.ms);
  return bySlowness.slice(0, 5).map(({ url, ms }) => ({ name: url, value: ms, unit: 'ms CPU', target: TARGET_MS }));
}
