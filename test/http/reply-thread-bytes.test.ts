/** Snapshots made in a thread of their own are the same bytes as those of the main one. */

import { sharedTables } from 'ganaka/internal/library/node/package-files.ts';
import { afterAll, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { offloadAmong } from '../../packages/service/src/http/threads/burst-offload.ts';
import { type ReplyThread, replyThread } from '../../packages/service/src/http/threads/reply-thread.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

const known = engines(THIRD);
const failures: unknown[] = [];
const failed = (error: unknown) => void failures.push(error);
const data = { thirdEngine: THIRD, tables: sharedTables() };
const thread = replyThread(new URL('../../packages/service/src/worker.ts', import.meta.url), data, failed);
let handed = 0;
const counted: ReplyThread = {
  ...thread,
  make(prepared, lang) {
    handed++;
    return thread.make(prepared, lang);
  },
};
const offload = offloadAmong([counted], (reset) => void setImmediate(reset), failed);
const withThread = testApp({ engines: known, offload, cacheMb: 0 });
const alone = testApp({ engines: known, cacheMb: 0 });
afterAll(() => offload.close());

test('a burst of snapshots is answered in both threads with the bytes of one', { timeout: 60_000 }, async () => {
  counted.wake();
  while (!counted.ready() && failures.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(failures).toEqual([]);
  const key = { 'x-api-key': 'tg-enterprise' };
  const paths = Array.from(
    { length: 24 },
    (_, i) =>
      `/v1/${i % 2 === 0 ? 'vedic' : 'surya'}/panchanga?date=2026-${String((i % 12) + 1).padStart(2, '0')}-0${(i % 9) + 1}`,
  );
  const burst = await Promise.all(paths.map((path) => withThread.get(path, key)));
  expect(handed).toBeGreaterThan(0);
  expect(handed).toBeLessThan(paths.length);
  for (const [i, path] of paths.entries()) {
    const one = await alone.get(path, key);
    expect(burst[i]?.statusCode).toBe(200);
    expect(burst[i]?.body).toBe(one.body);
  }
});

test('a thread that cannot start is reported and rests; the service goes on', { timeout: 60_000 }, async () => {
  const told: unknown[] = [];
  const broken = replyThread(new URL('./no-such-thread.js', import.meta.url), data, (error) => void told.push(error));
  expect(broken.wake()).toBe(true);
  while (told.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(broken.ready()).toBe(false);
  expect(broken.wake()).toBe(false);
  await broken.close();
});
