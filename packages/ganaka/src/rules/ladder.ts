/**
 * The ladder, which decides both the tithi-nirnaya and the festivals. A rule is a list of rungs. The first rung whose
 * clause holds decides, and replies give this rung as the explanation.
 */
import type { CivilDay } from '../kernel/units.ts';
import { type Clause, holds } from './clause.ts';
import type { Candidate, Meeting } from './meeting.ts';
import { onlyOneDay } from './meeting-clauses.ts';
import type { Source } from './source.ts';

export interface Rung {
  readonly when: Clause<Meeting>;
  readonly take: 'first' | 'second';
  readonly source: Source;
}

export type Ladder = readonly Rung[];

export const rung = (when: Rung['when'], take: Rung['take'], source: Source): Rung => ({ when, take, source });

export interface LadderVerdict {
  readonly take: 'first' | 'second';
  readonly chosen: Candidate;
  readonly civil: CivilDay;
  readonly because: Rung;
}

/** The rung for an anga that falls on only one day, so that nothing is left to decide. */
export const ONLY_ONE_DAY: Rung = {
  when: onlyOneDay,
  take: 'first',
  source: { confidence: 'general-knowledge', gist: 'ladder.tithi_lies_within_day_alone' },
};

/**
 * Returns the day of the first rung that holds. A ladder without a rung for some case is an error in the table, so this
 * throws.
 */
export function decide(id: string, ladder: Ladder, meeting: Meeting): LadderVerdict {
  const because =
    ladder.find((each) => holds(each.when, meeting) && (each.take === 'first' || meeting.second !== null)) ??
    (meeting.second === null ? ONLY_ONE_DAY : undefined);
  if (because === undefined)
    throw new Error(`rule ${id}: no rung for shares ${meeting.first.share}/${meeting.second?.share}`);
  const chosen = because.take === 'second' && meeting.second !== null ? meeting.second : meeting.first;
  return { take: because.take, chosen, civil: chosen.day.civil, because };
}
