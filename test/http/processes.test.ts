/** Several processes on one port: they answer together, are replaced when one dies, and count as one. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LiveService, liveService } from '../kit/live.ts';

let service: LiveService;
beforeAll(async () => {
  service = await liveService({ PROCESSES: '2', RATE_LIMIT: 'on', TRUST_PROXY: 'yes', LAME_DUCK_SECONDS: '3' });
}, 60_000);
afterAll(async () => {
  await service?.stop();
});

const children = (): number[] => {
  const { pid } = service.process;
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
};
/** A connection of its own for each, so that both processes are asked. */
const ask = (path: string, from = '198.51.100.1') =>
  fetch(service.url + path, { headers: { connection: 'close', 'x-forwarded-for': from } });

test('both answer, and a key made meanwhile is known to both', async () => {
  const key = service.key('pro', 'tg');
  const ids = new Set<string>();
  for (let i = 0; i < 12; i++) {
    const reply = await fetch(`${service.url}/v1/vedic/tithi?date=2026-11-${10 + i}`, {
      headers: { connection: 'close', 'x-api-key': key },
    });
    expect(reply.status).toBe(200);
    // the beginning of an id is that of its process
    ids.add(reply.headers.get('x-request-id')?.split('-')[0] ?? '');
  }
  expect(ids.size).toBe(2);
});

test('an address has its sixty requests of all of them together', async () => {
  const answers: number[] = [];
  for (let i = 0; i < 12; i++) {
    answers.push(
      ...(await Promise.all(Array.from({ length: 10 }, () => ask('/v1/', '198.51.100.9')))).map((r) => r.status),
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  const served = answers.filter((status) => status === 200).length;
  expect(served).toBeGreaterThanOrEqual(60);
  expect(served).toBeLessThan(110); // two by themselves would have served 120
  expect(answers.at(-1)).toBe(429);
});

test('metrics are those of all of them', async () => {
  const text = await (await fetch(`${service.url}/metrics`, { headers: { connection: 'close' } })).text();
  const counted = [...text.matchAll(/^ganaka_requests_total\{.*status="200".*\} (\d+)$/gm)].map(([, n]) => Number(n));
  expect(counted.reduce((a, b) => a + b, 0)).toBeGreaterThanOrEqual(72);
});

test('one that dies is replaced, and meanwhile the other answers', { timeout: 60_000 }, async () => {
  const before = children();
  process.kill(before[0] ?? 0, 'SIGKILL');
  await expect.poll(() => children().length, { timeout: 20_000 }).toBe(1);
  expect((await ask('/v1/health', '198.51.100.2')).status).toBe(200);
  await expect.poll(() => children().length, { timeout: 20_000 }).toBe(2);
  expect(children()).not.toContain(before[0]);
});

test('asked to stop just after one has died, all of them end, with 0', { timeout: 60_000 }, async () => {
  const pids = children();
  process.kill(pids[0] ?? 0, 'SIGKILL');
  await expect.poll(() => children().length, { timeout: 20_000, interval: 10 }).toBe(1);
  expect(await service.stop()).toBe(0);
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow(/ESRCH/);
});
