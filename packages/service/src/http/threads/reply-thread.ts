/**
 * A thread that computes replies, with its own queue. Replies come back in the order of the jobs, so no lookup is
 * needed. A thread pool keeps its pending jobs in a Map. A Map with fast turnover leaves old hash tables behind, each
 * of which refers to the next; because of it nearly all of a thousand panchangas a second survived the young
 * generation.
 */
import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads';
import type { VoiceKey } from 'ganaka/internal/text/voice.ts';
import type { EncodedReply } from '../../api/answer/encode.ts';
import type { PreparedRequest } from '../../api/read/read.ts';
import { startedThread } from './thread.ts';

/** A request to be answered, as it is sent to a thread. */
export interface ThreadJob {
  readonly prepared: PreparedRequest;
  readonly lang: VoiceKey;
}

/** The data with which a thread is created, as the thread's file expects it. */
export type ThreadData = Readonly<Record<string, unknown>>;

/** Called once for each thread that died, with the reason. The process continues. */
export type OnError = (error: unknown) => void;

/** A thread that is used for whole replies only. */
export type Maker = Pick<ReplyThread, 'ready' | 'wake' | 'make' | 'close'>;

/** One thread that computes replies. */
export interface ReplyThread {
  /** Whether the thread is up. */
  ready(): boolean;
  /** Whether the thread is being started. */
  starting(): boolean;
  /**
   * Starts the thread; returns false if it has just failed, or is running or starting. For a running one this counts as
   * work: it does not end soon.
   */
  wake(): boolean;
  make(prepared: PreparedRequest, lang: VoiceKey): Promise<EncodedReply>;
  /** The view's payload, as values. */
  payload(prepared: PreparedRequest, lang: VoiceKey): Promise<unknown>;
  /** Starts a streamed reply under the caller's number; returns the first chunk. */
  open(stream: number, prepared: PreparedRequest, lang: VoiceKey): Promise<Chunk>;
  /** The next chunk of a stream; its body is null after the last. */
  pull(stream: number): Promise<Chunk>;
  /** Ends a stream that nobody reads any more. */
  drop(stream: number): void;
  close(): Promise<void>;
}

export interface Chunk {
  readonly media: string;
  readonly body: Buffer | null;
}

/**
 * Messages to the thread. `turn` is the number of the job. Replies come in order; `turn` makes sure that nobody gets
 * another caller's reply.
 */
export type ToThread =
  | (ThreadJob & { readonly turn: number })
  | (ThreadJob & { readonly turn: number; readonly as: 'payload' })
  | (ThreadJob & { readonly turn: number; readonly open: number })
  | { readonly turn: number; readonly pull: number }
  | { readonly drop: number };

/** Messages from the thread: first that it is up, then for each job its reply, payload or chunk, or an error. */
export type FromThread =
  | { readonly up: true }
  | { readonly turn: number; readonly media: string; readonly body: Uint8Array | null }
  | { readonly turn: number; readonly payload: unknown }
  | { readonly turn: number; readonly error: unknown };

export interface ThreadLimits {
  /** An idle thread ends after this time. */
  readonly idleMs: number;
  /** After a failed start or a crash, no new start is tried before this time. */
  readonly againAfterMs: number;
  /** The longest time of a job. A job that takes longer is stuck, and its thread is ended. */
  readonly stuckMs: number;
}

const LIMITS: ThreadLimits = { idleMs: 30_000, againAfterMs: 30_000, stuckMs: 10_000 };

/** The thread died, or was ended, before the reply came. */
export class ThreadGone extends Error {
  override readonly name: string = 'ThreadGone';
}
/** The thread was ended because of this job, which must not be tried elsewhere. */
export class Stuck extends ThreadGone {
  override readonly name = 'Stuck';
}

type ThreadReply = Exclude<FromThread, { readonly up: true } | { readonly error: unknown }>;

interface Waiting {
  readonly turn: number;
  readonly done: (said: ThreadReply) => void;
  readonly fail: (error: unknown) => void;
}

/** The longest time of a Node timer, used for a thread that never ends. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** What a thread reports to its owner. */
interface Heard {
  readonly up: () => void;
  readonly died: (error: unknown) => void;
  /** The thread has been idle for the allowed time. */
  readonly idle: () => void;
}

type Question<T> = T extends { readonly turn: number } ? Omit<T, 'turn'> : never;

/** A running thread and its jobs, in order. */
class Running {
  /** Streamed replies in progress. */
  readonly streams = new Set<number>();
  up = false;
  readonly #thread: Worker;
  readonly #line: MessagePort;
  readonly #limits: ThreadLimits;
  readonly #heard: Heard;
  readonly #waiting: Waiting[] = [];
  readonly #rest: NodeJS.Timeout;
  /** The timer of the current job. */
  #stuck: NodeJS.Timeout | undefined;
  #turns = 0;

  constructor(filename: URL, data: ThreadData, limits: ThreadLimits, heard: Heard) {
    const { port1: line, port2: itsEnd } = new MessageChannel();
    const thread = startedThread(filename, { workerData: { ...data, line: itsEnd }, transferList: [itsEnd] });
    line.on('message', (said: FromThread) => this.#hear(said));
    thread.on('error', heard.died);
    thread.on('exit', (code) => heard.died(new Error(`the thread ended with ${code}`)));
    // neither keeps an otherwise idle process alive
    line.unref();
    thread.unref();
    this.#thread = thread;
    this.#line = line;
    this.#limits = limits;
    this.#heard = heard;
    const idle = () => {
      if (this.#waiting.length > 0 || this.streams.size > 0) this.#rest.refresh();
      else heard.idle();
    };
    this.#rest = setTimeout(idle, Math.min(limits.idleMs, LONGEST_TIMER_MS)).unref();
  }

  /** Counts as work: the thread does not end soon. */
  use(): void {
    this.#rest.refresh();
  }

  ask(question: Question<ToThread>): Promise<ThreadReply> {
    this.use();
    const turn = this.#turns++;
    return new Promise((done, fail) => {
      this.#line.postMessage({ turn, ...question });
      this.#waiting.push({ turn, done, fail }); // only after sending: a message that cannot be sent gets no reply
      if (this.up && this.#waiting.length === 1) this.#watch();
    });
  }

  drop(stream: number): void {
    if (this.streams.delete(stream)) this.#line.postMessage({ drop: stream } satisfies ToThread);
  }

  /** Ends the thread; pending jobs are rejected. */
  async end(why: Error): Promise<void> {
    clearTimeout(this.#rest);
    clearTimeout(this.#stuck);
    this.#line.close();
    for (const { fail } of this.#waiting) fail(why);
    await this.#thread.terminate();
  }

  /** Starts the timer of the current job. */
  #watch(): void {
    clearTimeout(this.#stuck);
    if (this.#waiting.length === 0) return;
    const { stuckMs } = this.#limits;
    const late = () => {
      const why = `a job took longer than ${stuckMs / 1000} s`;
      this.#waiting.shift()?.fail(new Stuck(why));
      this.#heard.died(new Error(why));
    };
    this.#stuck = setTimeout(late, stuckMs).unref();
  }

  #hear(said: FromThread): void {
    if ('up' in said) {
      this.up = true;
      this.#watch(); // the time until now was spent on starting the thread
      this.#heard.up();
      return;
    }
    const first = this.#waiting[0];
    if (first?.turn !== said.turn) {
      this.#heard.died(new Error('an answer out of its turn'));
      return;
    }
    this.#waiting.shift();
    this.#watch();
    if ('error' in said) first.fail(said.error);
    else first.done(said);
  }
}

/** A thread of `worker.ts`. It is created by `wake`; `woken` is called when it is up. */
export function replyThread(
  filename: URL,
  data: ThreadData,
  failed: OnError,
  limits: ThreadLimits = LIMITS,
  woken: () => void = () => undefined,
): ReplyThread {
  let running: Running | null = null;
  let restUntil = 0;

  function begin(): Running {
    const end = (why: Error): void => {
      running = null;
      void one.end(why);
    };
    const died = (error: unknown): void => {
      if (running !== one) return;
      restUntil = performance.now() + limits.againAfterMs;
      failed(error);
      end(new ThreadGone('the thread is gone', { cause: error }));
    };
    const idle = () => end(new ThreadGone('the thread is at rest'));
    const one = new Running(filename, data, limits, { up: woken, died, idle });
    return one;
  }
  const ask = (question: Question<ToThread>): Promise<ThreadReply> =>
    running?.ask(question) ?? Promise.reject(new ThreadGone('the thread is gone'));
  const chunk = async (question: Question<ToThread>): Promise<Chunk> => {
    const said = await ask(question);
    if (!('media' in said)) throw new Error('values came where bytes were asked for');
    const { media, body } = said;
    return { media, body: body === null ? null : Buffer.from(body.buffer, body.byteOffset, body.byteLength) };
  };

  return {
    ready: () => running?.up === true,
    starting: () => running?.up === false,
    wake() {
      running?.use();
      if (running !== null || performance.now() < restUntil) return false;
      running = begin();
      return true;
    },
    async make(prepared, lang) {
      const { media, body } = await chunk({ prepared, lang });
      return { media, body: body ?? Buffer.alloc(0) };
    },
    async payload(prepared, lang) {
      const said = await ask({ prepared, lang, as: 'payload' });
      if (!('payload' in said)) throw new Error('bytes came where values were asked for');
      return said.payload;
    },
    open(stream, prepared, lang) {
      running?.streams.add(stream);
      return chunk({ open: stream, prepared, lang });
    },
    pull: (stream) => chunk({ pull: stream }),
    drop: (stream) => running?.drop(stream),
    async close() {
      restUntil = Number.POSITIVE_INFINITY;
      const one = running;
      running = null;
      await one?.end(new ThreadGone('the service ends'));
    },
  };
}
