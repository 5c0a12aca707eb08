/**
 * Work that waits for its turn, by owner: whoever has waiting work is served in rotation, so one customer's hundred jobs stand in nobody
 * else's way. Bounded as a whole, by owner and in time; what does not fit is refused at once, what waits too long is refused then.
 */
export interface QueueLimits {
  readonly mostWaiting: number;
  /** Waiting and under way, of one owner. */
  readonly mostOfOne: number;
  readonly longestWaitMs: number;
}

/** Where work is done: threads, pages of a press. */
export interface Slots<S> {
  /** A free one for a job of an owner who has so many under way; null when the job must wait. `wants` where no other one will do. */
  take(underWay: number, wants: S | undefined): S | null;
  give(slot: S): void;
}

/** So many, all alike. */
export function alike(atOnce: number): Slots<true> {
  let taken = 0;
  return {
    take: () => (taken < atOnce && ++taken > 0 ? true : null),
    give: () => void taken--,
  };
}

/** Why a job was not done. */
export type Turned = 'full' | 'too_many_of_one' | 'waited_too_long' | 'left';
export const NONE_TURNED: Readonly<Record<Turned, number>> = {
  full: 0,
  too_many_of_one: 0,
  waited_too_long: 0,
  left: 0,
};

export class TurnedAway extends Error {
  override readonly name = 'TurnedAway';
  readonly why: Turned;
  constructor(why: Turned) {
    super(why);
    this.why = why;
  }
}

interface Waiting<S> {
  readonly owner: string;
  readonly since: number;
  readonly wants: S | undefined;
  /** A part of what has begun: it is neither counted nor refused. */
  readonly goesOn: boolean;
  readonly begin: (slot: S) => void;
  readonly refuse: (why: Turned) => void;
}

export interface FairQueue<S> {
  /** Does the work when its turn comes; rejects with TurnedAway if it does not come. */
  run<T>(owner: string, gone: AbortSignal, work: (slot: S) => Promise<T>, uncounted?: boolean): Promise<T>;
  /** A further part of work that has begun, in the slot where it began: in turn with the others, and however long that takes. */
  goOn<T>(owner: string, gone: AbortSignal, slot: S, work: () => Promise<T>): Promise<T>;
  /** There may be more slots than before. */
  look(): void;
  /** How many were begun so far. */
  begun(): number;
  /** Whether somebody waits who has nothing under way. */
  isStranding(): boolean;
  waiting(): number;
  running(): number;
  /** How long the oldest has waited, milliseconds. */
  age(): number;
  /** Refused so far, by reason. */
  readonly turned: Readonly<Record<Turned, number>>;
}

export function fairQueue<S>(
  limits: QueueLimits,
  slots: Slots<S>,
  clock: () => number = () => performance.now(),
): FairQueue<S> {
  /** Owners in the order of their turns: the first is next, and goes to the end when it has had its turn. */
  const lines = new Map<string, Waiting<S>[]>();
  /** Waiting and under way, by owner. */
  const held = new Map<string, number>();
  /** Under way, by owner. */
  const underWay = new Map<string, number>();
  const turned: Record<Turned, number> = { ...NONE_TURNED };
  let waiting = 0;
  let running = 0;
  let count = 0;

  const refused = (why: Turned): TurnedAway => {
    turned[why]++;
    return new TurnedAway(why);
  };
  const takeOut = (job: Waiting<S>): boolean => {
    const line = lines.get(job.owner);
    const at = line?.indexOf(job) ?? -1;
    if (line === undefined || at < 0) return false;
    line.splice(at, 1);
    if (line.length === 0) lines.delete(job.owner);
    if (!job.goesOn) waiting--;
    return true;
  };
  /** The first job, in the order of turns, for which there is a slot. */
  const oneBegun = (): boolean => {
    for (const [owner, line] of lines)
      for (const job of line) {
        const slot = slots.take(underWay.get(owner) ?? 0, job.wants);
        if (slot === null) continue;
        takeOut(job);
        // whoever has had a turn stands behind the others
        if (lines.delete(owner) && line.length > 0) lines.set(owner, line);
        running++;
        count++;
        add(underWay, owner, 1);
        job.begin(slot);
        return true;
      }
    return false;
  };
  const look = () => {
    while (oneBegun());
  };
  /** A full queue takes in who has less in it than another: the last come of the longest line goes instead. */
  const makeRoom = (own: number): boolean => {
    let longest: Waiting<S>[] = [];
    for (const line of lines.values()) {
      const counted = line.filter(({ goesOn }) => !goesOn);
      if (counted.length > longest.length) longest = counted;
    }
    if (longest.length <= own + 1) return false;
    longest.at(-1)?.refuse('full');
    return true;
  };
  /** Resolves when the turn comes. */
  const turnOf = (owner: string, gone: AbortSignal, wants: S | undefined, goesOn: boolean): Promise<S> =>
    new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer);
        gone.removeEventListener('abort', leave);
      };
      const job: Waiting<S> = {
        owner,
        since: clock(),
        wants,
        goesOn,
        begin(slot) {
          settle();
          resolve(slot);
        },
        refuse(why) {
          if (!takeOut(job)) return;
          settle();
          reject(refused(why));
        },
      };
      const leave = () => job.refuse('left');
      const timer = goesOn ? undefined : setTimeout(() => job.refuse('waited_too_long'), limits.longestWaitMs);
      timer?.unref();
      gone.addEventListener('abort', leave, { once: true });
      const line = lines.get(owner);
      if (line === undefined) lines.set(owner, [job]);
      else line.push(job);
      if (!goesOn) waiting++;
    });
  /** Waits for the turn and does the work. */
  const done = async <T>(
    owner: string,
    gone: AbortSignal,
    work: (slot: S) => Promise<T>,
    wants: S | undefined,
    goesOn: boolean,
  ): Promise<T> => {
    const turn = turnOf(owner, gone, wants, goesOn);
    look();
    const slot = await turn;
    try {
      return await work(slot);
    } finally {
      running--;
      add(underWay, owner, -1);
      slots.give(slot);
    }
  };

  return {
    turned,
    look,
    async run(owner, gone, work, uncounted = false) {
      if (gone.aborted) throw refused('left');
      const own = held.get(owner) ?? 0;
      if (own >= limits.mostOfOne && !uncounted) throw refused('too_many_of_one');
      if (waiting >= limits.mostWaiting && !makeRoom(own)) throw refused('full');
      add(held, owner, 1);
      try {
        return await done(owner, gone, work, undefined, false);
      } finally {
        add(held, owner, -1);
        look();
      }
    },
    async goOn(owner, gone, slot, work) {
      if (gone.aborted) throw refused('left');
      try {
        return await done(owner, gone, work, slot, true);
      } finally {
        look();
      }
    },
    begun: () => count,
    isStranding: () => [...lines.keys()].some((owner) => !underWay.has(owner)),
    waiting: () => waiting,
    running: () => running,
    age() {
      let oldest = Number.POSITIVE_INFINITY;
      for (const [first] of lines.values()) if (first !== undefined && first.since < oldest) oldest = first.since;
      return oldest === Number.POSITIVE_INFINITY ? 0 : clock() - oldest;
    },
  };
}

/** Counts up or down; what comes to nought is forgotten. */
function add(counts: Map<string, number>, name: string, by: 1 | -1): void {
  const count = (counts.get(name) ?? 0) + by;
  if (count === 0) counts.delete(name);
  else counts.set(name, count);
}
