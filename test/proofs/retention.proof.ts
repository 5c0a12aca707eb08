/**
 * A request leaves nothing behind for the collector (DESIGN.md). What a thousand snapshots a second allocate is collected young; should something hold
 * them for longer (a Map that is filled and emptied, a line that is not cleared, an object made where lasting ones are made), the whole heap is
 * gone through every second. How often that was, the service itself counts.
 */
import { Agent, get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LiveService, liveService } from '../kit/live.ts';

const AT_ONCE = 32;
/** Six are usual; where replies that are sent once were made in one place with those that are kept, there were twenty-five. */
const MOST_COLLECTIONS = 12;

let service: LiveService;
let key = '';
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
beforeAll(async () => {
  service = await liveService();
  key = service.key('enterprise', 'tg');
});
afterAll(async () => {
  agent.destroy();
  await service?.stop();
});

const ask = (path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get(service.url + path, { headers: { 'x-api-key': key }, agent }, (reply) => {
      let text = '';
      reply.on('data', (chunk) => {
        text += chunk;
      });
      reply.on('end', () => (reply.statusCode === 200 ? resolve(text) : reject(new Error(text))));
    }).on('error', reject);
  });

/** So many addresses that nobody asked before, from the `from`th on, some at once. */
async function askMany(route: string, from: number, count: number): Promise<void> {
  let next = from;
  const one = async (): Promise<void> => {
    while (next < from + count) {
      const n = next++;
      const date = new Date(Date.UTC(1950, 0, 1 + n)).toISOString().slice(0, 10);
      await ask(`/v1/vedic/${route}?date=${date}&lat=${(8 + (n % 2900) / 100).toFixed(2)}&lon=77`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

async function collections(): Promise<number> {
  const text = await ask('/metrics');
  return Number(/^nodejs_gc_duration_seconds_count\{kind="major"\} (\d+)$/m.exec(text)?.[1] ?? 0);
}

test('fourteen thousand snapshots, after thousands of lasting replies, are collected young', async () => {
  await askMany('tithi', 0, 8_000);
  await askMany('panchanga', 0, 6_000);
  const before = await collections();
  await askMany('panchanga', 6_000, 14_000);
  expect((await collections()) - before).toBeLessThanOrEqual(MOST_COLLECTIONS);
});
