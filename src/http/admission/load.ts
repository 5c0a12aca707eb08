/**
 * How much the main thread does at a time. In one turn of the event loop it works for a few milliseconds; what else has come waits in a line of its
 * own for the next turns, so that between them connections are accepted (one in a turn: libuv has accepted no more since 1.45), health is told and
 * answers leave, however much has come. Who has waited longer than the limit is refused, which costs a fiftieth of an answer: who is
 * let in is answered soon. A burst is met with patience, a line that stands is not (the rule of CoDel: Nichols and
 * Jacobson, "Controlling Queue Delay", ACM Queue, 2012).
 */
export interface Entering {
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
  /** Requests begun and not yet answered. */
  inFlight: number;
  /** Refused for lack of room. */
  shed: number;
  /** How long the last one that came to its turn had waited, milliseconds. */
  waited: number;
}

export interface LoadLimits {
  /** Work of one turn, milliseconds. */
  readonly turnMs: number;
  /** Longest wait while the line is short now and then, and when it has stood for `standingMs`. */
  readonly burstMs: number;
  readonly standingWaitMs: number;
  /** A line is short when one waits no longer in it. */
  readonly shortMs: number;
  readonly standingMs: number;
  readonly mostQueued: number;
  readonly mostInFlight: number;
}

const LIMITS: LoadLimits = {
  turnMs: 3,
  burstMs: 200,
  standingWaitMs: 100,
  shortMs: 20,
  standingMs: 500,
  mostQueued: 5_000,
  mostInFlight: 2_000,
};

/** So many turns in a row may pass without work while connections are accepted. */
const MOST_IDLE_TURNS = 8;

export function loadOf(
  nextTurn: (begin: () => void) => void = (begin) => void setImmediate(begin),
  clock: () => number = () => performance.now(),
  limits: LoadLimits = LIMITS,
): Load {
  const state: LoadState = { inFlight: 0, shed: 0, waited: 0 };
  let line: { readonly request: Entering; readonly since: number }[] = [];
  let head = 0;
  /** When this turn's work began; below nought when none has. */
  let turnBegan = -1;
  /** When the line was last short. */
  let calmAt = clock();

  let acceptedOne = false;
  let idleTurns = 0;
  /** When the last turn was over; what is done from there to the next is taking in what came. */
  let turnEnded = clock();
  const turn = () => {
    turnBegan = -1;
    if (head === line.length) return;
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
    // taking in what came may have been more than a turn's work: as much is done then of what waits
    const most = Math.min(limits.standingWaitMs, Math.max(limits.turnMs, start - turnEnded));
    for (let now = start; head < line.length && now - start < most; now = clock()) {
      const entry = line[head++];
      if (entry !== undefined) takeIn(entry.request, now - entry.since, now);
    }
    if (head === line.length) {
      line = [];
      head = 0;
    } else if (head > limits.mostQueued) {
      line = line.slice(head);
      head = 0;
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
  const takeIn = (request: Entering, waited: number, now: number) => {
    state.waited = waited;
    if (waited < limits.shortMs) calmAt = now;
    if (request.gone()) return;
    const patience = now - calmAt > limits.standingMs ? limits.standingWaitMs : limits.burstMs;
    if (waited > patience || state.inFlight >= limits.mostInFlight) return refuse(request);
    state.inFlight++;
    request.run();
  };
  return {
    state,
    queued: () => line.length - head,
    enter(request) {
      const now = clock();
      if (turnBegan < 0) begin(now);
      if (head === line.length && now - turnBegan < limits.turnMs) return takeIn(request, 0, now);
      if (line.length - head >= limits.mostQueued) return refuse(request);
      line.push({ request, since: now });
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
  state: { inFlight: 0, shed: 0, waited: 0 },
};
