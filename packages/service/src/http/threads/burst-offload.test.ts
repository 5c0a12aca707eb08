import { describe, expect, test } from 'vitest';
import { IN_BOTH } from '../../../../ganaka/test/kit/voices.ts';
import type { EncodedReply } from '../../api/answer/encode.ts';
import type { PreparedRequest } from '../../api/read/read.ts';
import { offloadAmong } from './burst-offload.ts';
import type { Maker } from './reply-thread.ts';

const REPLY: EncodedReply = { media: 'text/plain', body: Buffer.from('made') };
const ASKED = {} as unknown as PreparedRequest;

/** A snapshot thread that works on demand, and a turn of the event loop that the test ends. */
function setUp(up: boolean) {
  const finish: (() => void)[] = [];
  let awake = up;
  const thread: Maker & { woken: number; failing: boolean } = {
    woken: 0,
    failing: false,
    ready: () => awake,
    wake() {
      this.woken++;
      awake = true;
      return true;
    },
    make(): Promise<EncodedReply> {
      return this.failing
        ? Promise.reject(new Error('the thread is gone'))
        : new Promise((resolve) => finish.push(() => resolve(REPLY)));
    },
    close: async () => undefined,
  };
  let endTurn = () => {};
  const line = { queued: 0 };
  const failures: unknown[] = [];
  const cores = offloadAmong(
    [thread],
    (reset) => {
      endTurn = reset;
    },
    (error) => failures.push(error),
    () => line.queued,
  );
  const take = () => cores.take(ASKED, IN_BOTH);
  return { thread, failures, finish, line, take, endTurn: () => endTurn() };
}

describe('replies are shared among the main thread and another', () => {
  test('one in each turn is always made at once', () => {
    const { take, endTurn } = setUp(true);
    for (let i = 0; i < 10; i++) {
      expect(take()).toBeNull();
      endTurn();
    }
  });

  test('of a burst, six replies are passed on for each one made here', () => {
    const { take } = setUp(true);
    expect(Array.from({ length: 21 }, take).map((each) => each !== null)).toEqual(
      Array.from({ length: 21 }, (_, i) => i % 7 !== 0),
    );
  });

  test('what the thread still has to do counts in the next turn', async () => {
    const { take, endTurn, finish } = setUp(true);
    const handed = Array.from({ length: 15 }, take).filter((each) => each !== null);
    endTurn();
    expect(Array.from({ length: 3 }, take)).toEqual([null, null, null]);
    for (const each of finish) each();
    await Promise.all(handed);
    endTurn();
    expect(take()).toBeNull();
    expect(take()).not.toBeNull();
  });

  test('while requests wait for their turn a thread is given four at once, and no more', () => {
    const { take, line } = setUp(true);
    line.queued = 10;
    expect(Array.from({ length: 5 }, take).map((each) => each !== null)).toEqual([true, true, true, true, false]);
  });

  test('a thread is woken by a burst and by nothing less', () => {
    const { take, endTurn, thread } = setUp(false);
    for (let i = 0; i < 20; i++) {
      take();
      if (i % 3 === 2) endTurn();
    }
    expect(thread.woken).toBe(0);
    endTurn();
    for (let i = 0; i < 5; i++) take();
    expect(thread.woken).toBe(1);
    expect(take()).not.toBeNull();
  });

  test('requests waiting for their turn count as part of the burst', () => {
    const { take, line, thread } = setUp(false);
    line.queued = 3;
    take();
    expect(thread.woken).toBe(0);
    take();
    expect(thread.woken).toBe(1);
  });

  test('a thread that fails gives the work back and is reported', async () => {
    const { take, thread, failures } = setUp(true);
    take();
    thread.failing = true;
    await expect(take()).resolves.toBeNull();
    expect(failures).toHaveLength(1);
  });
});
