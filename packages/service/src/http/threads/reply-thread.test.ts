import { afterEach, describe, expect, test, vi } from 'vitest';
import { IN_BOTH } from '../../../../ganaka/test/kit/voices.ts';
import type { PreparedRequest } from '../../api/read/read.ts';
import { type ReplyThread, replyThread, Stuck, type ThreadLimits } from './reply-thread.ts';

/** A thread of a few lines: what it does with a job, of which it sees the path. */
const threadDoing = (does: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { workerData } from 'node:worker_threads';
      const { line } = workerData;
      const answer = (turn, text) => line.postMessage({ turn, media: 'text/plain', body: new TextEncoder().encode(text) });
      line.on('message', ({ turn, prepared: { path }, lang }) => { ${does} });
      line.postMessage({ up: true });
    `)}`,
  );

const jobOf = (path: string) => ({ path }) as unknown as PreparedRequest;

const threads: ReplyThread[] = [];
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(threads.splice(0).map((thread) => thread.close()));
});

const LIMITS: ThreadLimits = { idleMs: 30_000, againAfterMs: 30_000, stuckMs: 100_000 };

async function awake(does: string, limits: Partial<ThreadLimits> = {}) {
  const told: unknown[] = [];
  const thread = replyThread(threadDoing(does), {}, (error) => void told.push(error), { ...LIMITS, ...limits });
  threads.push(thread);
  expect(thread.wake()).toBe(true);
  expect(thread.wake()).toBe(false);
  await until(() => thread.ready());
  const make = async (path: string): Promise<string> => String((await thread.make(jobOf(path), IN_BOTH)).body);
  return { thread, told, make };
}

async function until(so: () => boolean): Promise<void> {
  while (!so()) await new Promise((resolve) => setImmediate(resolve));
}

describe('a thread that is given replies to make', () => {
  test('answers each job with its own reply, in order', async () => {
    const { make } = await awake('answer(turn, path + lang)');
    const paths = Array.from({ length: 200 }, (_, i) => `/${i}`);
    expect(await Promise.all(paths.map(make))).toEqual(paths.map((path) => `${path}${IN_BOTH}`));
  });

  test('a reply that cannot be made fails alone', async () => {
    const { make, told } = await awake(
      `if (path === '/2') line.postMessage({ turn, error: new Error('not this') }); else answer(turn, path)`,
    );
    const all = await Promise.allSettled(['/1', '/2', '/3'].map(make));
    expect(all.map((each) => (each.status === 'fulfilled' ? each.value : each.reason.message))).toEqual([
      '/1',
      'not this',
      '/3',
    ]);
    expect(told).toEqual([]);
  });

  test('when it dies all its jobs are given back, it is reported once, and it rests', async () => {
    const { thread, make, told } = await awake(`if (path === '/2') throw new Error('ill'); answer(turn, path)`);
    expect(await make('/1')).toBe('/1'); // waited for, since a job under way at the crash may or may not be answered
    const all = await Promise.allSettled(['/2', '/3', '/4'].map(make));
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(told).toMatchObject([{ message: 'ill' }]);
    expect([thread.ready(), thread.wake()]).toEqual([false, false]);
    await expect(make('/5')).rejects.toThrow('the thread is gone');
  });

  test('an answer out of order is given to no job', async () => {
    const { make, told } = await awake(`if (path !== '/1') answer(turn, path)`);
    const all = await Promise.allSettled(['/1', '/2'].map(make));
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(told).toMatchObject([{ message: 'an answer out of its turn' }]);
  });

  test('a job that cannot be sent does not block the others', async () => {
    const { thread, make } = await awake('answer(turn, path)');
    const unsendable = { path: () => '' } as unknown as PreparedRequest;
    await expect(thread.make(unsendable, IN_BOTH)).rejects.toThrow('could not be cloned');
    expect(await make('/1')).toBe('/1');
  });

  test('a job has a time limit: past it the thread is ended and reported once, and the waiting jobs are given back', async () => {
    const { thread, make, told } = await awake(`if (path === '/never') for (;;); answer(turn, path)`, {
      stuckMs: 1_000,
      againAfterMs: 0,
    });
    expect(await make('/1')).toBe('/1');
    const [stuck, behind] = await Promise.allSettled([make('/never'), make('/2')]);
    expect(stuck).toMatchObject({ status: 'rejected', reason: expect.any(Stuck) });
    expect(behind).toMatchObject({ status: 'rejected', reason: { message: 'the thread is gone' } });
    expect(told).toMatchObject([{ message: 'a job took longer than 1 s' }]);
    expect(thread.wake()).toBe(true);
    await until(() => thread.ready());
    expect(await make('/3')).toBe('/3');
  });

  test('a reply in chunks: one for each pull, with other jobs in between; what nobody reads is dropped', async () => {
    const thread = replyThread(
      new URL(
        `data:text/javascript,${encodeURIComponent(`
          import { workerData } from 'node:worker_threads';
          const { line } = workerData;
          const left = new Map();
          line.on('message', ({ turn, open, pull, drop, prepared }) => {
            if (drop !== undefined) return void left.delete(drop);
            if (open !== undefined) left.set(open, 3);
            const stream = open ?? pull;
            const n = stream === undefined ? prepared.path : left.get(stream);
            if (n === undefined) return void line.postMessage({ turn, error: new Error('dropped') });
            if (stream !== undefined) left.set(stream, n - 1);
            line.postMessage({ turn, media: 'text/plain', body: n === 0 ? null : new TextEncoder().encode(String(n)) });
          });
          line.postMessage({ up: true });
        `)}`,
      ),
      {},
      () => undefined,
    );
    threads.push(thread);
    thread.wake();
    const told = async (chunk: Promise<{ readonly body: Buffer | null }>) => (await chunk).body?.toString() ?? null;
    const parts = [
      told(thread.open(7, jobOf(''), IN_BOTH)),
      told(thread.open(8, jobOf(''), IN_BOTH)),
      told(thread.pull(7)),
      told(thread.make(jobOf('/other'), IN_BOTH)),
      told(thread.pull(7)),
      told(thread.pull(7)),
    ];
    expect(await Promise.all(parts)).toEqual(['3', '3', '2', '/other', '1', null]);
    thread.drop(8);
    await expect(thread.pull(8)).rejects.toThrow('dropped');
  });

  test('after half a minute without work it ends, and is started again when it is needed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { thread, make, told } = await awake(`if (path !== '/never') answer(turn, path)`);
    vi.advanceTimersByTime(20_000);
    expect(await make('/1')).toBe('/1');
    vi.advanceTimersByTime(20_000);
    expect(thread.ready()).toBe(true);
    vi.advanceTimersByTime(10_001);
    expect(thread.ready()).toBe(false);
    expect(thread.wake()).toBe(true);
    await until(() => thread.ready());
    const working = make('/never');
    vi.advanceTimersByTime(40_000);
    expect(thread.ready()).toBe(true);
    expect(told).toEqual([]);
    await Promise.all([expect(working).rejects.toThrow('the service ends'), thread.close()]);
    expect(thread.wake()).toBe(false);
  });
});
