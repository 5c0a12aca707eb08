/** The course of a decision by trying every second of it, for comparison with the search. */

import { festivalMoves } from 'ganaka/internal/jyotisha/festivals/decide/flips.ts';
import { courseOf } from 'ganaka/internal/jyotisha/festivals/decide/if-tithi-end-moves.ts';
import type { Occurrence } from 'ganaka/internal/jyotisha/festivals/occurrence.ts';
import { dayUnder } from 'ganaka/internal/jyotisha/panchanga/day/day.ts';
import { movableDayOf } from 'ganaka/internal/jyotisha/panchanga/day/facts.ts';
import { nirnayaMoves } from 'ganaka/internal/jyotisha/panchanga/nirnaya/nirnaya-flips.ts';
import { nirnayaCourse } from 'ganaka/internal/jyotisha/panchanga/nirnaya/nirnaya-if-end-moves.ts';
import { isoDate } from 'ganaka/internal/kernel/civil.ts';
import type { CivilDay } from 'ganaka/internal/kernel/units.ts';
import { REACH_S, type Stretch } from 'ganaka/internal/rules/if-instant-moves.ts';
import type { Sky } from 'ganaka/internal/sky/engines/engine.ts';
import { isNone } from 'ganaka/internal/sky/engines/engine.ts';

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
