/**
 * Long work (scans of a year, streams) in threads. Customers share the time; each chunk of a stream is a turn. Work in a
 * thread is not interrupted. So besides the usual threads there are lanes: extra threads for customers with nothing
 * running. One customer's long jobs then delay only that customer, and the operating system shares the cores. The first
 * lane is started when the usual threads are up and long work arrives, before anybody has to wait; the second when work
 * waits behind a long job. If a client disconnects, its waiting work is dropped. Work that has begun
 * is finished, because a new thread would take a second to start, and everybody behind it would wait.
 */
import { availableParallelism } from 'node:os';
import type { VoiceKey } from 'ganaka/internal/text/voice.ts';
import type { EncodedReply } from '../../api/answer/encode.ts';
import type { PreparedRequest } from '../../api/read/read.ts';
import { Refusal } from '../../api/refusal.ts';
import { type FairQueue, fairQueue, type QueueRefusal, type Slots, TurnedAway } from '../admission/fair-queue.ts';
import { ownTime } from '../admission/own-time.ts';
import type { OpenStream } from '../wire/stream.ts';
import { type OnError, type ReplyThread, replyThread, type ThreadData, ThreadGone } from './reply-thread.ts';

/** The owner of the work, in whose turn it runs, and the signal that its client has disconnected. */
export interface WorkOwner {
  readonly owner: string;
  readonly gone: AbortSignal;
}

export interface HeavyWork {
  run(prepared: PreparedRequest, lang: VoiceKey, asker: WorkOwner): Promise<EncodedReply>;
  /** The view's payload as values, for pages, which need no bytes. */
  payload(prepared: PreparedRequest, lang: VoiceKey, asker: WorkOwner): Promise<unknown>;
  /** The reply in chunks, each computed on demand; resolves with the first. */
  stream(prepared: PreparedRequest, lang: VoiceKey, asker: WorkOwner): Promise<OpenStream>;
  /** Creates the first thread if there is none yet, because long work may soon follow. */
  warm(): void;
  state(): HeavyState;
  close(): Promise<void>;
}

export interface HeavyState {
  readonly waiting: number;
  readonly running: number;
  /** How long the oldest job has waited, milliseconds. */
  readonly age: number;
  readonly turned: Readonly<Record<QueueRefusal, number>>;
}

const WAITING_PER_THREAD = 128;
/** The most jobs of one customer: about a second of a thread's time, at thirty milliseconds a job. */
const MOST_OF_ONE = 32;
const LONGEST_WAIT_MS = 5_000;
const RETRY_AFTER_S = 2;
/** The longest time of a job. A job that takes longer is stuck, and its thread is ended. */
const STUCK_MS = 60_000;
/** A dead thread is replaced after this time. */
const AGAIN_AFTER_MS = 1_000;
/** The first thread stays; others end after this time without work. */
const IDLE_MS = 60_000;
/** The first lane ends after this time without any long work. Starting it takes a second or two of CPU. */
const FIRST_LANE_IDLE_MS = 600_000;
/** The number of lanes, threads for customers with nothing running. */
const LANES = 2;
/** Besides the first, a lane is created when work has waited this long and no job has begun meanwhile. */
const LANE_AFTER_MS = 150;

interface Member {
  readonly thread: ReplyThread;
  readonly lane: boolean;
  busy: boolean;
  /** When it last ended a job; 0 if it has done none. */
  usedAt: number;
}

/**
 * Runs long work in `threads` threads of `worker.ts`; 0 means the number of cores less one. With `patience` a job may
 * wait and run so many times longer.
 */
export function heavyWork(filename: URL, threads: number, data: ThreadData, failed: OnError, patience = 1): HeavyWork {
  const most = threads > 0 ? threads : Math.max(1, availableParallelism() - 1);
  const crew = Array.from({ length: most + LANES }, (_, i): Member => {
    const idleMs = i === 0 ? Infinity : i === most ? FIRST_LANE_IDLE_MS : IDLE_MS;
    const limits = { stuckMs: STUCK_MS * patience, againAfterMs: AGAIN_AFTER_MS, idleMs };
    const thread = replyThread(filename, { ...data, rehearses: true }, failed, limits, () => queue.look());
    return { thread, lane: i >= most, busy: false, usedAt: 0 };
  });
  const longestWaitMs = LONGEST_WAIT_MS * patience;
  const limits = { mostWaiting: most * WAITING_PER_THREAD, mostOfOne: MOST_OF_ONE, longestWaitMs };
  const queue = fairQueue(limits, slotsOf(crew), undefined, ownTime());
  const lanes = lanesFor(crew, queue);
  let streams = 0;

  /** The thread of a member, started if it is not up; its jobs wait for the start. */
  const threadOf = ({ thread }: Member): ReplyThread => {
    if (!thread.ready()) thread.wake();
    return thread;
  };
  const told = <T>(work: Promise<T>, gone: AbortSignal): Promise<T> => {
    lanes.look();
    return work.catch((error: unknown) => {
      if (gone.aborted) throw clientLeft();
      if (error instanceof TurnedAway) throw refusalOf(error.why);
      throw error instanceof ThreadGone ? LOST : error;
    });
  };
  const inThread = async <T>({ owner, gone }: WorkOwner, work: (thread: ReplyThread) => Promise<T>): Promise<T> => {
    const done = await told(
      queue.run(owner, gone, (member) => work(threadOf(member))),
      gone,
    );
    if (gone.aborted) throw clientLeft();
    return done;
  };
  return {
    run: (prepared, lang, asker) => inThread(asker, (thread) => thread.make(prepared, lang)),
    payload: (prepared, lang, asker) => inThread(asker, (thread) => thread.payload(prepared, lang)),
    async stream(prepared, lang, { owner, gone }) {
      const id = ++streams;
      let member: Member | undefined;
      const drop = (): void => member?.thread.drop(id);
      const open = queue.run(
        owner,
        gone,
        (chosen) => {
          member = chosen;
          return threadOf(chosen).open(id, prepared, lang);
        },
        true,
      );
      const { media, body } = await told(open, gone).catch((error: unknown) => {
        drop();
        throw error;
      });
      const next = async (): Promise<IteratorResult<Buffer, undefined>> => {
        const its = member;
        if (its === undefined) return LAST;
        const chunk = await told(
          queue.goOn(owner, gone, its, () => its.thread.pull(id)),
          gone,
        );
        if (chunk.body === null) drop();
        return chunk.body === null ? LAST : { value: chunk.body };
      };
      const rest = {
        next,
        async return() {
          drop();
          return LAST;
        },
      };
      return { media, first: body ?? Buffer.alloc(0), rest };
    },
    warm: () => void crew[0]?.thread.wake(),
    state: () => ({ waiting: queue.waiting(), running: queue.running(), age: queue.age(), turned: queue.turned }),
    close: async () => void (await Promise.all(crew.map(({ thread }) => thread.close()))),
  };
}

const LAST: IteratorReturnResult<undefined> = { done: true, value: undefined };

/**
 * Chooses a thread for each job: a usual thread that is up, or a lane that is up if the customer has nothing running,
 * or a usual thread that has to be started. A job that is alone takes the thread that has rested longest, so that the
 * code of a lane is compiled before somebody depends on it.
 */
const slotsOf = (crew: readonly Member[]): Slots<Member> => ({
  take(underWay, wants, isAlone) {
    const idle = (wants === undefined ? crew : [wants]).filter(({ busy }) => !busy);
    const usual = idle.filter(({ lane }) => !lane);
    const ready = idle.filter(({ lane, thread }) => thread.ready() && (!lane || underWay === 0));
    const rested = isAlone ? ready.toSorted((a, b) => a.usedAt - b.usedAt) : ready;
    const found = wants === undefined ? (rested[0] ?? usual[0]) : idle[0];
    if (found !== undefined) found.busy = true;
    return found ?? null;
  },
  give(member) {
    member.busy = false;
    member.usedAt = performance.now();
  },
});

/**
 * Starts the first lane when the usual threads are up, or when work waits behind a long job; and another when a customer
 * with nothing running waits.
 */
function lanesFor(crew: readonly Member[], queue: FairQueue<Member>): { look(): void } {
  const first = crew.find(({ lane }) => lane);
  let watched: NodeJS.Timeout | undefined;
  let seen = 0;
  const watch = (): void => {
    watched = undefined;
    if (queue.waiting() === 0) return;
    const lanes = crew.filter(({ lane }) => lane);
    const isNeeded = lanes.every(({ thread }) => !thread.ready()) || queue.isStranding();
    if (seen === queue.begun() && isNeeded && !lanes.some(({ thread }) => thread.starting()))
      lanes.find(({ thread }) => !thread.ready())?.thread.wake();
    look();
  };
  const look = (): void => {
    if (crew.every(({ lane, thread }) => lane || thread.ready())) first?.thread.wake();
    if (watched !== undefined || queue.waiting() === 0) return;
    seen = queue.begun();
    watched = setTimeout(watch, LANE_AFTER_MS).unref();
  };
  return { look };
}

const SAID: Readonly<Record<Exclude<QueueRefusal, 'left'>, string>> = {
  full: 'too much long work is waiting; nothing was charged, try again in a few seconds',
  too_many_of_one: `more than ${MOST_OF_ONE} long requests of yours are waiting; nothing was charged, wait for their answers`,
  waited_too_long: 'the request waited too long for its turn; nothing was charged, try again in a few seconds',
};

function refusalOf(why: QueueRefusal): Refusal {
  if (why === 'left') return clientLeft();
  return new Refusal(503, 'busy', SAID[why], { headers: [['retry-after', String(RETRY_AFTER_S)]] });
}

const LOST = new Refusal(503, 'busy', 'the work was lost with its thread; nothing was charged, try again', {
  headers: [['retry-after', String(RETRY_AFTER_S)]],
});

/** The outcome for a client that has disconnected. Nobody reads it, but the log has its status. */
export const clientLeft = (): Refusal => new Refusal(499, 'client_left', 'the client left before the answer was ready');
