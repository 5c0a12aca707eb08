/**
 * Threads that run `worker.ts`: prepared requests in, finished replies out. Beyond the least they are made when there is work, and gone after a while without. That a thread
 * died is told to `failed`; it never ends the process.
 */
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Finished } from '../../ask/encode.ts';
import type { Prepared } from '../../ask/read.ts';
import type { VoiceKey } from '../../text/voice.ts';

export interface Job {
  readonly prepared: Prepared;
  readonly lang: VoiceKey;
}

/** What a thread is made with, as its file understands it. */
export type ThreadData = Readonly<Record<string, unknown>>;

export interface ThreadLimits {
  /** Threads that stay, once made, though there is nothing to do. */
  readonly least: number;
  readonly most: number;
  readonly idleMs: number;
  /** Jobs that one thread is given at a time. */
  readonly jobsAtOnce: number;
  readonly mostWaiting: number;
}

export interface Threads {
  make(job: Job, signal?: AbortSignal): Promise<Finished>;
  close(): Promise<void>;
}

/** Reads TypeScript, also what a thread imports on demand: `--import tsx` reads only what it begins with. */
const LOADER = new URL('../../../scripts/typescript-in-threads.mjs', import.meta.url);

export type Failed = (error: unknown) => void;

export function threadsOf(filename: URL, data: ThreadData, limits: ThreadLimits, failed: Failed): Threads {
  const pool = new Piscina({
    // a path: it would be made of the address anew for every job
    filename: fileURLToPath(filename),
    workerData: data,
    // run from source (tests, development) a thread needs the same loader as the process
    execArgv: filename.pathname.endsWith('.ts') ? ['--import', LOADER.href] : [],
    minThreads: limits.least,
    maxThreads: limits.most,
    idleTimeout: limits.idleMs,
    maxQueue: limits.mostWaiting,
    concurrentTasksPerWorker: limits.jobsAtOnce,
    recordTiming: false, // nobody reads it: our own metrics say how long replies take
  });
  pool.on('error', failed);
  return {
    async make(job, signal) {
      const { media, body }: { media: string; body: Uint8Array } = await pool.run(job, { signal });
      return { media, body: Buffer.from(body.buffer, body.byteOffset, body.byteLength) };
    },
    close: () => pool.destroy(),
  };
}
