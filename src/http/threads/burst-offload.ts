/**
 * Other cores for replies of about a millisecond. Requests that come one by one are answered by the main thread at once; of those that
 * come together in one turn of the event loop it hands on six for each that it makes itself, so that a burst is not bound to one core.
 * Threads are made under load and end when it is over.
 */
import { availableParallelism } from 'node:os';
import type { Finished } from '../../ask/encode.ts';
import type { Prepared } from '../../ask/read.ts';
import { Refusal } from '../../ask/refusal.ts';
import type { VoiceKey } from '../../text/voice.ts';
import { type Failed, type Maker, replyThread, Stuck, type ThreadData, ThreadGone } from './reply-thread.ts';

export interface BurstOffload {
  /** The reply from another thread, null should that thread fail; or null at once where the main thread has it as soon. */
  take(prepared: Prepared, lang: VoiceKey): Promise<Finished | null> | null;
  close(): Promise<void>;
}

const GIVEN_UP = new Refusal(503, 'busy', 'the answer did not come in time; nothing was charged, try again');

export const NO_OFFLOAD: BurstOffload = { take: () => null, close: async () => undefined };

/** So many replies in one turn are a burst, for which a thread is made. */
const BURST = 4;

/** While requests wait for their turn, each snapshot thread has this many, so that it never waits for the next. */
const KEPT_BUSY = 4;

/** The main thread also reads, takes debits and sends for all of them: while it makes one, a snapshot thread makes six. */
const HANDED_FOR_ONE = 6;

/**
 * Shares the replies of each turn of the event loop among the main thread and the snapshot threads: to whoever has fewest for what it can do. `queued` says how
 * many requests wait for a turn.
 */
export function offloadAmong(
  threads: readonly Maker[],
  nextTurn: (reset: () => void) => void,
  failed: Failed,
  queued: () => number = () => 0,
): BurstOffload {
  const waiting = new Map<Maker, number>(threads.map((thread) => [thread, 0]));
  const waitingFor = (thread: Maker): number => waiting.get(thread) ?? 0;
  let here = 0;
  const byMain = (): null => {
    if (here++ === 0)
      nextTurn(() => {
        here = 0;
      });
    return null;
  };
  return {
    take(prepared, lang) {
      const behind = queued();
      const share = Math.max(HANDED_FOR_ONE * here, Math.min(behind, KEPT_BUSY));
      const free = threads.filter((thread) => thread.ready() && waitingFor(thread) < share);
      const [first] = free.sort((a, b) => waitingFor(a) - waitingFor(b));
      if (first === undefined) {
        if (here + behind >= BURST) for (const thread of threads) if (!thread.ready() && thread.wake()) break;
        return byMain();
      }
      waiting.set(first, waitingFor(first) + 1);
      return first
        .make(prepared, lang)
        .catch((error: unknown) => {
          // what a thread did not come to an end with, the main thread shall not begin
          if (error instanceof Stuck) throw GIVEN_UP;
          if (!(error instanceof ThreadGone)) failed(error); // of a dead thread its own line tells
          return null;
        })
        .finally(() => waiting.set(first, waitingFor(first) - 1));
    },
    close: async () => void (await Promise.allSettled(threads.map((thread) => thread.close()))),
  };
}

/** `threads` of them, 0 for as many as there are; never more than cores beside the main threads' own. */
export function burstOffload(
  filename: URL,
  threads: number,
  data: ThreadData,
  failed: Failed,
  queued: () => number,
  processes = 1,
): BurstOffload {
  const beside = Math.max(0, Math.floor((availableParallelism() - processes) / processes));
  const count = threads > 0 ? Math.min(threads, beside) : beside;
  return offloadAmong(
    Array.from({ length: count }, () => replyThread(filename, data, failed)),
    (reset) => void setImmediate(reset),
    failed,
    queued,
  );
}
