/**
 * A fair queue: owners with waiting jobs share the time of the slots (start-time fair queuing), so neither one
 * customer's hundred jobs nor its long ones delay anybody else by more than the job that is running. Owners whose jobs
 * take equally long are served round-robin. The queue limits the number of jobs, the jobs of one owner and the waiting
 * time. A job that does not fit is rejected at once, a job that has waited too long when its time is over.
 */
import type { Clock } from './own-time.ts';
import { Shares } from './shares.ts';

export interface QueueLimits {
  readonly mostWaiting: number;
  /** The most jobs of one owner, waiting and running together. */
  readonly mostOfOne: number;
  /** The longest wait in own time, and the longest by the clock on the wall. */
  readonly longestWaitMs: number;
  readonly longestWallMs?: number;
}

/** On a machine that is busy with other things a job may wait this long, milliseconds; its client would not wait longer. */
const LONGEST_WALL_MS = 60_000;
/** How soon a wait is looked at again that was long by the clock on the wall, but not in own time. */
const LOOK_AGAIN_MS = 250;

/** What runs the jobs: threads, or browser pages that print PDFs. */
export interface Slots<S> {
  /**
   * A free slot for a job of an owner who has `underWay` jobs running; null if the job must wait. With `wants`, only
   * that slot is taken. `isAlone`: it is a whole job, and no other runs or waits.
   */
  take(underWay: number, wants: S | undefined, isAlone: boolean): S | null;
  give(slot: S): void;
}

/** A number of identical slots. */
export function alike(atOnce: number): Slots<true> {
  let taken = 0;
  return {
    take: () => (taken < atOnce && ++taken > 0 ? true : null),
    give: () => void taken--,
  };
}

/** Why a job was not done. */
export type QueueRefusal = 'full' | 'too_many_of_one' | 'waited_too_long' | 'left';
export const NONE_TURNED: Readonly<Record<QueueRefusal, number>> = {
  full: 0,
  too_many_of_one: 0,
  waited_too_long: 0,
  left: 0,
};

export class TurnedAway extends Error {
  override readonly name = 'TurnedAway';
  readonly why: QueueRefusal;
  constructor(why: QueueRefusal) {
    super(why);
    this.why = why;
  }
}

/** A slot, and the function to be called when its job has ended. */
interface Turn<S> {
  readonly slot: S;
  readonly ended: () => void;
}

/** Whether a job is whole or a part of a longer one, and the slot in which the other parts ran. */
interface Kind<S> {
  readonly wants: S | undefined;
  /** A part of a job that has begun: it is not counted, and rejected only if its client disconnects. */
  readonly goesOn: boolean;
  /** The first part of a job whose further parts go on in the same slot. */
  readonly isOpening: boolean;
}

interface Waiting<S> extends Kind<S> {
  readonly owner: string;
  readonly since: number;
  readonly ownSince: number;
  readonly begin: (turn: Turn<S>) => void;
  readonly refuse: (why: QueueRefusal) => void;
}

export interface FairQueue<S> {
  /**
   * Runs the work when its turn comes; rejects with TurnedAway if the turn does not come. Work that is the opening of a
   * job in parts (`goOn`) is accepted even if its owner has too many.
   */
  run<T>(owner: string, gone: AbortSignal, work: (slot: S) => Promise<T>, isOpening?: boolean): Promise<T>;
  /** Runs a further part of a job that has begun, in the same slot. It takes its turn, without a limit of waiting. */
  goOn<T>(owner: string, gone: AbortSignal, slot: S, work: () => Promise<T>): Promise<T>;
  /** Starts waiting jobs; to be called when slots may have become free. */
  look(): void;
  /** The number of jobs started so far. */
  begun(): number;
  /** Whether an owner with nothing running is waiting. */
  isStranding(): boolean;
  waiting(): number;
  running(): number;
  /** How long the oldest job has waited, milliseconds. */
  age(): number;
  /** The number of jobs rejected so far, by reason. */
  readonly turned: Readonly<Record<QueueRefusal, number>>;
}

/** `own`: the clock by which waits are limited, see `own-time.ts`. */
export const fairQueue = <S>(limits: QueueLimits, slots: Slots<S>, clock?: Clock, own?: Clock): FairQueue<S> =>
  new OwnersInTurn(limits, slots, clock, own);

class OwnersInTurn<S> implements FairQueue<S> {
  /** Waiting jobs by owner. Of owners with equal shares the first is next, and goes to the end after its turn. */
  readonly #lines = new Map<string, Waiting<S>[]>();
  /** The number of jobs of each owner, waiting and running together. */
  readonly #held = new Map<string, number>();
  readonly #underWay = new Map<string, number>();
  readonly #shares: Shares;
  readonly #limits: QueueLimits;
  readonly #slots: Slots<S>;
  readonly #clock: Clock;
  readonly #own: Clock;
  readonly turned: Record<QueueRefusal, number> = { ...NONE_TURNED };
  #waiting = 0;
  #running = 0;
  #begun = 0;

  constructor(limits: QueueLimits, slots: Slots<S>, clock: Clock = () => performance.now(), own: Clock = clock) {
    this.#limits = limits;
    this.#slots = slots;
    this.#clock = clock;
    this.#own = own;
    this.#shares = new Shares(clock);
  }

  async run<T>(owner: string, gone: AbortSignal, work: (slot: S) => Promise<T>, isOpening = false): Promise<T> {
    if (gone.aborted) throw this.#refused('left');
    const own = this.#held.get(owner) ?? 0;
    if (own >= this.#limits.mostOfOne && !isOpening) throw this.#refused('too_many_of_one');
    if (this.#waiting >= this.#limits.mostWaiting && !this.#makeRoom(own)) throw this.#refused('full');
    add(this.#held, owner, 1);
    try {
      return await this.#done(owner, gone, work, { wants: undefined, goesOn: false, isOpening });
    } finally {
      add(this.#held, owner, -1);
      this.look();
    }
  }

  async goOn<T>(owner: string, gone: AbortSignal, slot: S, work: () => Promise<T>): Promise<T> {
    if (gone.aborted) throw this.#refused('left');
    try {
      return await this.#done(owner, gone, work, { wants: slot, goesOn: true, isOpening: false });
    } finally {
      this.look();
    }
  }

  look(): void {
    while (this.#oneBegun());
    if (this.#running === 0 && this.#lines.size === 0) this.#shares.forget();
  }

  begun = (): number => this.#begun;
  waiting = (): number => this.#waiting;
  running = (): number => this.#running;
  isStranding = (): boolean => [...this.#lines.keys()].some((owner) => !this.#underWay.has(owner));

  age(): number {
    let oldest = Number.POSITIVE_INFINITY;
    for (const [first] of this.#lines.values()) if (first !== undefined && first.since < oldest) oldest = first.since;
    return oldest === Number.POSITIVE_INFINITY ? 0 : this.#clock() - oldest;
  }

  #refused(why: QueueRefusal): TurnedAway {
    this.turned[why]++;
    return new TurnedAway(why);
  }

  #takeOut(job: Waiting<S>): boolean {
    const line = this.#lines.get(job.owner);
    const at = line?.indexOf(job) ?? -1;
    if (line === undefined || at < 0) return false;
    line.splice(at, 1);
    if (line.length === 0) this.#lines.delete(job.owner);
    if (!job.goesOn) this.#waiting--;
    return true;
  }

  /** Starts the first job, in the order of turns, for which there is a slot. */
  #oneBegun(): boolean {
    for (const [owner, line] of this.#shares.inOrder(this.#lines))
      for (const job of line) {
        const isAlone = this.#running === 0 && this.#lines.size === 1 && line.length === 1 && !job.isOpening;
        const slot = this.#slots.take(this.#underWay.get(owner) ?? 0, job.wants, isAlone);
        if (slot === null) continue;
        this.#takeOut(job);
        // an owner who has had a turn goes behind the others
        if (this.#lines.delete(owner) && line.length > 0) this.#lines.set(owner, line);
        this.#running++;
        this.#begun++;
        add(this.#underWay, owner, 1);
        job.begin({ slot, ended: this.#shares.begun(owner) });
        return true;
      }
    return false;
  }

  /**
   * A full queue accepts an owner with fewer jobs than another: the newest job of the longest queue is dropped instead.
   */
  #makeRoom(own: number): boolean {
    let longest: Waiting<S>[] = [];
    for (const line of this.#lines.values()) {
      const counted = line.filter(({ goesOn }) => !goesOn);
      if (counted.length > longest.length) longest = counted;
    }
    if (longest.length <= own + 1) return false;
    longest.at(-1)?.refuse('full');
    return true;
  }

  /** Resolves with a slot when the turn comes. */
  #turnOf(owner: string, gone: AbortSignal, kind: Kind<S>): Promise<Turn<S>> {
    const { goesOn } = kind;
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer);
        gone.removeEventListener('abort', leave);
      };
      const begin = (turn: Turn<S>) => {
        settle();
        resolve(turn);
      };
      const refuse = (why: QueueRefusal) => {
        if (!this.#takeOut(job)) return;
        settle();
        reject(this.#refused(why));
      };
      const job: Waiting<S> = { ...kind, owner, since: this.#clock(), ownSince: this.#own(), begin, refuse };
      const leave = () => refuse('left');
      const waitOn = () => {
        const left = this.#timeLeft(job);
        if (left <= 0) refuse('waited_too_long');
        else timer = setTimeout(waitOn, Math.max(LOOK_AGAIN_MS, left)).unref();
      };
      let timer = goesOn ? undefined : setTimeout(waitOn, this.#limits.longestWaitMs).unref();
      gone.addEventListener('abort', leave, { once: true });
      const line = this.#lines.get(owner);
      if (line === undefined) this.#lines.set(owner, [job]);
      else line.push(job);
      if (!goesOn) this.#waiting++;
    });
  }

  /** How much longer a job may wait, milliseconds. */
  #timeLeft({ since, ownSince }: Waiting<S>): number {
    const { longestWaitMs, longestWallMs = LONGEST_WALL_MS } = this.#limits;
    return Math.min(longestWaitMs - (this.#own() - ownSince), longestWallMs - (this.#clock() - since));
  }

  /** Waits for the turn and does the work. */
  async #done<T>(owner: string, gone: AbortSignal, work: (slot: S) => Promise<T>, kind: Kind<S>): Promise<T> {
    const turn = this.#turnOf(owner, gone, kind);
    this.look();
    const { slot, ended } = await turn;
    try {
      return await work(slot);
    } finally {
      ended();
      this.#running--;
      add(this.#underWay, owner, -1);
      this.#slots.give(slot);
    }
  }
}

/** Counts up or down; an entry that reaches zero is removed. */
function add(counts: Map<string, number>, name: string, by: 1 | -1): void {
  const count = (counts.get(name) ?? 0) + by;
  if (count === 0) counts.delete(name);
  else counts.set(name, count);
}
