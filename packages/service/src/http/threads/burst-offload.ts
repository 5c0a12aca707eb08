/**
 * Uses other cores for replies that take about a millisecond. The main thread answers requests that arrive one by one.
 * Of requests that arrive together in one turn of the event loop it passes on six for each that it computes itself, so
 * that a burst is not limited to one core. The threads are created under load and end when they are idle.
 */
import { availableParallelism } from 'node:os';
import type { VoiceKey } from 'ganaka/internal/text/voice.ts';
import type { EncodedReply } from '../../api/answer/encode.ts';
import type { PreparedRequest } from '../../api/read/read.ts';
import { Refusal } from '../../api/refusal.ts';
import { type Maker, type OnError, replyThread, Stuck, type ThreadData, ThreadGone } from './reply-thread.ts';

export interface BurstOffload {
  /**
   * The reply from another thread, or null if that thread fails. Returns null at once if the main thread should compute
   * the reply.
   */
  take(prepared: PreparedRequest, lang: VoiceKey): Promise<EncodedReply | null> | null;
  close(): Promise<void>;
}

const GIVEN_UP = new Refusal(503, 'busy', 'the answer did not come in time; nothing was charged, try again');

export const NO_OFFLOAD: BurstOffload = { take: () => null, close: async () => undefined };

/** A burst is this many replies in one turn; then a thread is created. */
const BURST = 4;

/** While requests wait for their turn, each thread is given this many, so that it never waits for the next one. */
const KEPT_BUSY = 4;

/**
 * The main thread also parses, debits and sends all replies, so while it computes one reply another thread computes
 * six.
 */
const HANDED_FOR_ONE = 6;

/**
 * Distributes the replies of each turn of the event loop among the main thread and the other threads: each reply goes
 * to the thread with the least load for its capacity. `queued`: how many requests wait for a turn.
 */
export function offloadAmong(
  threads: readonly Maker[],
  nextTurn: (reset: () => void) => void,
  failed: OnError,
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
          // the main thread must not try a reply that was too long for a thread
          if (error instanceof Stuck) throw GIVEN_UP;
          if (!(error instanceof ThreadGone)) failed(error); // a dead thread has its own log line
          return null;
        })
        .finally(() => waiting.set(first, waitingFor(first) - 1));
    },
    close: async () => void (await Promise.allSettled(threads.map((thread) => thread.close()))),
  };
}

/**
 * Offloads to `threads` threads (0: as many as possible), but at most to one for each core that no main thread uses.
 */
export function burstOffload(
  filename: URL,
  threads: number,
  data: ThreadData,
  failed: OnError,
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
