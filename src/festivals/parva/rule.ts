/** A parva: a day of a tithi that returns every month, or once a year, with the ladder that decides it. */

import type { Ladder, Rung } from '../../rules/ladder.ts';
import { rung } from '../../rules/ladder.ts';
import {
  always,
  bothTouch,
  neitherTouches,
  onlyFirstTouches,
  onlySecondTouches,
  secondTouches,
} from '../../rules/meeting-clauses.ts';
import type { Source } from '../../rules/source.ts';
import type { Decision, MasaId, ObservanceRow, Variant } from '../rule.ts';

export type ParvaKind =
  | 'ekadashi'
  | 'pradosha'
  | 'chaturthi'
  | 'shivaratri'
  | 'purnima'
  | 'amavasya'
  | 'sankranti'
  | 'navaratra'
  | 'jayanti'
  | 'vrata';

export interface ParvaName {
  readonly en: string;
  readonly hi: string;
}

export interface ParvaRule extends Decision {
  readonly id: string;
  readonly kind: ParvaKind;
  readonly name: ParvaName;
  /** 1–30. */
  readonly tithi: number;
  /** The month it is kept in; every month, adhika included, where none is named. */
  readonly masa?: MasaId;
  readonly variants?: readonly Variant[];
  readonly observance?: ObservanceRow;
}

/** The day that alone has the kala is taken; what is done when both or neither have it. */
export const fourCases = (source: Source, both: Rung['take'], neither: Rung['take']): Ladder => [
  rung(onlyFirstTouches, 'first', source),
  rung(onlySecondTouches, 'second', source),
  rung(bothTouch, both, source),
  rung(neitherTouches, neither, source),
];

/** A point at the beginning of the day (sunrise, arunodaya): a tithi that begins after it reaches only the later one. */
export const morningCases = (source: Source, both: Rung['take']): Ladder => [
  rung(bothTouch, both, source),
  rung(secondTouches, 'second', source),
  rung(always, 'first', source),
];

/** The later day if it alone has the kala, else the earlier. */
export const laterOnlyAlone = (source: Source): Ladder => [
  rung(onlySecondTouches, 'second', source),
  rung(always, 'first', source),
];
