/**
 * A decision as one instant comes earlier or later: every stretch of time that gives one answer, to the second. Each test
 * of a rule changes where the instant passes an edge, and not back within ten minutes. So between two trials that see the
 * same, nothing changes; between two that do not, the seconds of the changes are found by halving.
 */

/** The answer with the instant somewhere else, and everything that its tests saw. */
export interface Trial<Answer> {
  readonly answer: Answer;
  readonly seen: string;
}

/** From so many seconds later than the true instant to so many, both included. */
export interface Stretch<Answer> {
  readonly from: number;
  readonly to: number;
  readonly answer: Answer;
}

const STEP_S = 600;
const REACH_S = 6 * 3600;

const isSame = <Answer>(one: Trial<Answer> | null, other: Trial<Answer> | null): boolean =>
  one === null || other === null ? one === other : one.answer === other.answer && one.seen === other.seen;

/** Up to six hours either way; `trial` is null where the instant cannot be. */
export function stretchesOf<Answer>(trial: (seconds: number) => Trial<Answer> | null): Stretch<Answer>[] {
  const found: { readonly from: number; to: number; readonly answer: Answer }[] = [];
  const add = (from: number, to: number, tried: Trial<Answer> | null): void => {
    if (tried === null) return;
    const last = found.at(-1);
    if (last !== undefined && last.answer === tried.answer && last.to === from - 1) last.to = to;
    else found.push({ from, to, answer: tried.answer });
  };
  /** Adds the seconds after `low` up to `high`. */
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
  let before = trial(-REACH_S);
  add(-REACH_S, -REACH_S, before);
  for (let seconds = -REACH_S; seconds < REACH_S; seconds += STEP_S) {
    const next = trial(seconds + STEP_S);
    addBetween(seconds, before, seconds + STEP_S, next);
    before = next;
  }
  return found;
}
