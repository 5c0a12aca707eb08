/**
 * A thread that is handed replies to make, over a line of its own: jobs go to it and replies come back in the same order, so that nothing
 * need be looked up. A pool (`threads.ts`) keeps what it waits for in a Map; one that lets go of things as fast as it takes them leaves its
 * former tables behind, each of which holds the next, and of a thousand snapshots a second nearly all outlived the young generation
 * with them.
 */
import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads';
import type { Finished } from '../../ask/encode.ts';
import type { Prepared } from '../../ask/read.ts';
import type { VoiceKey } from '../../text/voice.ts';
import { startedThread } from './thread.ts';
import type { Failed, Job, ThreadData } from './threads.ts';

/** One thread that may be handed replies to make. */
export interface SnapshotThread {
  /** Whether it is up. */
  ready(): boolean;
  /** Begins to bring it up; false where that is under way already, or failed a moment ago. */
  wake(): boolean;
  make(prepared: Prepared, lang: VoiceKey): Promise<Finished>;
  close(): Promise<void>;
}

/** What goes over the line. `turn` counts the jobs of a thread: though all is in order, nobody shall get the answer of another. */
export interface SnapshotJob extends Job {
  readonly turn: number;
}

/** What comes over it: first that the thread is up, then for each job its reply, or why there is none. */
export type SnapshotReply =
  | { readonly up: true }
  | { readonly turn: number; readonly media: string; readonly body: Uint8Array }
  | { readonly turn: number; readonly error: unknown };

/** It ends after half a minute without work. */
const IDLE_MS = 30_000;
/** One that could not be started, or died, is not tried again at once. */
const AGAIN_AFTER_MS = 30_000;

interface Waiting {
  readonly turn: number;
  readonly done: (reply: Finished) => void;
  readonly fail: (error: unknown) => void;
}

/** A thread and what it was handed, in order. */
interface Working {
  readonly thread: Worker;
  readonly line: MessagePort;
  readonly waiting: Waiting[];
  readonly rest: NodeJS.Timeout;
  up: boolean;
  turns: number;
}

/** A thread of `worker.ts`, made by the first call to wake it. */
export function snapshotThread(filename: URL, data: ThreadData, failed: Failed): SnapshotThread {
  let working: Working | null = null;
  let restUntil = 0;

  /** Ends the thread; what it still had to do is given back. */
  async function end({ thread, line, waiting, rest }: Working, why: Error): Promise<void> {
    working = null;
    clearTimeout(rest);
    line.close();
    for (const { fail } of waiting) fail(why);
    await thread.terminate();
  }

  function died(one: Working, error: unknown): void {
    if (working !== one) return;
    restUntil = performance.now() + AGAIN_AFTER_MS;
    failed(error);
    void end(one, new Error('the thread is gone', { cause: error }));
  }

  function heard(one: Working, said: SnapshotReply): void {
    if ('up' in said) {
      one.up = true;
      return;
    }
    const first = one.waiting[0];
    if (first?.turn !== said.turn) {
      died(one, new Error('an answer out of its turn'));
      return;
    }
    one.waiting.shift();
    if ('error' in said) first.fail(said.error);
    else first.done({ media: said.media, body: Buffer.from(said.body.buffer, 0, said.body.byteLength) });
  }

  function begin(): Working {
    const { port1: line, port2: itsEnd } = new MessageChannel();
    const thread = startedThread(filename, { workerData: { ...data, line: itsEnd }, transferList: [itsEnd] });
    const idle = () => {
      if (one.waiting.length > 0) rest.refresh();
      else void end(one, new Error('the thread is at rest'));
    };
    const rest = setTimeout(idle, IDLE_MS).unref();
    const one: Working = { thread, line, waiting: [], rest, up: false, turns: 0 };
    line.on('message', (said: SnapshotReply) => heard(one, said));
    thread.on('error', (error) => died(one, error));
    thread.on('exit', (code) => died(one, new Error(`the thread ended with ${code}`)));
    // neither keeps alive a process that has nothing else to do
    line.unref();
    thread.unref();
    return one;
  }

  return {
    ready: () => working?.up === true,
    wake() {
      if (working !== null || performance.now() < restUntil) return false;
      working = begin();
      return true;
    },
    make(prepared, lang) {
      const one = working;
      if (one === null) return Promise.reject(new Error('the thread is gone'));
      one.rest.refresh();
      const turn = one.turns++;
      return new Promise((done, fail) => {
        one.line.postMessage({ turn, prepared, lang } satisfies SnapshotJob);
        one.waiting.push({ turn, done, fail }); // not before it is sent: what cannot be sent has no answer
      });
    },
    async close() {
      restUntil = Number.POSITIVE_INFINITY;
      if (working !== null) await end(working, new Error('the service ends'));
    },
  };
}
