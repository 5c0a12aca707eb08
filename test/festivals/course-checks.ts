/** The course of a decision by trying every second of it, for comparison with the search. */
import type { Sky } from '../../src/engines/engine.ts';
import { isNone } from '../../src/engines/engine.ts';
import { courseOf } from '../../src/festivals/course.ts';
import { festivalMoves } from '../../src/festivals/flips.ts';
import type { Occurrence } from '../../src/festivals/occurrence.ts';
import { isoDate } from '../../src/kernel/civil.ts';
import type { CivilDay } from '../../src/kernel/units.ts';
import { dayUnder } from '../../src/panchanga/day.ts';
import { movableDayOf } from '../../src/panchanga/facts.ts';
import { nirnayaCourse } from '../../src/panchanga/nirnaya-course.ts';
import { nirnayaMoves } from '../../src/panchanga/nirnaya-flips.ts';
import { REACH_S, type Stretch } from '../../src/rules/course.ts';

/** Seconds, `step` apart, at which the stretches have another answer than a trial. */
function wrongIn<Answer>(
  stretches: readonly Stretch<Answer>[],
  answerAt: (seconds: number) => Answer | undefined,
  step: number,
  reach: number,
): string[] {
  const wrong: string[] = [];
  for (let seconds = -reach; seconds <= reach; seconds += step) {
    const found = stretches.find(({ from, to }) => from <= seconds && seconds <= to);
    const tried = answerAt(seconds);
    if (found?.answer !== tried) wrong.push(`${seconds}: ${found?.answer}, not ${tried}`);
  }
  return wrong;
}

/** Null for what no tithi decides. */
export function wrongInFestival(sky: Sky, kept: Occurrence, step: number, reach = REACH_S): string[] | null {
  const course = courseOf(sky, kept, reach);
  if (course === null) return null;
  const { dayWith } = festivalMoves(sky, kept);
  return wrongIn(course.stretches, (seconds) => dayWith(course.instant, seconds), step, reach).map(
    (each) => `${kept.id} ${isoDate(kept.day)} ${each}`,
  );
}

export function wrongInDay(sky: Sky, civil: CivilDay, step: number, reach = REACH_S): string[] {
  const day = dayUnder(sky, civil);
  if (isNone(day.frame)) throw new Error('no sunrise');
  const movable = movableDayOf(day, day.frame);
  const { instant, stretches } = nirnayaCourse(movable, reach);
  const { decidedWith } = nirnayaMoves(movable);
  return wrongIn(stretches, (seconds) => decidedWith(instant, seconds) ?? undefined, step, reach).map(
    (each) => `${isoDate(civil)} ${each}`,
  );
}
