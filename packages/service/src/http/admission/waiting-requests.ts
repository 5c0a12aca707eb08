/**
 * The requests that wait for a turn of the main thread. Light calls of a key within its rate have queues of their own,
 * come first and may wait longer; every fourth request is another one, so that none starves.
 */
import type { Clock } from './own-time.ts';
import { OwnerQueues } from './owner-queues.ts';

export interface Waits {
  /** The caller in whose queue the request waits: the key as sent, or the address. */
  readonly owner: string;
  /** Whether it is a light call of a key within its rate. Called only if the request has to wait. */
  readonly isLight?: () => boolean;
}

export interface WaitLimits {
  /**
   * The longest wait in a queue that was short within the last `standingMs`, and in one that has been long for that
   * time; own time.
   */
  readonly burstMs: number;
  readonly standingWaitMs: number;
  /** The longest wait of a light call; own time. */
  readonly lightMs: number;
  /** A queue is short if its next request has waited less than this. */
  readonly shortMs: number;
  readonly standingMs: number;
  readonly mostQueued: number;
}

/** A request whose turn has come. */
export interface NextRequest<R> {
  readonly request: R;
  /** How long it has waited, and how long it may, milliseconds of own time. */
  readonly waited: number;
  readonly patience: number;
  readonly isLight: boolean;
}

interface Waiting<R> {
  readonly request: R;
  readonly since: number;
}

const LIGHT_IN_A_ROW = 3;

export class WaitingRequests<R extends Waits> {
  readonly #light = new OwnerQueues<Waiting<R>>();
  readonly #others = new OwnerQueues<Waiting<R>>();
  readonly #limits: WaitLimits;
  readonly #own: Clock;
  #lightInARow = 0;

  constructor(limits: WaitLimits, own: Clock) {
    this.#limits = limits;
    this.#own = own;
  }

  get count(): number {
    return this.#light.waiting + this.#others.waiting;
  }

  /** Adds a request; false if its queue is full. A full queue still accepts callers with nothing waiting, up to twice its size. */
  push(request: R): boolean {
    const { mostQueued } = this.#limits;
    const queues = request.isLight?.() === true ? this.#light : this.#others;
    if (queues.waiting >= (queues.isNew(request.owner) ? 2 * mostQueued : mostQueued)) return false;
    const since = this.#own();
    queues.push(request.owner, { request, since }, since);
    return true;
  }

  /** Removes and returns the next request in turn. */
  shift(): NextRequest<R> | undefined {
    const isLight = this.#light.waiting > 0 && (this.#others.waiting === 0 || this.#lightInARow < LIGHT_IN_A_ROW);
    this.#lightInARow = isLight ? this.#lightInARow + 1 : 0;
    const next = (isLight ? this.#light : this.#others).shift();
    if (next === undefined) return undefined;
    const { line, entry } = next;
    const { shortMs, standingMs, standingWaitMs, burstMs, lightMs } = this.#limits;
    const now = this.#own();
    const waited = now - entry.since;
    if (waited < shortMs) line.calmAt = now;
    const isStanding = now - line.calmAt > standingMs;
    const patience = isLight ? lightMs : isStanding ? standingWaitMs : burstMs;
    return { request: entry.request, waited, patience, isLight };
  }
}
