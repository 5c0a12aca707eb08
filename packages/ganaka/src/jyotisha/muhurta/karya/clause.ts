/**
 * A row of an undertaking with its condition, and the hours of a day in which the condition holds or the row is at
 * fault.
 */
import { outside, type Spans } from '../../../kernel/spans.ts';
import type { MuhurtaDay } from '../spans/muhurta-day.ts';
import { type HourCondition, spansOf } from '../spans/when.ts';
import { covers, NEVER } from '../windows.ts';
import type { KaryaRow, UndertakingDetails } from './row.ts';

/** A row whose details were given, with the condition that follows from them. */
export interface KaryaClause extends KaryaRow {
  readonly holds: HourCondition;
}

/** Separates the rows that can be checked with the given details from those that cannot. */
export function resolved(
  rows: readonly KaryaRow[],
  given: UndertakingDetails,
): { checked: readonly KaryaClause[]; missing: readonly KaryaRow[] } {
  const checked: KaryaClause[] = [];
  const missing: KaryaRow[] = [];
  for (const row of rows) {
    const holds = row.condition(given);
    if (holds === null) missing.push(row);
    else checked.push({ ...row, holds });
  }
  return { checked, missing };
}

/** Returns the spans of the day in which a clause holds. A clause for the whole day is decided at sunrise. */
export function whereHolds({ cut, holds }: Pick<KaryaClause, 'cut' | 'holds'>, day: MuhurtaDay): Spans {
  const spans = spansOf(holds, day);
  return cut === 'day' ? (covers(spans, day.sunrise) ? day.whole : NEVER) : spans;
}

/** Returns the spans of the day in which a clause is at fault: where a must fails, or where a fault applies. */
export function whereAtFault(clause: KaryaClause, day: MuhurtaDay): Spans {
  const holds = whereHolds(clause, day);
  if (clause.weight !== 'must') return holds;
  return holds === day.whole ? NEVER : holds.length === 0 ? day.whole : outside(day.bounds, holds);
}

/** Whether a clause is about the day or its hours, and not about a gap or the rising sign. */
export const isOfDay = ({ cut }: Pick<KaryaRow, 'cut'>): boolean => cut === 'day' || cut === 'window';

/** The ids of rows without repetition. */
export function idsOf(rows: readonly KaryaRow[]): string[] {
  const ids: string[] = [];
  for (const { id } of rows) if (!ids.includes(id)) ids.push(id);
  return ids;
}
