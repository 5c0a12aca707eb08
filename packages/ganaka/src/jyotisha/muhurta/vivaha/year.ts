/**
 * The wedding days of a Gregorian year: every fit day with its hours and, for a month without a fit day, the clauses
 * that closed it.
 */

import { dayOf, daysInMonth } from '../../../kernel/civil.ts';
import { plusDays } from '../../../kernel/units.ts';
import { isNone, type Sky } from '../../../sky/engines/engine.ts';
import type { KaryaClause } from '../karya/clause.ts';
import { dayVerdictBy, judge, type KaryaJudgement } from '../karya/judge.ts';
import { type OwnClauses, ownOf } from '../karya/own.ts';
import type { KaryaVerdict } from '../karya/rising.ts';
import { type MuhurtaDay, muhurtaDay } from '../spans/muhurta-day.ts';
import { WEDDING_LIFTING } from './lifting.ts';

export interface FitDay {
  readonly day: MuhurtaDay;
  readonly judged: KaryaJudgement;
  /** The verdict of the day by the Muhurta Chintamani, without regard to the rising sign. */
  readonly byMc: KaryaVerdict;
}

/** A clause and the number of days of a month that it bars, alone or together with others. */
export interface BarringClause {
  readonly clause: KaryaClause;
  readonly days: number;
}

export interface WeddingMonth {
  /** 1–12. */
  readonly month: number;
  readonly days: readonly FitDay[];
  /** For a month without a fit day, the clauses that closed it, the one with the most days first. */
  readonly closing: readonly BarringClause[];
  /** The number of days on which the Sun does not rise and set. */
  readonly without: number;
}

export interface WeddingRules {
  readonly clauses: readonly KaryaClause[];
  readonly ds: OwnClauses;
  readonly mc: OwnClauses;
}
export const weddingRules = (clauses: readonly KaryaClause[]): WeddingRules => ({
  clauses,
  ds: ownOf(clauses, 'DS'),
  mc: ownOf(clauses, 'MC'),
});

export const weddingMonths = (sky: Sky, year: number, rules: WeddingRules): WeddingMonth[] =>
  Array.from({ length: 12 }, (_, i) => weddingMonth(sky, year, i + 1, rules));

function weddingMonth(sky: Sky, year: number, month: number, rules: WeddingRules): WeddingMonth {
  const first = dayOf({ year, month, day: 1 });
  const fit: FitDay[] = [];
  const closed = new Map<string, number>();
  let without = 0;
  for (let i = 0; i < daysInMonth(year, month); i++) {
    const day = muhurtaDay(sky, plusDays(first, i));
    if (isNone(day)) {
      without++;
      continue;
    }
    const judged = judge(day, rules.ds, WEDDING_LIFTING);
    if (judged.day.verdict !== 'varjya') fit.push({ day, judged, byMc: dayVerdictBy(day, rules.mc) });
    else for (const id of judged.day.because) closed.set(id, (closed.get(id) ?? 0) + 1);
  }
  return { month, days: fit, closing: fit.length > 0 ? [] : closingOf(closed, rules.clauses), without };
}

const closingOf = (closed: ReadonlyMap<string, number>, clauses: readonly KaryaClause[]): BarringClause[] =>
  [...closed]
    .sort((a, b) => b[1] - a[1])
    .flatMap(([id, days]) => {
      const clause = clauses.find((each) => each.id === id && each.weight === 'must' && each.by.includes('DS'));
      return clause === undefined ? [] : [{ clause, days }];
    });
