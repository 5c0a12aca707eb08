/**
 * The nearest flip of a decision: the smallest shift, in whole seconds, of one instant that would change the answer.
 * Each instant is shifted alone.
 * Every minute is tried up to half an hour, then every five minutes up to three hours, then every fifteen minutes. If a
 * trial changes the answer, the exact second is found by bisection.
 */

/** Decides again with one of the instants shifted; `null` if the instant cannot be at the new time. */
export type Retry<Instant, Answer> = (instant: Instant, seconds: number) => { readonly answer: Answer } | null;

export interface Flip<Instant, Answer> {
  readonly instant: Instant;
  /** The smallest shift, in whole seconds, that changes the answer; negative is earlier. */
  readonly seconds: number;
  readonly then: Answer;
}

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
/** The largest shift that is tried. An instant shifted farther would belong to another day. */
export const FARTHEST_S = 24 * HOUR_S;
/** The largest shift of a sunrise, sunset or moonrise. These instants are never uncertain by more. */
export const RISING_S = 2 * HOUR_S;

const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: (to - from) / step }, (_, i) => from + (i + 1) * step);

/** The shifts that are tried, in seconds, from small to large. */
const TRIALS: readonly number[] = [
  ...steps(0, HOUR_S / 2, MINUTE_S),
  ...steps(HOUR_S / 2, 3 * HOUR_S, 5 * MINUTE_S),
  ...steps(3 * HOUR_S, FARTHEST_S, 15 * MINUTE_S),
];

/** Fewer trials, for lists: every five minutes up to half an hour, then every hour up to six, then twice as far each time. */
const FEWER_TRIALS: readonly number[] = [
  ...steps(0, HOUR_S / 2, 5 * MINUTE_S),
  ...steps(0, 6 * HOUR_S, HOUR_S),
  12 * HOUR_S,
  FARTHEST_S,
];

export interface FlipSearch {
  /** The largest shift, in seconds. */
  readonly within?: number;
  /** If true, only the nearest flip of all instants is wanted; otherwise the nearest flip of each instant. */
  readonly nearestAlone?: boolean;
  /** If true, fewer shifts are tried. An answer that comes back within minutes may be missed. */
  readonly quick?: boolean;
}

interface Named {
  readonly what: string;
}
const RISINGS: ReadonlySet<string> = new Set(['sunrise', 'sunset', 'moonrise']);

/** The nearest flip of each instant, with the nearest of all first. */
export function flipsOf<Instant extends Named, Answer>(
  usual: Answer,
  instants: readonly Instant[],
  retry: Retry<Instant, Answer>,
  { within = FARTHEST_S, nearestAlone = false, quick = false }: FlipSearch = {},
): Flip<Instant, Answer>[] {
  const found: Flip<Instant, Answer>[] = [];
  const trials = quick ? FEWER_TRIALS : TRIALS;
  let reach = within;
  for (const instant of instants) {
    const own = RISINGS.has(instant.what) ? Math.min(reach, RISING_S) : reach;
    const flip = nearestOf(usual, (seconds) => retry(instant, seconds), own, trials);
    if (flip === null) continue;
    found.push({ instant, ...flip });
    if (nearestAlone) reach = Math.min(reach, Math.abs(flip.seconds));
  }
  found.sort((a, b) => Math.abs(a.seconds) - Math.abs(b.seconds));
  return nearestAlone ? found.slice(0, 1) : found;
}

type Moved<Answer> = (seconds: number) => { readonly answer: Answer } | null;
type FlipResult<Answer> = Omit<Flip<never, Answer>, 'instant'>;

/** The nearest flip of one instant, in either direction. */
function nearestOf<Answer>(
  usual: Answer,
  moved: Moved<Answer>,
  reach: number,
  trials: readonly number[],
): FlipResult<Answer> | null {
  const open = { earlier: true, later: true };
  let before = 0;
  for (const trial of trials) {
    if (before >= reach) return null;
    const distance = Math.min(trial, reach);
    const flips = (['earlier', 'later'] as const).flatMap((way) => {
      if (!open[way]) return [];
      const sign = way === 'earlier' ? -1 : 1;
      const tried = moved(sign * distance);
      if (tried === null) open[way] = false;
      return tried === null || tried.answer === usual
        ? []
        : [halved(usual, moved, sign, before, distance, tried.answer)];
    });
    const [one, other] = flips;
    if (one !== undefined) return other !== undefined && Math.abs(other.seconds) < Math.abs(one.seconds) ? other : one;
    if (!open.earlier && !open.later) return null;
    before = distance;
  }
  return null;
}

/** Finds the flip by bisection between a shift that keeps the answer and a shift that changes it. */
function halved<Answer>(
  usual: Answer,
  moved: Moved<Answer>,
  sign: 1 | -1,
  keeps: number,
  changes: number,
  changed: Answer,
): FlipResult<Answer> {
  let [low, high, then] = [keeps, changes, changed];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const tried = moved(sign * middle);
    if (tried === null || tried.answer === usual) low = middle;
    else [high, then] = [middle, tried.answer];
  }
  return { seconds: sign * high, then };
}

/** Classes of how near a decision was to another answer. */
export const MARGINS = ['wide', 'narrow', 'knife_edge'] as const;
export type Margin = (typeof MARGINS)[number];
export const NARROW_S = HOUR_S / 2;
export const KNIFE_EDGE_S = 2 * MINUTE_S;

export function marginOf(nearest: Flip<unknown, unknown> | undefined): Margin {
  const seconds = nearest === undefined ? Number.POSITIVE_INFINITY : Math.abs(nearest.seconds);
  return seconds < KNIFE_EDGE_S ? 'knife_edge' : seconds < NARROW_S ? 'narrow' : 'wide';
}
