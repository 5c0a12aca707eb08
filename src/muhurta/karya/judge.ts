/**
 * From rows to windows. What every must of the day and of its hours allows is intersected; where a fault falls the grade
 * is madhyama; the window is cut there, and what is shorter than two ghatikas is dropped. Holes are listed inside a window,
 * the rising signs are graded one by one, and a window in which no sign may rise is none.
 */
import type { Span } from '../../kernel/span.ts';
import { common, type Spans, united } from '../../kernel/spans.ts';
import { not } from '../../rules/clause.ts';
import { GHATI_DAYS } from '../../rules/kala.ts';
import type { MuhurtaDay, Run } from '../spans/day.ts';
import { type Condition, spansOf } from '../spans/when.ts';
import { covers, cutAt, edgesOf, lasting, NEVER, subtract, touches, within } from '../windows.ts';
import type { Authority, Given, Row } from './row.ts';

export type Verdict = 'shubha' | 'madhyama' | 'varjya';

/** Two ghatikas: a convention of ours, no text gives a least length. */
export const LEAST_DAYS = 2 * GHATI_DAYS;
export const LEAST_MINUTES = 48;

/** A row whose needs are met, with what it looks at. */
export interface Clause extends Row {
  readonly holds: Condition;
}

/** The rows that can be looked at with what was given, and those that cannot. */
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

/** Where a clause holds; what is decided for the whole day is decided at sunrise. */
export function whereHolds({ cut, holds }: Clause, day: MuhurtaDay): Spans {
  const spans = spansOf(holds, day);
  return cut === 'day' ? (covers(spans, day.sunrise) ? day.whole : NEVER) : spans;
}

const negations = new WeakMap<Condition, Condition>();
/** Where a clause is at fault: a must that fails, a fault that fires. */
function whereAtFault(clause: Clause, day: MuhurtaDay): Spans {
  if (clause.weight !== 'must') return whereHolds(clause, day);
  if (clause.cut === 'day') return whereHolds(clause, day).length > 0 ? NEVER : day.whole;
  let negated = negations.get(clause.holds);
  if (negated === undefined) negations.set(clause.holds, (negated = not(clause.holds)));
  return spansOf(negated, day);
}

export interface Hole extends Span {
  readonly clause: string;
  readonly weight: Row['weight'];
}

export interface RisingSign extends Span {
  readonly rashi: number;
  readonly grade: Verdict;
  /** The clauses that bar it or make it middling. */
  readonly clauses: readonly string[];
  /** What lifts it up again. */
  readonly relief: readonly string[];
}

export interface Window extends Span {
  readonly grade: 'shubha' | 'madhyama';
  /** The faults that make it middling. */
  readonly clauses: readonly string[];
  readonly except: readonly Hole[];
  readonly lagnas: readonly RisingSign[];
}

export interface Judgement {
  readonly verdict: Verdict;
  readonly windows: readonly Window[];
}

/** What lifts a middling sign of the lagna. */
export interface Relief {
  readonly id: string;
  readonly holds: Condition;
}

/** The day by one authority's clauses. */
export function judge(
  day: MuhurtaDay,
  clauses: readonly Clause[],
  by: Authority,
  reliefs: readonly Relief[] = [],
): Judgement {
  const own = clauses.filter((each) => each.by.includes(by));
  let allowed: Spans = day.whole;
  for (const clause of own)
    if (clause.weight === 'must' && isOfHours(clause)) {
      allowed = common(allowed, whereHolds(clause, day));
      if (allowed.length === 0) return { verdict: 'varjya', windows: [] };
    }
  const faults = own.filter((each) => each.weight === 'avoid' && isOfHours(each));
  const faulty = united(faults.flatMap((each) => whereHolds(each, day)));
  const parts = [
    ...lasting(subtract(allowed, faulty), LEAST_DAYS).map((part) => ({ ...part, grade: 'shubha' as const })),
    ...lasting(common(allowed, faulty), LEAST_DAYS).map((part) => ({ ...part, grade: 'madhyama' as const })),
  ].sort((a, b) => a.from - b.from);
  const windows = parts.flatMap((part): Window[] => {
    const except = holesIn(day, own, part);
    const lagnas = risingIn(day, own, part, reliefs);
    const barred = united(except.filter(({ weight }) => weight === 'must'));
    const isOpen = lagnas.some(
      (each) =>
        each.grade !== 'varjya' &&
        subtract(
          [each],
          barred.toSorted((a, b) => a.from - b.from),
        ).length > 0,
    );
    if (!isOpen) return [];
    const ids = faults.filter((each) => touches(whereHolds(each, day), part)).map(({ id }) => id);
    return [{ ...part, clauses: [...new Set(ids)], except, lagnas }];
  });
  return { verdict: verdictOf(windows), windows };
}

const isOfHours = ({ cut }: Row): boolean => cut === 'day' || cut === 'window';

const verdictOf = (windows: readonly Window[]): Verdict =>
  windows.length === 0 ? 'varjya' : windows.some(({ grade }) => grade === 'shubha') ? 'shubha' : 'madhyama';

function holesIn(day: MuhurtaDay, own: readonly Clause[], part: Span): Hole[] {
  return own
    .filter(({ cut, weight }) => cut === 'hole' && weight !== 'prefer')
    .flatMap((clause) =>
      within(whereAtFault(clause, day), part).map(({ from, to }) => ({
        from,
        to,
        clause: clause.id,
        weight: clause.weight,
      })),
    )
    .sort((a, b) => a.from - b.from || a.to - b.to);
}

/** The signs that rise in a part of the day, each cut where a clause of the lagna or a relief changes. */
function risingIn(day: MuhurtaDay, own: readonly Clause[], part: Span, reliefs: readonly Relief[]): RisingSign[] {
  const faults = own
    .filter(({ cut, weight }) => cut === 'lagna' && weight !== 'prefer')
    .map((clause) => ({ clause, at: whereAtFault(clause, day) }));
  const lifts = reliefs.map(({ id, holds }) => ({ id, at: spansOf(holds, day) }));
  const edges = [...faults, ...lifts].flatMap(({ at }) => edgesOf(at));
  return day.lagnas.flatMap((run) =>
    joined(
      cutAt(within([run], part), edges).map((each) => {
        const firing = faults.filter(({ at }) => covers(at, each.from)).map(({ clause }) => clause);
        const relief = lifts.filter(({ at }) => covers(at, each.from)).map(({ id }) => id);
        return graded(run, each, firing, relief);
      }),
    ),
  );
}

function graded(run: Run, part: Span, firing: readonly Clause[], relief: readonly string[]): RisingSign {
  const bars = firing.filter(({ weight }) => weight === 'must');
  const isMiddling = bars.length === 0 && firing.length > 0;
  return {
    from: part.from,
    to: part.to,
    rashi: run.number,
    grade: bars.length > 0 ? 'varjya' : isMiddling && relief.length === 0 ? 'madhyama' : 'shubha',
    clauses: [...new Set((bars.length > 0 ? bars : firing).map(({ id }) => id))],
    relief,
  };
}

/** Neighbours that nothing tells apart are one. */
function joined(parts: readonly RisingSign[]): RisingSign[] {
  const found: RisingSign[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    const same =
      last !== undefined &&
      last.grade === part.grade &&
      last.clauses.join() === part.clauses.join() &&
      last.relief.join() === part.relief.join();
    if (same) found[found.length - 1] = { ...last, to: part.to };
    else found.push(part);
  }
  return found;
}
