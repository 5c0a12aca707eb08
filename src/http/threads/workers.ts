/**
 * Long work (year scans) in threads of its own, in turn by customer. Who leaves while waiting takes the work along; work that has begun is
 * finished whoever waits for it: ending a thread would cost everybody behind it the second that a new one needs.
 */
import { availableParallelism } from 'node:os';
import type { Finished } from '../../ask/encode.ts';
import type { Prepared } from '../../ask/read.ts';
import { Refusal } from '../../ask/refusal.ts';
import type { VoiceKey } from '../../text/voice.ts';
import { fairQueue, type Turned, TurnedAway } from '../admission/fair-queue.ts';
import { type Failed, type ThreadData, type Threads, threadsOf } from './threads.ts';

/** Whose work it is, for the turns, and the sign that its client has left. */
export interface Asker {
  readonly owner: string;
  readonly gone: AbortSignal;
}

export interface HeavyWork {
  run(prepared: Prepared, lang: VoiceKey, asker: Asker): Promise<Finished>;
  /** Makes the first thread, if there is none yet: whoever is asked for short work will soon be for long. */
  warm(): void;
  state(): HeavyState;
  close(): Promise<void>;
}

export interface HeavyState {
  readonly waiting: number;
  readonly running: number;
  /** How long the oldest has waited, milliseconds. */
  readonly age: number;
  readonly turned: Readonly<Record<Turned, number>>;
}

const WAITING_PER_THREAD = 128;
/** About a second of a thread's time, at thirty milliseconds a job. */
const MOST_OF_ONE = 32;
const LONGEST_WAIT_MS = 5_000;
const RETRY_AFTER_S = 2;
const IDLE_MS = 120_000;
/** No work of ours takes so long; one that does is stuck, and its thread is ended. */
const STUCK_MS = 60_000;

/** Threads that run `worker.ts`; `threads` 0 takes as many as there are cores less one. */
export function heavyWork(filename: URL, threads: number, data: ThreadData, failed: Failed): HeavyWork {
  const most = threads > 0 ? threads : Math.max(1, availableParallelism() - 1);
  const limits = { least: 1, most, idleMs: IDLE_MS, jobsAtOnce: 1, mostWaiting: most };
  let made: Threads | undefined;
  /** Made when first asked for, and kept: a service that nobody asks holds no thread. */
  const pool = (): Threads => {
    made ??= threadsOf(filename, data, limits, failed);
    return made;
  };
  const queue = fairQueue({
    atOnce: most,
    mostWaiting: most * WAITING_PER_THREAD,
    mostOfOne: MOST_OF_ONE,
    longestWaitMs: LONGEST_WAIT_MS,
  });
  return {
    async run(prepared, lang, { owner, gone }) {
      try {
        const finished = await queue.run(owner, gone, () =>
          pool().make({ prepared, lang }, AbortSignal.timeout(STUCK_MS)),
        );
        if (gone.aborted) throw clientLeft();
        return finished;
      } catch (error) {
        throw error instanceof TurnedAway ? refusalOf(error.why) : error;
      }
    },
    warm: () => void pool(),
    state: () => ({ waiting: queue.waiting(), running: queue.running(), age: queue.age(), turned: queue.turned }),
    close: async () => made?.close(),
  };
}

const SAID: Readonly<Record<Exclude<Turned, 'left'>, string>> = {
  full: 'too much long work is waiting; nothing was charged, try again in a few seconds',
  too_many_of_one: `more than ${MOST_OF_ONE} long requests of yours are waiting; nothing was charged, wait for their answers`,
  waited_too_long: `the request waited ${LONGEST_WAIT_MS / 1000} s for its turn; nothing was charged, try again in a few seconds`,
};

function refusalOf(why: Turned): Refusal {
  if (why === 'left') return clientLeft();
  return new Refusal(503, 'busy', SAID[why], { headers: [['retry-after', String(RETRY_AFTER_S)]] });
}

/** Nobody is there to read it; the log line tells. */
export const clientLeft = (): Refusal => new Refusal(499, 'client_left', 'the client left before the answer was ready');
