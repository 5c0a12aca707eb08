/** Ladders shared by several festivals. */
import { type Ladder, type Rung, rung } from '../rules/ladder.ts';
import {
  always,
  bothTouch,
  neitherTouches,
  onlyFirstTouches,
  onlySecondTouches,
  secondTouches,
} from '../rules/meeting-clauses.ts';
import type { Source } from '../rules/source.ts';
import { TITHI_RULES } from '../rules/tables/tithi-nirnaya.ts';
import type { Decision } from './rule.ts';

/** The only day that has the kala is taken; parameters say what to do if both or neither have it. */
export const fourCases = (source: Source, both: Rung['take'], neither: Rung['take']): Ladder => [
  rung(onlyFirstTouches, 'first', source),
  rung(onlySecondTouches, 'second', source),
  rung(bothTouch, both, source),
  rung(neitherTouches, neither, source),
];

/** A point at the start of the day (sunrise, arunodaya): a tithi that begins after it reaches only the later one. */
export const morningCases = (source: Source, both: Rung['take']): Ladder => [
  rung(bothTouch, both, source),
  rung(secondTouches, 'second', source),
  rung(always, 'first', source),
];

/** The later day if only it has the kala, otherwise the earlier. */
export const laterOnlyAlone = (source: Source): Ladder => [
  rung(onlySecondTouches, 'second', source),
  rung(always, 'first', source),
];

/** As the tithi is decided if no special sentence about a vrata says otherwise. */
export function byGeneralRule(tithi: number): Decision {
  const rule = TITHI_RULES.find(({ tithis }) => tithis.includes(tithi));
  if (rule === undefined) throw new Error(`no rule for tithi ${tithi}`);
  return { kala: rule.kala, ladder: rule.ladder };
}
