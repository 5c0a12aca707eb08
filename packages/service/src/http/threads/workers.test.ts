/** Long work over toy threads: lanes for customers with nothing under way, streams in turns, threads that die. */
import { afterEach, expect, test } from 'vitest';
import { IN_BOTH } from '../../../../ganaka/test/kit/voices.ts';
import type { PreparedRequest } from '../../api/read/read.ts';
import { type HeavyWork, heavyWork } from './workers.ts';

/** `/busy/300` keeps its thread for 300 ms, `/die` ends it; a stream has as many chunks as its path says, of 30 ms each. */
const THREAD = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { threadId, workerData } from 'node:worker_threads';
    const { line } = workerData;
    const left = new Map();
    const busy = (ms) => { for (const end = performance.now() + ms; performance.now() < end; ); };
    const answer = (turn, text) => line.postMessage({ turn, media: 'text/plain', body: text === null ? null : new TextEncoder().encode(text) });
    line.on('message', ({ turn, open, pull, drop, prepared }) => {
      if (drop !== undefined) return void left.delete(drop);
      if (open !== undefined) left.set(open, Number(prepared.path));
      const stream = open ?? pull;
      if (stream !== undefined) {
        busy(30);
        const n = left.get(stream);
        left.set(stream, n - 1);
        return answer(turn, n === 0 ? null : String(n));
      }
      if (prepared.path === '/die') process.exit(3);
      if (prepared.path === '/rehearses') return answer(turn, String(workerData.rehearses));
      busy(Number(prepared.path.split('/')[2]));
      answer(turn, String(threadId));
    });
    line.postMessage({ up: true });
  `)}`,
);

const made: HeavyWork[] = [];
afterEach(() => Promise.all(made.splice(0).map((each) => each.close())));

function working() {
  const told: unknown[] = [];
  const heavy = heavyWork(THREAD, 1, {}, (error) => void told.push(error));
  made.push(heavy);
  const asker = (owner: string, gone = new AbortController().signal) => ({ owner, gone });
  const prepared = (path: string) => ({ path }) as unknown as PreparedRequest;
  /** The thread that did it. */
  const run = async (owner: string, path: string): Promise<string> =>
    (await heavy.run(prepared(path), IN_BOTH, asker(owner))).body.toString();
  const stream = (owner: string, chunks: number, gone?: AbortSignal) =>
    heavy.stream(prepared(String(chunks)), IN_BOTH, asker(owner, gone));
  return { heavy, told, run, stream };
}

test('a customer with nothing under way does not wait for another’s long work, however much of it there is', async () => {
  const { run } = working();
  let done = 0;
  let flooding = true;
  const flood = async () => {
    while (flooding) {
      await run('greedy', '/busy/400');
      done++;
    }
  };
  const floods = [flood(), flood(), flood()];
  const overtook: boolean[] = [];
  while (overtook.length < 30 && !overtook.includes(true)) {
    const before = done;
    await run('victim', '/busy/5');
    overtook.push(done === before);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  // once its lane is up it waits for nobody, apart from delays of a busy machine
  const later: boolean[] = [];
  for (let i = 0; i < 10; i++) {
    const before = done;
    await run('victim', '/busy/5');
    later.push(done === before);
  }
  flooding = false;
  await Promise.all(floods);
  expect(overtook).toContain(true);
  expect(later.filter(Boolean).length).toBeGreaterThanOrEqual(5);
});

test('threads for long work rehearse', async () => {
  expect(await working().run('a', '/rehearses')).toBe('true');
});

test('a customer with many jobs has the usual threads and no lane, until the last job', async () => {
  const { run } = working();
  const threads = await Promise.all(Array.from({ length: 12 }, () => run('greedy', '/busy/100')));
  expect(new Set(threads.slice(0, -1)).size).toBe(1);
});

test('jobs that are alone also take a lane, which is started before anybody waits', async () => {
  const { run } = working();
  const threads = new Set<string>();
  await expect.poll(async () => threads.add(await run('a', '/busy/1')).size, { timeout: 20_000 }).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 300));
  for (let i = 0; i < 10; i++) threads.add(await run('a', '/busy/1'));
  expect(threads.size).toBe(2);
});

test('streams come in turns with other work, whole and in order', async () => {
  const { run, stream } = working();
  const order: string[] = [];
  const reading = ['a', 'b'].map(async (owner) => {
    const { first, rest } = await stream(owner, 4);
    const chunks = [first.toString()];
    for (;;) {
      const { value } = await rest.next();
      if (value === undefined) return chunks;
      order.push(owner);
      chunks.push(value.toString());
    }
  });
  const beside = run('a', '/busy/1').then(() => order.push('job'));
  expect(await Promise.all(reading)).toEqual([
    ['4', '3', '2', '1'],
    ['4', '3', '2', '1'],
  ]);
  await beside;
  expect(order.indexOf('job')).toBeLessThan(order.length - 1);
});

test('forty streams of one customer at once are all opened', async () => {
  const { stream } = working();
  const opened = await Promise.all(Array.from({ length: 40 }, () => stream('a', 1)));
  expect(opened.map(({ first }) => first.toString())).toEqual(Array(40).fill('1'));
  for (const { rest } of opened) await rest.return?.();
});

test('a reader who leaves ends the stream', async () => {
  const { heavy, stream } = working();
  const leaving = new AbortController();
  const { rest } = await stream('a', 1000, leaving.signal);
  leaving.abort();
  await expect(rest.next()).rejects.toMatchObject({ status: 499 });
  await rest.return?.();
  expect(heavy.state()).toMatchObject({ waiting: 0, running: 0 });
});

test('a thread that dies is reported in one line; its work is refused, and the next job is done by another', async () => {
  const { told, run } = working();
  const lost = await Promise.allSettled([run('a', '/die'), run('a', '/busy/1'), run('b', '/busy/1')]);
  expect(lost[0]).toMatchObject({ status: 'rejected', reason: { status: 503, code: 'busy' } });
  expect(told).toMatchObject([{ message: 'the thread ended with 3' }]);
  await expect.poll(() => run('b', '/busy/1').catch(() => ''), { timeout: 20_000, interval: 300 }).toMatch(/\d+/);
  expect(told).toHaveLength(1);
});
