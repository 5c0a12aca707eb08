/**
 * How much the main thread does at a time. In one turn of the event loop it works for a few milliseconds; other
 * requests wait in a queue for the next turns, so that in between connections are accepted (one per turn: libuv accepts
 * no more since 1.45), health checks are answered and replies are sent, whatever the load. Callers are served
 * round-robin: a flooding caller waits behind itself. Requests that have waited longer than the limit are rejected,
 * which costs a fiftieth of a reply, so admitted ones are answered soon. A burst is tolerated, a standing queue is not
 * (the rule of CoDel: Nichols and Jacobson, "Controlling Queue Delay", ACM Queue, 2012).
 */
import { OwnerQueues } from './owner-queues.ts';

export interface Entering {
  /** Whose turn it takes: the key as it was sent, or the address. */
  readonly owner: string;
  readonly run: () => void;
  readonly refuse: () => void;
  /** Whether its client has disconnected. */
  readonly gone: () => boolean;
}

export interface Load {
  /** Runs the request now or in its turn, or refuses it. What ran must call `ended` when it is answered. */
  enter(request: Entering): void;
  ended(): void;
  /** A connection was accepted: there may be others behind it, and each turn accepts one. */
  accepted(): void;
  /** Requests that wait for a turn. */
  queued(): number;
  readonly state: LoadState;
}

export interface LoadState {
  /** Requests begun since the start. */
  begun: number;
  /** Requests begun and not yet answered. */
  inFlight: number;
  /** Refused for lack of room. */
  shed: number;
  /** How long the last request to get its turn had waited, milliseconds. */
  waited: number;
}

export interface LoadLimits {
  /** Work of one turn, milliseconds; and the maximum, after a turn that read much input. */
  readonly turnMs: number;
  readonly longTurnMs: number;
  /** Longest wait while the queue is short now and then, and once it has been long for `standingMs`. */
  readonly burstMs: number;
  readonly standingWaitMs: number;
  /** A line is short when one waits no longer in it. */
  readonly shortMs: number;
  readonly standingMs: number;
  readonly mostQueued: number;
  readonly mostInFlight: number;
  /**
   * If no more than this many wait, none is rejected for waiting: the machine was stalled, and all of them are soon
   * done.
   */
  readonly few: number;
}

const LIMITS: LoadLimits = {
  turnMs: 3,
  longTurnMs: 20,
  burstMs: 200,
  standingWaitMs: 100,
  shortMs: 20,
  standingMs: 500,
  mostQueued: 5_000,
  mostInFlight: 2_000,
  few: 32,
};

/**
 * This many turns in a row may pass without work while connections are accepted: a new connection waits behind hundreds
 * of a flood. Then the thread works as long as that took, up to a long turn, so that neither starves the other.
 */
const MOST_IDLE_TURNS = 64;

export function loadOf(
  nextTurn: (begin: () => void) => void = (begin) => void setImmediate(begin),
  clock: () => number = () => performance.now(),
  limits: LoadLimits = LIMITS,
): Load {
  const state: LoadState = { begun: 0, inFlight: 0, shed: 0, waited: 0 };
  const lines = new OwnerQueues<{ readonly request: Entering; readonly since: number }>();
  /** When this turn's work began; negative if none has. */
  let turnBegan = -1;
  let acceptedOne = false;
  let idleTurns = 0;
  /** End of the last turn, or of an idle time; from there to the next turn the thread reads input. */
  let turnEnded = clock();
  const turn = () => {
    turnBegan = -1;
    if (lines.waiting === 0) return;
    if (acceptedOne && idleTurns < MOST_IDLE_TURNS) {
      acceptedOne = false;
      idleTurns++;
      begin(clock());
      return;
    }
    acceptedOne = false;
    idleTurns = 0;
    const start = clock();
    begin(start);
    // Reading input may have taken longer than a turn's work: then the same time is spent on waiting requests. A long
    // read may also mean that the thread was stalled, for lack of a core or on a disk, and that new input has not been
    // read yet: so there is a limit.
    const most = Math.min(limits.longTurnMs, Math.max(limits.turnMs, start - turnEnded));
    for (let now = start; now - start < most; now = clock()) {
      const next = lines.shift();
      if (next === undefined) break;
      const { line, entry } = next;
      const waited = now - entry.since;
      if (waited < limits.shortMs) line.calmAt = now;
      takeIn(entry.request, waited, now - line.calmAt > limits.standingMs ? limits.standingWaitMs : limits.burstMs);
    }
    turnEnded = clock();
  };
  const begin = (now: number) => {
    turnBegan = now;
    nextTurn(turn);
  };
  const refuse = (request: Entering) => {
    state.shed++;
    request.refuse();
  };
  const takeIn = (request: Entering, waited: number, patience: number) => {
    state.waited = waited;
    if (request.gone()) return;
    const late = waited > patience && lines.waiting > limits.few;
    if (late || state.inFlight >= limits.mostInFlight) return refuse(request);
    state.begun++;
    state.inFlight++;
    request.run();
  };
  return {
    state,
    queued: () => lines.waiting,
    enter(request) {
      const now = clock();
      if (turnBegan < 0) {
        turnEnded = now;
        begin(now);
      }
      if (lines.waiting === 0 && now - turnBegan < limits.turnMs) return takeIn(request, 0, limits.burstMs);
      // if everything is full, one more of each caller still fits, up to as many again
      const most = lines.isNew(request.owner) ? 2 * limits.mostQueued : limits.mostQueued;
      if (lines.waiting >= most) return refuse(request);
      lines.push(request.owner, { request, since: now }, now);
    },
    ended() {
      state.inFlight--;
    },
    accepted() {
      acceptedOne = true;
    },
  };
}

/** Lets everybody in at once. */
export const NO_SHEDDING: Load = {
  enter: ({ run }) => run(),
  ended: () => undefined,
  accepted: () => undefined,
  queued: () => 0,
  state: { begun: 0, inFlight: 0, shed: 0, waited: 0 },
};
