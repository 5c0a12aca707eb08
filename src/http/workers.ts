/** Long work (year scans) in threads of its own, with a bounded queue; a client that leaves takes its work along. */
import { availableParallelism } from 'node:os';
import type { Finished } from '../ask/encode.ts';
import type { Prepared } from '../ask/read.ts';
import { Refusal } from '../ask/refusal.ts';
import { type Failed, threadsOf } from './threads.ts';

export interface HeavyWork {
  run(prepared: Prepared, hindi: boolean, signal: AbortSignal): Promise<Finished>;
  /** Waiting and running. */
  pending(): number;
  close(): Promise<void>;
}

const QUEUE_PER_THREAD = 64;
const IDLE_MS = 120_000;
const WATCH_MS = 200;

/** Threads that run `worker.ts`; `threads` 0 takes as many as there are cores less one. */
export function heavyWork(filename: URL, threads: number, thirdEngine: string, failed: Failed): HeavyWork {
  const most = threads > 0 ? threads : Math.max(1, availableParallelism() - 1);
  const limits = { most, idleMs: IDLE_MS, jobsAtOnce: 1, mostWaiting: most * QUEUE_PER_THREAD };
  const pool = threadsOf(filename, thirdEngine, limits, failed);
  // a client that leaves ends its thread; work that came meanwhile waits for a new one, which only a new task makes
  const watch = setInterval(() => {
    if (pool.waiting() > 0 && pool.running() === 0) pool.wake().catch(() => undefined);
  }, WATCH_MS).unref();
  return {
    async run(prepared, hindi, signal) {
      try {
        return await pool.make({ prepared, hindi }, signal);
      } catch (error) {
        if (error instanceof Error && error.message.includes('queue is at limit'))
          throw new Refusal(503, 'busy', 'too much long work is waiting; try again in a few seconds', {
            headers: [['retry-after', '5']],
          });
        if (signal.aborted) throw clientLeft();
        throw error;
      }
    },
    pending: () => pool.waiting(),
    close() {
      clearInterval(watch);
      return pool.close();
    },
  };
}

/** Nobody is there to read it; the log line tells. */
export const clientLeft = (): Refusal => new Refusal(499, 'client_left', 'the client left before the answer was ready');
