/** A row of a work once its needs are known, and the hours of a day in which it holds or is at fault. */
import { outside, type Spans } from '../../kernel/spans.ts';
import type { MuhurtaDay } from '../spans/muhurta-day.ts';
import { type Condition, spansOf } from '../spans/when.ts';
import { covers, NEVER } from '../windows.ts';
import type { Given, Row } from './row.ts';

/** A row whose needs are met, with its condition. */
export interface Clause extends Row {
  readonly holds: Condition;
}

/** The rows that can be checked with the given details, and those that cannot. */
export function resolved(rows: readonly Row[], given: Given): { checked: readonly Clause[]; missing: readonly Row[] } {
  const checked: Clause[] = [];
  const missing: Row[] = [];
  for (const row of rows) {
    const holds = row.condition(given);
    if (holds === null) missing.push(row);
    else checked.push({ ...row, holds });
  }
  return { checked, missing };
}

/** Where a clause holds; a clause for the whole day is decided at sunrise. */
export function whereHolds({ cut, holds }: Pick<Clause, 'cut' | 'holds'>, day: MuhurtaDay): Spans {
  const spans = spansOf(holds, day);
  return cut === 'day' ? (covers(spans, day.sunrise) ? day.whole : NEVER) : spans;
}

/** Where a clause is at fault: a must that fails, a fault that applies. */
export function whereAtFault(clause: Clause, day: MuhurtaDay): Spans {
  const holds = whereHolds(clause, day);
  if (clause.weight !== 'must') return holds;
  return holds === day.whole ? NEVER : holds.length === 0 ? day.whole : outside(day.bounds, holds);
}

/** Whether a clause decides the day and its hours, and not what rises in them. */
export const isOfDay = ({ cut }: Pick<Row, 'cut'>): boolean => cut === 'day' || cut === 'window';

/** The ids of rows, each once. */
export function idsOf(rows: readonly Row[]): string[] {
  const ids: string[] = [];
  for (const { id } of rows) if (!ids.includes(id)) ids.push(id);
  return ids;
}
