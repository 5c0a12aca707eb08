/**
 * Work that waits for its turn, by owner: whoever has waiting work is served in rotation, so one customer's hundred jobs stand in nobody
 * else's way. Bounded as a whole, by owner and in time; what does not fit is refused at once, what waits too long is refused then.
 */
export interface QueueLimits {
  /** Jobs under way at a time. */
  readonly atOnce: number;
  readonly mostWaiting: number;
  /** Waiting and under way, of one owner. */
  readonly mostOfOne: number;
  readonly longestWaitMs: number;
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

interface Waiting {
  readonly owner: string;
  readonly since: number;
  readonly begin: () => void;
  readonly refuse: (why: Turned) => void;
}

export interface FairQueue {
  /** Does the work when its turn comes; rejects with TurnedAway if it does not come. */
  run<T>(owner: string, gone: AbortSignal, work: () => Promise<T>): Promise<T>;
  waiting(): number;
  running(): number;
  /** How long the oldest has waited, milliseconds. */
  age(): number;
  /** Refused so far, by reason. */
  readonly turned: Readonly<Record<Turned, number>>;
}

export function fairQueue(limits: QueueLimits, clock: () => number = () => performance.now()): FairQueue {
  /** Owners in the order of their turns: the first is next, and goes to the end when it has had its turn. */
  const lines = new Map<string, Waiting[]>();
  /** Waiting and under way, by owner. */
  const held = new Map<string, number>();
  const turned: Record<Turned, number> = { ...NONE_TURNED };
  let waiting = 0;
  let running = 0;

  const refused = (why: Turned): TurnedAway => {
    turned[why]++;
    return new TurnedAway(why);
  };
  const release = (owner: string) => {
    const left = (held.get(owner) ?? 1) - 1;
    if (left === 0) held.delete(owner);
    else held.set(owner, left);
  };
  const takeOut = (job: Waiting): boolean => {
    const line = lines.get(job.owner);
    const at = line?.indexOf(job) ?? -1;
    if (line === undefined || at < 0) return false;
    line.splice(at, 1);
    if (line.length === 0) lines.delete(job.owner);
    waiting--;
    return true;
  };
  const next = () => {
    while (running < limits.atOnce) {
      const [first] = lines;
      if (first === undefined) return;
      const [owner, line] = first;
      lines.delete(owner);
      const job = line.shift();
      if (line.length > 0) lines.set(owner, line);
      if (job === undefined) continue;
      waiting--;
      running++;
      job.begin();
    }
  };
  /** A full queue takes in who has less in it than another: the last come of the longest line goes instead. */
  const makeRoom = (own: number): boolean => {
    let longest: Waiting[] = [];
    for (const line of lines.values()) if (line.length > longest.length) longest = line;
    if (longest.length <= own + 1) return false;
    longest.at(-1)?.refuse('full');
    return true;
  };
  /** Resolves when the turn comes. */
  const turnOf = (owner: string, gone: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer);
        gone.removeEventListener('abort', leave);
      };
      const job: Waiting = {
        owner,
        since: clock(),
        begin() {
          settle();
          resolve();
        },
        refuse(why) {
          if (!takeOut(job)) return;
          settle();
          reject(refused(why));
        },
      };
      const leave = () => job.refuse('left');
      const timer = setTimeout(() => job.refuse('waited_too_long'), limits.longestWaitMs);
      timer.unref();
      gone.addEventListener('abort', leave, { once: true });
      const line = lines.get(owner);
      if (line === undefined) lines.set(owner, [job]);
      else line.push(job);
      waiting++;
    });

  return {
    turned,
    async run(owner, gone, work) {
      if (gone.aborted) throw refused('left');
      const own = held.get(owner) ?? 0;
      if (own >= limits.mostOfOne) throw refused('too_many_of_one');
      if (waiting >= limits.mostWaiting && running >= limits.atOnce && !makeRoom(own)) throw refused('full');
      held.set(owner, own + 1);
      try {
        const turn = turnOf(owner, gone);
        next();
        await turn;
        try {
          return await work();
        } finally {
          running--;
        }
      } finally {
        release(owner);
        next();
      }
    },
    waiting: () => waiting,
    running: () => running,
    age() {
      let oldest = Number.POSITIVE_INFINITY;
      for (const [first] of lines.values()) if (first !== undefined && first.since < oldest) oldest = first.since;
      return oldest === Number.POSITIVE_INFINITY ? 0 : clock() - oldest;
    },
  };
}
