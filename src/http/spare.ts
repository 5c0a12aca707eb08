/**
 * Spare cores for replies of about a millisecond. Requests that come one by one are answered by the main thread at once; of those that
 * come together in one turn of the event loop it hands on about every other, so that a burst is not bound to one core.
 * Threads are made under load and end when it is over.
 */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Finished } from './ask.ts';
import type { Prepared } from './inputs.ts';
import type { HeavyJob } from './workers.ts';

export interface SpareCores {
  /** The reply from another thread, null should that thread fail; or null at once where the main thread has it as soon. */
  take(prepared: Prepared, hindi: boolean): Promise<Finished | null> | null;
  close(): Promise<void>;
}

export const NO_SPARE: SpareCores = { take: () => null, close: async () => undefined };

/** One thread that may be handed replies to make. */
export interface Hand {
  /** Whether it is up; one that is not can be woken. */
  ready(): boolean;
  wake(): void;
  make(prepared: Prepared, hindi: boolean): Promise<Finished>;
  close(): Promise<void>;
}

/** So many replies in one turn are a burst, for which a thread is made. */
const BURST = 4;

/** Shares the replies of each turn of the event loop among the main thread and the hands: to whoever has fewest. */
export function shared(hands: readonly Hand[], nextTurn: (reset: () => void) => void): SpareCores {
  const waiting = new Map<Hand, number>(hands.map((hand) => [hand, 0]));
  const waitingFor = (hand: Hand): number => waiting.get(hand) ?? 0;
  let here = 0;
  const byMain = (): null => {
    if (here++ === 0)
      nextTurn(() => {
        here = 0;
      });
    return null;
  };
  return {
    take(prepared, hindi) {
      const free = hands.filter((hand) => hand.ready() && waitingFor(hand) < here);
      const [first] = free.sort((a, b) => waitingFor(a) - waitingFor(b));
      if (first === undefined) {
        if (here >= BURST) hands.find((hand) => !hand.ready())?.wake();
        return byMain();
      }
      waiting.set(first, waitingFor(first) + 1);
      return first
        .make(prepared, hindi)
        .catch(() => null)
        .finally(() => waiting.set(first, waitingFor(first) - 1));
    },
    close: async () => void (await Promise.allSettled(hands.map((hand) => hand.close()))),
  };
}

const IDLE_MS = 30_000;
const MOST_IN_ONE_THREAD = 256;

/** A thread of `worker.ts`: made by the first call to wake it, gone after half a minute without work. */
export function threadOf(filename: URL, thirdEngine: string): Hand {
  const pool = new Piscina({
    filename: filename.href,
    workerData: { thirdEngine },
    execArgv: filename.pathname.endsWith('.ts') ? ['--import', 'tsx'] : [],
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    concurrentTasksPerWorker: MOST_IN_ONE_THREAD,
  });
  let state: 'away' | 'waking' | 'up' = 'away';
  return {
    ready() {
      if (state === 'up' && pool.threads.length === 0) state = 'away';
      return state === 'up';
    },
    wake() {
      if (state !== 'away') return;
      state = 'waking';
      pool.run(null).then(
        () => {
          state = 'up';
        },
        () => {
          state = 'away';
        },
      );
    },
    async make(prepared, hindi) {
      const { media, body }: { media: string; body: Uint8Array } = await pool.run({
        prepared,
        hindi,
      } satisfies HeavyJob);
      return { media, body: Buffer.from(body.buffer, body.byteOffset, body.byteLength) };
    },
    close: () => pool.destroy(),
  };
}

/** `threads` of them, 0 for as many as there are; never more than cores beside the main thread's own. */
export function spareCores(filename: URL, threads: number, thirdEngine: string): SpareCores {
  const beside = availableParallelism() - 1;
  const count = threads > 0 ? Math.min(threads, beside) : beside;
  return shared(
    Array.from({ length: count }, () => threadOf(filename, thirdEngine)),
    (reset) => void setImmediate(reset),
  );
}
