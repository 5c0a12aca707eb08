/** Long work in a thread of its own: the same bytes as on the main thread, and a client that leaves is not waited for. */

import { sharedTables } from 'ganaka/internal/library/node/package-files.ts';
import { afterAll, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { IN_ENGLISH } from '../../packages/ganaka/test/kit/voices.ts';
import { heavyWork } from '../../packages/service/src/http/threads/workers.ts';
import { inlineWork, THIRD, testApp, twoTowns } from '../kit/test-app.ts';

const known = engines(THIRD);
const threads = heavyWork(
  new URL('../../packages/service/src/worker.ts', import.meta.url),
  1,
  { thirdEngine: THIRD, tables: sharedTables() },
  console.error,
);
afterAll(() => threads.close());

const inThreads = testApp({ engines: known, heavy: threads });
const inline = testApp({ engines: known, heavy: inlineWork(known, twoTowns) });
const KEY = { 'x-api-key': 'tg-enterprise' };

for (const family of ['vedic', 'surya', THIRD])
  test(`a life of Shani (${family}) is the same from a thread as from the main one`, { timeout: 60_000 }, async () => {
    const url = `/v1/${family}/sade-sati?date=1990-05-17&time=06:30&place=Pune&on=2026-11-14`;
    const reply = await inThreads.get(url, KEY);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.body).toBe((await inline.get(url, KEY)).body);
  });

test('work whose client has left before it began is not done', async () => {
  const left = new AbortController();
  left.abort();
  const prepared = { path: '/v1/vedic/sade-sati' } as never;
  await expect(threads.run(prepared, IN_ENGLISH, { owner: 'somebody', gone: left.signal })).rejects.toMatchObject({
    status: 499,
  });
});

for (const family of ['drik', 'surya'])
  test(`a month in lines (${family}) is the same from a thread as from the main one`, { timeout: 60_000 }, async () => {
    const url = `/v1/panchanga/range?from=2026-11-01&to=2026-11-30&place=Pune&engine=${family}&format=ndjson`;
    const reply = await inThreads.get(url, KEY);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.body.split('\n').length).toBeGreaterThan(30);
    expect(reply.body).toBe((await inline.get(url, KEY)).body);
  });
