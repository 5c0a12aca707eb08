/** The day of a festival if the end of its tithi were earlier or later: the ranges of ends that give the same day. */
import type { Sky } from '../engines/engine.ts';
import type { CivilDay } from '../kernel/units.ts';
import { festivalMoves } from './flips.ts';
import type { FestivalInstant } from './moved-year.ts';
import type { Occurrence } from './occurrence.ts';

/** A range of shifts of the tithi's end in seconds, both ends included; negative is earlier. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  /** Null if the festival would not be observed. */
  readonly day: CivilDay | null;
}

export interface Course {
  readonly instant: FestivalInstant;
  readonly stretches: readonly Stretch[];
}

const STEP_S = 600;
const REACH_S = 6 * 3600;

/**
 * The course of a festival; null if no tithi decides its day. A change that is reversed within ten minutes may be
 * missed.
 */
export function courseOf(sky: Sky, kept: Occurrence): Course | null {
  const { anga } = kept;
  const { instants, dayWith } = festivalMoves(sky, kept);
  const instant = instants.find((each) => each.what === 'tithi_end' && each.number === anga?.number);
  if (anga === null || instant === undefined) return null;
  const stretches: { from: number; to: number; day: CivilDay | null }[] = [];
  for (let seconds = -REACH_S; seconds <= REACH_S; seconds += STEP_S) {
    const day = dayWith(instant, seconds);
    const last = stretches.at(-1);
    if (day === undefined) continue;
    if (last === undefined) stretches.push({ from: seconds, to: seconds, day });
    else if (last.day === day) last.to = seconds;
    else {
      last.to = lastWith(last.day, last.to, seconds, (at) => dayWith(instant, at));
      stretches.push({ from: last.to + 1, to: seconds, day });
    }
  }
  return { instant, stretches };
}

/** The last second with the same day, between a second `has` that has it and a second `hasNot` that does not. */
function lastWith(
  day: CivilDay | null,
  has: number,
  hasNot: number,
  dayWith: (seconds: number) => CivilDay | null | undefined,
): number {
  let [low, high] = [has, hasNot];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (dayWith(middle) === day) low = middle;
    else high = middle;
  }
  return low;
}
