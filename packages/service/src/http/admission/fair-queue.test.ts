import { setMaxListeners } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import { alike, type FairQueue, fairQueue, type QueueLimits, type Slots } from './fair-queue.ts';

const LIMITS: QueueLimits = { mostWaiting: 6, mostOfOne: 5, longestWaitMs: 1000 };
const HERE = new AbortController().signal;
setMaxListeners(0, HERE);

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Jobs that the test ends, and the order in which they began. */
function bench(limits: Partial<QueueLimits> = {}) {
  let now = 0;
  let own = 0;
  const queue: FairQueue<true> = fairQueue(
    { ...LIMITS, ...limits },
    alike(1),
    () => now,
    () => own,
  );
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (owner: string, name: string, gone: AbortSignal = HERE): Promise<string> =>
    queue
      .run(owner, gone, () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      })
      .catch((error: { why?: string }) => error.why ?? 'failed');
  const end = async (name: string) => {
    await turn();
    ends.get(name)?.();
    await turn();
  };
  /** Lets time pass for the jobs that run; the process itself gets a share of it. */
  const later = (ms: number, share = 1): void => {
    now += ms;
    own += ms * share;
  };
  return { queue, begun, ask, end, later };
}

describe('work that waits in the queue', () => {
  test('a customer with one job waits for the running job of a greedy customer alone', async () => {
    const { begun, ask, end, later } = bench();
    for (const name of ['g1', 'g2', 'g3', 'g4']) ask('greedy', name);
    ask('other', 'o1');
    later(10);
    for (const name of ['g1', 'o1', 'g2', 'g3']) await end(name);
    expect(begun).toEqual(['g1', 'o1', 'g2', 'g3', 'g4']);
  });

  test('customers whose jobs take equally long alternate', async () => {
    const { begun, ask, end, later } = bench();
    for (const name of ['a1', 'a2', 'a3']) ask('a', name);
    for (const name of ['b1', 'b2', 'b3']) ask('b', name);
    for (const name of ['a1', 'b1', 'a2', 'b2', 'a3', 'b3']) {
      later(10);
      await end(name);
    }
    expect(begun).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3']);
  });

  test('time is shared, not turns: short jobs come before the next long one', async () => {
    const { begun, ask, end, later } = bench();
    for (const name of ['g1', 'g2', 'g3']) ask('greedy', name);
    later(160);
    for (const name of ['o1', 'o2', 'o3']) ask('other', name);
    await end('g1');
    for (const name of ['o1', 'o2', 'o3']) {
      later(20);
      await end(name);
    }
    expect(begun).toEqual(['g1', 'o1', 'o2', 'o3', 'g2']);
  });

  test('a pause gives no credit: a customer who comes later alternates with the others', async () => {
    const { begun, ask, end, later } = bench();
    for (const name of ['a1', 'a2', 'a3', 'a4']) ask('a', name);
    for (const name of ['a1', 'a2']) {
      later(10);
      await end(name);
    }
    for (const name of ['r1', 'r2', 'r3']) ask('rare', name);
    for (const name of ['a3', 'r1', 'a4', 'r2', 'r3']) {
      later(10);
      await end(name);
    }
    expect(begun).toEqual(['a1', 'a2', 'a3', 'r1', 'a4', 'r2', 'r3']);
  });

  test('when nothing was left to do, a long job from before counts no more', async () => {
    const { begun, ask, end, later } = bench();
    ask('a', 'a1');
    later(5_000);
    await end('a1');
    ask('c', 'c1');
    for (const name of ['a2', 'b1']) ask(name.slice(0, 1), name);
    for (const name of ['c1', 'a2']) await end(name);
    expect(begun).toEqual(['a1', 'c1', 'a2', 'b1']);
  });

  test('the number of queued jobs is limited for each customer and in total', async () => {
    const { queue, ask } = bench();
    for (let i = 0; i < 5; i++) ask('greedy', `g${i}`);
    expect(await ask('greedy', 'g5')).toBe('too_many_of_one');
    for (const name of ['a', 'b']) ask(name, name);
    expect(queue.waiting()).toBe(6);
    expect(queue.turned).toMatchObject({ too_many_of_one: 1, full: 0 });
  });

  test('a full queue accepts a customer with fewer jobs than another, whose last job is dropped', async () => {
    const { queue, ask } = bench();
    const greedy = Array.from({ length: 5 }, (_, i) => ask('greedy', `g${i}`));
    for (const name of ['a', 'b']) ask(name, name);
    ask('c', 'c');
    expect(await greedy[4]).toBe('full');
    expect(queue.waiting()).toBe(6);
    const { ask: askOne } = bench({ mostWaiting: 2 });
    for (const name of ['a', 'b', 'c']) askOne(name, name);
    expect(await askOne('d', 'd')).toBe('full');
  });

  test('a job that waits too long is refused and never begun', async () => {
    vi.useFakeTimers();
    try {
      const { queue, begun, ask, later } = bench();
      ask('a', 'a');
      const late = ask('b', 'b');
      later(1001);
      vi.advanceTimersByTime(1001);
      expect(await late).toBe('waited_too_long');
      expect(begun).toEqual(['a']);
      expect([queue.waiting(), queue.running()]).toEqual([0, 1]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('on a machine that is busy with other things a job may wait longer, but not for ever', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { queue, ask, end, later, begun } = bench();
      const pass = (ms: number) => {
        later(ms, 0.1);
        vi.advanceTimersByTime(ms);
      };
      ask('a', 'a');
      ask('b', 'b');
      for (let i = 0; i < 9; i++) pass(1_000);
      await end('a');
      expect([begun, queue.turned.waited_too_long]).toEqual([['a', 'b'], 0]);
      const late = ask('c', 'c');
      for (let i = 0; i < 12; i++) pass(1_000);
      expect(await late).toBe('waited_too_long');
      const { ask: askStalled, later: idle } = bench();
      askStalled('a', 'a');
      const stalled = askStalled('b', 'b');
      for (let i = 0; i < 61; i++) {
        idle(1_000, 0);
        vi.advanceTimersByTime(1_000);
      }
      expect(await stalled).toBe('waited_too_long');
    } finally {
      vi.useRealTimers();
    }
  });

  test('the job of a caller that leaves while waiting is removed', async () => {
    const { queue, begun, ask, end } = bench();
    const left = new AbortController();
    ask('a', 'a');
    const waiting = ask('b', 'b', left.signal);
    left.abort();
    expect(await waiting).toBe('left');
    expect(await ask('b', 'again', left.signal)).toBe('left');
    await end('a');
    expect(begun).toEqual(['a']);
    expect([queue.waiting(), queue.running()]).toEqual([0, 0]);
  });

  test('a job that fails gives its place to the next', async () => {
    const { queue, ask, begun } = bench();
    await expect(queue.run('a', HERE, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    ask('b', 'b');
    await turn();
    expect(begun).toEqual(['b']);
  });

  test('the age is that of the oldest', () => {
    let now = 0;
    const queue = fairQueue(LIMITS, alike(1), () => now);
    const never = () => new Promise<void>(() => undefined);
    for (const owner of ['a', 'b', 'c']) {
      queue.run(owner, HERE, never).catch(() => undefined);
      now += 100;
    }
    expect(queue.age()).toBe(200);
  });

  test('further parts of a job that has begun take turns in their own slot and are never refused', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { queue, begun, ask, end } = bench({ mostWaiting: 2 });
      const part = (name: string) =>
        queue.goOn('streams', HERE, true, async () => {
          begun.push(name);
        });
      ask('a', 'a1');
      const parts = ['s1', 's2', 's3', 's4', 's5', 's6'].map(part);
      ask('a', 'a2');
      ask('b', 'b1');
      vi.advanceTimersByTime(900);
      await end('a1');
      await turn();
      await end('a2');
      await end('b1');
      await Promise.all(parts);
      expect(begun).toEqual(['a1', 's1', 'a2', 'b1', 's2', 's3', 's4', 's5', 's6']);
      expect([queue.waiting(), queue.running()]).toEqual([0, 0]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('a greedy customer does not take the slot reserved for customers with nothing under way', async () => {
    const free = new Set(['common', 'lane']);
    const slots: Slots<string> = {
      take(underWay, wants) {
        const found = ['common', 'lane'].find(
          (each) => free.has(each) && (wants ?? each) === each && (each === 'common' || underWay === 0),
        );
        if (found !== undefined) free.delete(found);
        return found ?? null;
      },
      give: (slot) => void free.add(slot),
    };
    const queue = fairQueue(LIMITS, slots);
    const begun: string[] = [];
    const never = (name: string) => (slot: string) => {
      begun.push(`${name} ${slot}`);
      return new Promise<void>(() => undefined);
    };
    for (const name of ['g1', 'g2', 'g3']) queue.run('greedy', HERE, never(name)).catch(() => undefined);
    queue.run('victim', HERE, never('v1')).catch(() => undefined);
    await turn();
    expect(begun).toEqual(['g1 common', 'v1 lane']);
  });
});
