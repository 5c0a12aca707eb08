/**
 * Limits how much the main thread does at a time. In one turn of the event loop it works for a few milliseconds; other
 * requests wait in a queue for the next turns. In between, connections are accepted (one per turn: libuv accepts no
 * more since 1.45), health checks are answered and replies are sent, under any load. Callers are served round-robin, so
 * a flooding caller delays only its own requests. Requests that have waited longer than the limit are rejected. A
 * rejection costs a fiftieth of a reply, so admitted requests are answered soon. A burst is tolerated, a queue that
 * stays long is not (the rule of CoDel: Nichols and Jacobson, "Controlling Queue Delay", ACM Queue, 2012). Waits are
 * measured in the service's own time: other programs on the machine make everything slower, but cause no refusal. Light
 * calls of a key within its rate wait in queues of their own, come first and are the last to be refused.
 */

import type { Clock } from './own-time.ts';
import { type NextRequest, WaitingRequests, type WaitLimits, type Waits } from './waiting-requests.ts';

export interface AdmissionRequest extends Waits {
  readonly run: () => void;
  readonly refuse: () => void;
  /** Whether the client of the request has disconnected. */
  readonly gone: () => boolean;
}

export interface Load {
  /** Runs the request now or in its turn, or refuses it. A request that ran must call `ended` when it is answered. */
  enter(request: AdmissionRequest): void;
  ended(): void;
  /** To be called when a connection was accepted. Others may wait behind it, and each turn accepts only one. */
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
  /** Requests rejected because of the load. */
  shed: number;
  /** How long the last request to get its turn had waited, milliseconds. */
  waited: number;
}

interface LoadLimits extends WaitLimits {
  /** The usual time of work in one turn, and the longest, after much input was read; milliseconds. */
  readonly turnMs: number;
  readonly longTurnMs: number;
  readonly mostInFlight: number;
  /**
   * If no more requests than this wait, none is rejected for its waiting time: the machine was stalled, and all of them
   * will soon be answered.
   */
  readonly few: number;
}

const LIMITS: LoadLimits = {
  turnMs: 3,
  longTurnMs: 20,
  burstMs: 200,
  standingWaitMs: 100,
  lightMs: 2_000,
  shortMs: 20,
  standingMs: 500,
  mostQueued: 5_000,
  mostInFlight: 2_000,
  few: 32,
};

/** The usual limits, with requests that may wait so many times longer: for a machine that is slow or has much else to do. */
export const limitsWith = (patience: number): LoadLimits => ({
  ...LIMITS,
  burstMs: LIMITS.burstMs * patience,
  standingWaitMs: LIMITS.standingWaitMs * patience,
});

/**
 * This many turns in a row may pass without work while connections are accepted, because in a flood a new connection
 * waits behind hundreds of others. Then the thread works for as long as those turns took, up to a long turn, so that
 * neither connections nor requests starve.
 */
const MOST_IDLE_TURNS = 64;

export function loadOf(
  nextTurn: (begin: () => void) => void = (begin) => void setImmediate(begin),
  clock: () => number = () => performance.now(),
  limits: LoadLimits = LIMITS,
  own: Clock = clock,
): Load {
  const state: LoadState = { begun: 0, inFlight: 0, shed: 0, waited: 0 };
  const requests = new WaitingRequests<AdmissionRequest>(limits, own);
  /** When the work of this turn began; negative if no turn has begun. */
  let turnBegan = -1;
  let acceptedOne = false;
  let idleTurns = 0;
  /** When the last turn or the last idle time ended. From then until the next turn the thread reads input. */
  let turnEnded = clock();
  const turn = () => {
    turnBegan = -1;
    if (requests.count === 0) return;
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
    // If reading input took longer than a usual turn, the same time is spent on waiting requests. There is a limit,
    // because a long read may also mean that the thread was stalled, by other processes or by a disk, and that new
    // input is waiting.
    const most = Math.min(limits.longTurnMs, Math.max(limits.turnMs, start - turnEnded));
    for (let now = start; now - start < most; now = clock()) {
      const next = requests.shift();
      if (next === undefined) break;
      takeIn(next);
    }
    turnEnded = clock();
  };
  const begin = (now: number) => {
    turnBegan = now;
    nextTurn(turn);
  };
  const refuse = (request: AdmissionRequest) => {
    state.shed++;
    request.refuse();
  };
  const takeIn = ({ request, waited, patience, isLight }: NextRequest<AdmissionRequest>) => {
    state.waited = waited;
    if (request.gone()) return;
    const late = waited > patience && requests.count > limits.few;
    if (late || state.inFlight >= (isLight ? 2 : 1) * limits.mostInFlight) return refuse(request);
    state.begun++;
    state.inFlight++;
    request.run();
  };
  return {
    state,
    queued: () => requests.count,
    enter(request) {
      const now = clock();
      if (turnBegan < 0) {
        turnEnded = now;
        begin(now);
      }
      if (requests.count === 0 && now - turnBegan < limits.turnMs) {
        const isLight = state.inFlight >= limits.mostInFlight && request.isLight?.() === true;
        takeIn({ request, waited: 0, patience: limits.burstMs, isLight });
      } else if (!requests.push(request)) refuse(request);
    },
    ended() {
      state.inFlight--;
    },
    accepted() {
      acceptedOne = true;
    },
  };
}

/** Runs every request at once. */
export const NO_SHEDDING: Load = {
  enter: ({ run }) => run(),
  ended: () => undefined,
  accepted: () => undefined,
  queued: () => 0,
  state: { begun: 0, inFlight: 0, shed: 0, waited: 0 },
};
