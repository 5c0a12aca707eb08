/** Long work (year scans) in threads of its own, with a bounded queue; a client that leaves takes its work along. */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Finished } from './ask.ts';
import { Refusal } from './errors.ts';
import type { Prepared } from './inputs.ts';

export interface HeavyWork {
  run(prepared: Prepared, hindi: boolean, signal: AbortSignal): Promise<Finished>;
  /** Waiting and running. */
  pending(): number;
  close(): Promise<void>;
}

export interface HeavyJob {
  readonly prepared: Prepared;
  readonly hindi: boolean;
}

const QUEUE_PER_THREAD = 64;
const WATCH_MS = 200;

/** Threads that run `worker.ts`; `threads` 0 takes as many as there are cores less one. */
export function heavyWork(filename: URL, threads: number, thirdEngine: string): HeavyWork {
  const count = threads > 0 ? threads : Math.max(1, availableParallelism() - 1);
  const pool = new Piscina({
    filename: filename.href,
    workerData: { thirdEngine },
    // run from source (tests, development) the thread needs the same loader as the process
    execArgv: filename.pathname.endsWith('.ts') ? ['--import', 'tsx'] : [],
    minThreads: 0, // a service that is never asked for a year keeps no thread
    maxThreads: count,
    idleTimeout: 120_000,
    maxQueue: count * QUEUE_PER_THREAD,
    concurrentTasksPerWorker: 1,
  });
  // a client that leaves ends its thread; work that came meanwhile waits for a new one, which only a new task makes
  const watch = setInterval(() => {
    if (pool.queueSize > 0 && pool.threads.length === 0) pool.run(null).catch(() => undefined);
  }, WATCH_MS).unref();
  return {
    async run(prepared, hindi, signal) {
      try {
        const { media, body }: { media: string; body: Uint8Array } = await pool.run(
          { prepared, hindi } satisfies HeavyJob,
          { signal },
        );
        return { media, body: Buffer.from(body.buffer, body.byteOffset, body.byteLength) };
      } catch (error) {
        if (error instanceof Error && error.message.includes('queue is at limit'))
          throw new Refusal(503, 'busy', 'too much long work is waiting; try again in a few seconds', {
            headers: [['retry-after', '5']],
          });
        if (signal.aborted) throw new Refusal(499, 'client_left', 'the client left before the answer was ready');
        throw error;
      }
    },
    pending: () => pool.queueSize,
    close() {
      clearInterval(watch);
      return pool.destroy();
    },
  };
}
