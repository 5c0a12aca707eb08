/**
 * How much the main thread does at a time. In one turn of the event loop it works for a few milliseconds; what else has come waits in a line of its
 * own for the next turns, so that between them connections are accepted (one in a turn: libuv has accepted no more since 1.45), health is told and
 * answers leave, however much has come. Callers have their turns in rotation: who floods waits behind himself. Who has waited longer than the limit is
 * refused, which costs a fiftieth of an answer: who is let in is answered soon. A burst is met with patience, a line that stands is not (the rule of
 * CoDel: Nichols and Jacobson, "Controlling Queue Delay", ACM Queue, 2012).
 */
import { OwnerQueues } from './owner-queues.ts';

export interface Entering {
  /** Whose turn it takes: the key as it was sent, or the address. */
  readonly owner: string;
  readonly run: () => void;
  readonly refuse: () => void;
  /** Whether its client has left meanwhile. */
  readonly gone: () => boolean;
}

export interface Load {
  /** Runs the request now or in its turn, or refuses it. What ran must call `ended` when it is answered. */
  enter(request: Entering): void;
  ended(): void;
  /** A connection was accepted: there may be others behind it, of which each turn accepts one. */
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
  /** How long the last one that came to its turn had waited, milliseconds. */
  waited: number;
}

export interface LoadLimits {
  /** Work of one turn, milliseconds; and at most, after one in which much was taken in. */
  readonly turnMs: number;
  readonly longTurnMs: number;
  /** Longest wait while the line is short now and then, and when it has stood for `standingMs`. */
  readonly burstMs: number;
  readonly standingWaitMs: number;
  /** A line is short when one waits no longer in it. */
  readonly shortMs: number;
  readonly standingMs: number;
  readonly mostQueued: number;
  readonly mostInFlight: number;
  /** Where no more than so many wait nobody is refused for having waited: it was the machine that stood still, and all of them are soon done. */
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
 * So many turns in a row may pass without work while connections are accepted: who opens one stands behind hundreds of a flood. As long as that took is worked
 * then, up to a long turn, so that neither starves the other.
 */
const MOST_IDLE_TURNS = 64;

export function loadOf(
  nextTurn: (begin: () => void) => void = (begin) => void setImmediate(begin),
  clock: () => number = () => performance.now(),
  limits: LoadLimits = LIMITS,
): Load {
  const state: LoadState = { begun: 0, inFlight: 0, shed: 0, waited: 0 };
  const lines = new OwnerQueues<{ readonly request: Entering; readonly since: number }>();
  /** When this turn's work began; below nought when none has. */
  let turnBegan = -1;
  let acceptedOne = false;
  let idleTurns = 0;
  /** When the last turn was over, or the first has come after a rest; what is done from there to the next turn is taking in what came. */
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
    // Taking in what came may have been more than a turn's work: as much is done then of what waits. That it took long may also mean that the thread stood still, for
    // want of a core or on a disk, and what came meanwhile has not been read yet: so not for long.
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
      // where all is full, one more of each caller still fits, up to as many again
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
