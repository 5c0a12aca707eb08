/**
 * The ladder: the one machine behind tithi-nirnaya and the festivals. A rule is a list of rungs; the first rung whose
 * condition holds decides, and the rung itself is the explanation that is printed.
 */
import type { CivilDay } from '../kernel/units.ts';
import { type Candidate, type Condition, holdsFor, type Meeting } from './conditions.ts';
import type { Source } from './source.ts';

export interface Rung {
  readonly when: Condition;
  readonly take: 'first' | 'second';
  readonly source: Source;
}

export type Ladder = readonly Rung[];

export interface Verdict {
  readonly take: 'first' | 'second';
  readonly chosen: Candidate;
  readonly civil: CivilDay;
  readonly because: Rung;
}

/** An anga that one day alone holds leaves nothing to decide. */
export const ONLY_ONE_DAY: Rung = {
  when: 'only_one_day',
  take: 'first',
  source: { confidence: 'general-knowledge', gist: 'The tithi lies within one day alone; that day is taken.' },
};

/** The first rung that holds decides. A ladder that leaves a case open is a mistake in the table and stops loudly. */
export function decide(id: string, ladder: Ladder, meeting: Meeting): Verdict {
  const because =
    ladder.find((rung) => holdsFor(rung.when, meeting) && (rung.take === 'first' || meeting.second !== null)) ??
    (meeting.second === null ? ONLY_ONE_DAY : undefined);
  if (because === undefined)
    throw new Error(`rule ${id}: no rung for shares ${meeting.first.share}/${meeting.second?.share}`);
  const chosen = because.take === 'second' && meeting.second !== null ? meeting.second : meeting.first;
  return { take: because.take, chosen, civil: chosen.day.civil, because };
}

/** A rung's condition as a short stable word for replies: `only_first_touches`, `first_muhurtas_before_sunset_2`. */
export function wordOf(condition: Condition): string {
  if (typeof condition === 'string') return condition;
  if ('all' in condition) return condition.all.map(wordOf).join('_and_');
  if ('any' in condition) return condition.any.map(wordOf).join('_or_');
  if ('not' in condition) return `not_${wordOf(condition.not)}`;
  if ('fact' in condition) return condition.fact;
  return `${condition[0]}_${condition[1]}`;
}
