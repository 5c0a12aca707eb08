/** Ladders shared by several festivals. */
import { type Ladder, type Rung, rung } from '../../../rules/ladder.ts';
import {
  always,
  bothTouch,
  neitherTouches,
  onlyFirstTouches,
  onlySecondTouches,
  secondTouches,
} from '../../../rules/meeting-clauses.ts';
import type { Source } from '../../../rules/source.ts';
import { TITHI_RULES } from '../../../rules/tables/tithi-nirnaya.ts';
import type { Decision } from '../rule.ts';

/** If only one day has the kala, that day is taken. The parameters give the day if both or neither have it. */
export const fourCases = (source: Source, both: Rung['take'], neither: Rung['take']): Ladder => [
  rung(onlyFirstTouches, 'first', source),
  rung(onlySecondTouches, 'second', source),
  rung(bothTouch, both, source),
  rung(neitherTouches, neither, source),
];

/**
 * The cases of a kala at the start of the day (sunrise, arunodaya). A tithi that begins after it can only have it on
 * the later day.
 */
export const morningCases = (source: Source, both: Rung['take']): Ladder => [
  rung(bothTouch, both, source),
  rung(secondTouches, 'second', source),
  rung(always, 'first', source),
];

/** The later day if only it has the kala, otherwise the earlier day. */
export const laterOnlyAlone = (source: Source): Ladder => [
  rung(onlySecondTouches, 'second', source),
  rung(always, 'first', source),
];

/** The general rule of a tithi, used if the text has no special rule for a vrata. */
export function byGeneralRule(tithi: number): Decision {
  const rule = TITHI_RULES.find(({ tithis }) => tithis.includes(tithi));
  if (rule === undefined) throw new Error(`no rule for tithi ${tithi}`);
  return { kala: rule.kala, ladder: rule.ladder };
}

/** The same cases for a land that keeps a day by its own custom or law, which is their source. */
export const inLand = (ladder: Ladder, source: Source): Ladder =>
  ladder.map(({ when, take }) => rung(when, take, source));
