/**
 * How a decision changes if one instant is earlier or later. The result is a list of stretches of time with the same
 * answer, exact to the second.
 * A test of a rule changes when the shifted instant passes a boundary, and does not change back within ten minutes. So
 * nothing changes between two trials with the same results. Between two trials with different results, the seconds of
 * the changes are found by bisection.
 */

/** The answer for one shift of the instant, and the results of all tests as one text. */
export interface Trial<Answer> {
  readonly answer: Answer;
  readonly seen: string;
}

/** A range of shifts with the same answer, in seconds after the true instant, both ends included. */
export interface Stretch<Answer> {
  readonly from: number;
  readonly to: number;
  readonly answer: Answer;
}

const STEP_S = 600;
const HOUR_S = 3600;
/** The usual reach. */
export const REACH_S = 6 * HOUR_S;

/** Returns how far to try so that a change at this shift is within: six hours, or an hour past the change. */
export const reachPast = (seconds = 0): number =>
  Math.max(REACH_S, Math.ceil((Math.abs(seconds) + HOUR_S) / STEP_S) * STEP_S);

const isSame = <Answer>(one: Trial<Answer> | null, other: Trial<Answer> | null): boolean =>
  one === null || other === null ? one === other : one.answer === other.answer && one.seen === other.seen;

/**
 * Tries shifts of up to `reach` seconds, a multiple of ten minutes, in both directions. `trial` returns null for a shift
 * that is impossible.
 */
export function stretchesOf<Answer>(
  trial: (seconds: number) => Trial<Answer> | null,
  reach = REACH_S,
): Stretch<Answer>[] {
  const found: { readonly from: number; to: number; readonly answer: Answer }[] = [];
  const add = (from: number, to: number, tried: Trial<Answer> | null): void => {
    if (tried === null) return;
    const last = found.at(-1);
    if (last !== undefined && last.answer === tried.answer && last.to === from - 1) last.to = to;
    else found.push({ from, to, answer: tried.answer });
  };
  /** Adds the stretches of the seconds from `low` + 1 to `high`. */
  const addBetween = (low: number, atLow: Trial<Answer> | null, high: number, atHigh: Trial<Answer> | null): void => {
    if (high - low === 1 || isSame(atLow, atHigh)) {
      add(low + 1, high, atHigh);
      return;
    }
    const middle = Math.floor((low + high) / 2);
    const atMiddle = trial(middle);
    addBetween(low, atLow, middle, atMiddle);
    addBetween(middle, atMiddle, high, atHigh);
  };
  let before = trial(-reach);
  add(-reach, -reach, before);
  for (let seconds = -reach; seconds < reach; seconds += STEP_S) {
    const next = trial(seconds + STEP_S);
    addBetween(seconds, before, seconds + STEP_S, next);
    before = next;
  }
  return found;
}
