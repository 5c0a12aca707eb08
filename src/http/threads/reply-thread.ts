/**
 * A thread that is handed replies to make, over a line of its own: jobs go to it and replies come back in the same order, so that nothing
 * need be looked up. A pool keeps what it waits for in a Map; one that lets go of things as fast as it takes them leaves its
 * former tables behind, each of which holds the next, and of a thousand snapshots a second nearly all outlived the young generation
 * with them.
 */
import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads';
import type { Finished } from '../../ask/encode.ts';
import type { Prepared } from '../../ask/read.ts';
import type { VoiceKey } from '../../text/voice.ts';
import { startedThread } from './thread.ts';

/** A request to be answered, as it crosses to a thread. */
export interface Job {
  readonly prepared: Prepared;
  readonly lang: VoiceKey;
}

/** What a thread is made with, as its file understands it. */
export type ThreadData = Readonly<Record<string, unknown>>;

/** Called once for each thread that died, with the reason; a dead thread never ends the process. */
export type Failed = (error: unknown) => void;

/** What makes whole replies alone. */
export type Maker = Pick<ReplyThread, 'ready' | 'wake' | 'make' | 'close'>;

/** One thread that may be handed replies to make. */
export interface ReplyThread {
  /** Whether it is up. */
  ready(): boolean;
  /** Whether it is being brought up. */
  starting(): boolean;
  /** Begins to bring it up; false where that is under way already, or failed a moment ago. */
  wake(): boolean;
  make(prepared: Prepared, lang: VoiceKey): Promise<Finished>;
  /** Begins a reply that comes in chunks, under a number of the caller's; the first chunk. */
  open(stream: number, prepared: Prepared, lang: VoiceKey): Promise<Chunk>;
  /** Its next chunk; null after the last. */
  pull(stream: number): Promise<Chunk>;
  /** Nobody reads it any more. */
  drop(stream: number): void;
  close(): Promise<void>;
}

export interface Chunk {
  readonly media: string;
  readonly body: Buffer | null;
}

/** What is asked over the line. `turn` counts the jobs of a thread: though all is in order, nobody shall get the answer of another. */
export type ToThread =
  | (Job & { readonly turn: number })
  | (Job & { readonly turn: number; readonly open: number })
  | { readonly turn: number; readonly pull: number }
  | { readonly drop: number };

/** What comes over it: first that the thread is up, then for each job its reply or chunk, or why there is none. */
export type FromThread =
  | { readonly up: true }
  | { readonly turn: number; readonly media: string; readonly body: Uint8Array | null }
  | { readonly turn: number; readonly error: unknown };

export interface ThreadLimits {
  /** A thread without work ends after so long. */
  readonly idleMs: number;
  /** One that could not be started, or died, is not tried again before. */
  readonly againAfterMs: number;
  /** No job takes so long: one that does is stuck, and its thread is ended. */
  readonly stuckMs: number;
}

const LIMITS: ThreadLimits = { idleMs: 30_000, againAfterMs: 30_000, stuckMs: 10_000 };

/** The thread died, or was ended, before the answer came. */
export class ThreadGone extends Error {
  override readonly name: string = 'ThreadGone';
}
/** And this job was the reason: it is not to be tried elsewhere. */
export class Stuck extends ThreadGone {
  override readonly name = 'Stuck';
}

interface Waiting {
  readonly turn: number;
  readonly done: (chunk: Chunk) => void;
  readonly fail: (error: unknown) => void;
}

/** The longest that a timer of Node runs: for a thread that stays. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** A thread and what it was handed, in order. */
interface Working {
  readonly thread: Worker;
  readonly line: MessagePort;
  readonly waiting: Waiting[];
  readonly rest: NodeJS.Timeout;
  /** Runs while a job does. */
  stuck: NodeJS.Timeout | undefined;
  /** Replies under way that come in chunks. */
  readonly streams: Set<number>;
  up: boolean;
  turns: number;
}

/** A thread of `worker.ts`, made by the first call to wake it; `woken` when it is up. */
export function replyThread(
  filename: URL,
  data: ThreadData,
  failed: Failed,
  limits: ThreadLimits = LIMITS,
  woken: () => void = () => undefined,
): ReplyThread {
  let working: Working | null = null;
  let restUntil = 0;

  /** Ends the thread; what it still had to do is given back. */
  async function end({ thread, line, waiting, rest, stuck }: Working, why: Error): Promise<void> {
    working = null;
    clearTimeout(rest);
    clearTimeout(stuck);
    line.close();
    for (const { fail } of waiting) fail(why);
    await thread.terminate();
  }

  function died(one: Working, error: unknown): void {
    if (working !== one) return;
    restUntil = performance.now() + limits.againAfterMs;
    failed(error);
    void end(one, new ThreadGone('the thread is gone', { cause: error }));
  }

  /** The clock of the job whose turn it is. */
  function watch(one: Working): void {
    clearTimeout(one.stuck);
    if (one.waiting.length === 0) return;
    const late = () => {
      const why = `a job took longer than ${limits.stuckMs / 1000} s`;
      one.waiting.shift()?.fail(new Stuck(why));
      died(one, new Error(why));
    };
    one.stuck = setTimeout(late, limits.stuckMs).unref();
  }

  function heard(one: Working, said: FromThread): void {
    if ('up' in said) {
      one.up = true;
      watch(one); // what came before was waiting for the thread to start
      woken();
      return;
    }
    const first = one.waiting[0];
    if (first?.turn !== said.turn) {
      died(one, new Error('an answer out of its turn'));
      return;
    }
    one.waiting.shift();
    watch(one);
    if ('error' in said) first.fail(said.error);
    else {
      const { media, body } = said;
      first.done({ media, body: body === null ? null : Buffer.from(body.buffer, body.byteOffset, body.byteLength) });
    }
  }

  function begin(): Working {
    const { port1: line, port2: itsEnd } = new MessageChannel();
    const thread = startedThread(filename, { workerData: { ...data, line: itsEnd }, transferList: [itsEnd] });
    const idle = () => {
      if (one.waiting.length > 0 || one.streams.size > 0) rest.refresh();
      else void end(one, new ThreadGone('the thread is at rest'));
    };
    const rest = setTimeout(idle, Math.min(limits.idleMs, LONGEST_TIMER_MS)).unref();
    const one: Working = {
      thread,
      line,
      waiting: [],
      rest,
      stuck: undefined,
      streams: new Set(),
      up: false,
      turns: 0,
    };
    line.on('message', (said: FromThread) => heard(one, said));
    thread.on('error', (error) => died(one, error));
    thread.on('exit', (code) => died(one, new Error(`the thread ended with ${code}`)));
    // neither keeps alive a process that has nothing else to do
    line.unref();
    thread.unref();
    return one;
  }

  type Question<T> = T extends { readonly turn: number } ? Omit<T, 'turn'> : never;
  function ask(question: Question<ToThread>): Promise<Chunk> {
    const one = working;
    if (one === null) return Promise.reject(new ThreadGone('the thread is gone'));
    one.rest.refresh();
    const turn = one.turns++;
    return new Promise((done, fail) => {
      one.line.postMessage({ turn, ...question });
      one.waiting.push({ turn, done, fail }); // not before it is sent: what cannot be sent has no answer
      if (one.up && one.waiting.length === 1) watch(one);
    });
  }

  return {
    ready: () => working?.up === true,
    starting: () => working?.up === false,
    wake() {
      if (working !== null || performance.now() < restUntil) return false;
      working = begin();
      return true;
    },
    async make(prepared, lang) {
      const { media, body } = await ask({ prepared, lang });
      return { media, body: body ?? Buffer.alloc(0) };
    },
    open(stream, prepared, lang) {
      working?.streams.add(stream);
      return ask({ open: stream, prepared, lang });
    },
    pull: (stream) => ask({ pull: stream }),
    drop(stream) {
      if (working?.streams.delete(stream)) working.line.postMessage({ drop: stream } satisfies ToThread);
    },
    async close() {
      restUntil = Number.POSITIVE_INFINITY;
      if (working !== null) await end(working, new ThreadGone('the service ends'));
    },
  };
}
