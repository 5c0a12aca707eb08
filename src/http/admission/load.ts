/**
 * Whether there is room for another request. The main thread answers what its sockets hold turn by turn of the event loop; when more comes than
 * it can answer, the turns grow, and with them everybody's wait. So a turn does only so much work: what comes after that is refused at
 * once, which costs a fiftieth of an answer, and who is let in is answered soon. A burst is met with patience; a queue that stands
 * for half a second is not (the rule of CoDel: Nichols and Jacobson, "Controlling Queue Delay", ACM Queue 2012).
 */
export interface Load {
  /** Says no when this turn has done its share, or too much is under way. A yes must be followed by `ended`. */
  begins(): boolean;
  ended(): void;
  readonly state: LoadState;
}

export interface LoadState {
  /** Requests begun and not yet answered. */
  inFlight: number;
  /** Refused for lack of room. */
  shed: number;
}

export interface LoadLimits {
  /** Work of one turn when there was calm a moment ago, milliseconds. */
  readonly burstMs: number;
  /** And when there was none for `standingMs`. */
  readonly turnMs: number;
  readonly standingMs: number;
  readonly mostInFlight: number;
}

const LIMITS: LoadLimits = { burstMs: 200, turnMs: 40, standingMs: 500, mostInFlight: 2_000 };

export function loadOf(
  nextTurn: (over: () => void) => void = (over) => void setImmediate(over),
  clock: () => number = () => performance.now(),
  limits: LoadLimits = LIMITS,
): Load {
  const state: LoadState = { inFlight: 0, shed: 0 };
  let turnBegan = -1;
  let turnEnded = clock();
  let calm = true;
  let calmAt = turnEnded;
  const begin = (now: number) => {
    // the last turn was short, or nothing came for a while
    if (calm || now - turnEnded > limits.turnMs) calmAt = now;
    turnBegan = now;
    nextTurn(() => {
      turnEnded = clock();
      calm = turnEnded - turnBegan < limits.turnMs;
      turnBegan = -1;
    });
  };
  return {
    state,
    begins() {
      const now = clock();
      if (turnBegan < 0) begin(now);
      const budget = now - calmAt > limits.standingMs ? limits.turnMs : limits.burstMs;
      if (now - turnBegan > budget || state.inFlight >= limits.mostInFlight) {
        state.shed++;
        return false;
      }
      state.inFlight++;
      return true;
    },
    ended() {
      state.inFlight--;
    },
  };
}

/** Lets everybody in. */
export const NO_SHEDDING: Load = {
  begins: () => true,
  ended: () => undefined,
  state: { inFlight: 0, shed: 0 },
};
