/**
 * The nearest flip of a decision: by how many whole seconds one instant would have to come earlier or later for the answer to be
 * another. Each instant is moved alone, the others stay. Up to half an hour every minute is tried, farther out every five and fifteen
 * minutes; between a trial that keeps the answer and one that does not, the second at which it changes is found by halving.
 */

/** A decision put again with one of its instants moved; `null` where the instant cannot lie there. */
export type Retry<Instant, Answer> = (instant: Instant, seconds: number) => { readonly answer: Answer } | null;

export interface Flip<Instant, Answer> {
  readonly instant: Instant;
  /** The smallest number of whole seconds by which the answer is another; negative is earlier. */
  readonly seconds: number;
  readonly then: Answer;
}

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
/** An instant that had to move farther would be that of another day. */
export const FARTHEST_S = 24 * HOUR_S;
/** A rising or setting that had to move farther would be no doubt of that rising. */
export const RISING_S = 2 * HOUR_S;

const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: (to - from) / step }, (_, i) => from + (i + 1) * step);

/** Distances tried, in seconds, from near to far. */
const TRIALS: readonly number[] = [
  ...steps(0, HOUR_S / 2, MINUTE_S),
  ...steps(HOUR_S / 2, 3 * HOUR_S, 5 * MINUTE_S),
  ...steps(3 * HOUR_S, FARTHEST_S, 15 * MINUTE_S),
];

export interface FlipSearch {
  /** How far instants are moved at most, in seconds. */
  readonly within?: number;
  /** Whether only the nearest flip of all is wanted; else every instant has its own. */
  readonly nearestAlone?: boolean;
}

interface Named {
  readonly what: string;
}
const RISINGS: ReadonlySet<string> = new Set(['sunrise', 'sunset', 'moonrise']);

/** The nearest flip of each instant, the nearest of all first. */
export function flipsOf<Instant extends Named, Answer>(
  usual: Answer,
  instants: readonly Instant[],
  retry: Retry<Instant, Answer>,
  { within = FARTHEST_S, nearestAlone = false }: FlipSearch = {},
): Flip<Instant, Answer>[] {
  const found: Flip<Instant, Answer>[] = [];
  let reach = within;
  for (const instant of instants) {
    const own = RISINGS.has(instant.what) ? Math.min(reach, RISING_S) : reach;
    const flip = nearestOf(usual, (seconds) => retry(instant, seconds), own);
    if (flip === null) continue;
    found.push({ instant, ...flip });
    if (nearestAlone) reach = Math.min(reach, Math.abs(flip.seconds));
  }
  found.sort((a, b) => Math.abs(a.seconds) - Math.abs(b.seconds));
  return nearestAlone ? found.slice(0, 1) : found;
}

type Moved<Answer> = (seconds: number) => { readonly answer: Answer } | null;
type Found<Answer> = Omit<Flip<never, Answer>, 'instant'>;

/** The nearest flip of one instant, earlier or later. */
function nearestOf<Answer>(usual: Answer, moved: Moved<Answer>, reach: number): Found<Answer> | null {
  const open = { earlier: true, later: true };
  let before = 0;
  for (const trial of TRIALS) {
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

/** Between a distance that keeps the answer and one that does not. */
function halved<Answer>(
  usual: Answer,
  moved: Moved<Answer>,
  sign: 1 | -1,
  keeps: number,
  changes: number,
  changed: Answer,
): Found<Answer> {
  let [low, high, then] = [keeps, changes, changed];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const tried = moved(sign * middle);
    if (tried === null || tried.answer === usual) low = middle;
    else [high, then] = [middle, tried.answer];
  }
  return { seconds: sign * high, then };
}

/** How near a decision was to another. */
export const MARGINS = ['wide', 'narrow', 'knife_edge'] as const;
export type Margin = (typeof MARGINS)[number];
export const NARROW_S = HOUR_S / 2;
export const KNIFE_EDGE_S = 2 * MINUTE_S;

export function marginOf(nearest: Flip<unknown, unknown> | undefined): Margin {
  const seconds = nearest === undefined ? Number.POSITIVE_INFINITY : Math.abs(nearest.seconds);
  return seconds < KNIFE_EDGE_S ? 'knife_edge' : seconds < NARROW_S ? 'narrow' : 'wide';
}
