/**
 * The signs that rise in a part of a day: the clauses about the lagna that bar each sign or make it madhyama, and the
 * verses that excuse these faults.
 */
import type { Span } from '../../../kernel/span.ts';
import type { MuhurtaDay } from '../spans/muhurta-day.ts';
import { type Run, runAt } from '../spans/runs.ts';
import { type HourCondition, spansOf } from '../spans/when.ts';
import { covers, cutAt, edgesOf } from '../windows.ts';
import { idsOf, type KaryaClause } from './clause.ts';
import type { RisingFaults } from './own.ts';

export type KaryaVerdict = 'shubha' | 'madhyama' | 'varjya';

export interface RisingSign extends Span {
  readonly rashi: number;
  readonly grade: KaryaVerdict;
  /** The clauses that bar the sign or make it madhyama. */
  readonly clauses: readonly string[];
  /** Whether a clause bars the sign and a verse allows it in need. */
  readonly isInNeed: boolean;
  /** The verses that excuse the sign. */
  readonly relief: readonly string[];
}

/**
 * A verse that excuses faults of the lagna. An excused fault is dropped; an excused must becomes a fault that is
 * acceptable in need.
 */
export interface Relief {
  readonly id: string;
  readonly holds: HourCondition;
  /** The ids of the clauses that the verse excuses. */
  readonly lifts: readonly string[];
}

/**
 * Returns the signs that rise in a part of the day, each split where a clause about the lagna or an excuse begins or
 * ends.
 */
export function risingIn(day: MuhurtaDay, rising: RisingFaults, part: Span, reliefs: readonly Relief[]): RisingSign[] {
  const { faults, edges } = rising;
  const lifts = reliefs.map((relief) => ({ relief, at: spansOf(relief.holds, day) }));
  const found: RisingSign[] = [];
  const cuts = lifts.length === 0 ? edges : [...edges, ...lifts.flatMap(({ at }) => edgesOf(at))];
  for (const each of cutAt([part], cuts)) {
    const run = runAt(day.lagnas, each.from);
    const firing: KaryaClause[] = [];
    for (const { clause, at } of faults) if (covers(at, each.from)) firing.push(clause);
    const held = lifts.filter(({ at }) => covers(at, each.from)).map(({ relief }) => relief);
    join(found, graded(run, each, firing, held));
  }
  return found;
}

function graded(run: Run, part: Span, firing: readonly KaryaClause[], held: readonly Relief[]): RisingSign {
  const bars = firing.filter(({ weight }) => weight === 'must');
  const areLifted = (clauses: readonly KaryaClause[]): boolean =>
    clauses.every(({ id }) => held.some(({ lifts }) => lifts.includes(id)));
  const isInNeed = bars.length > 0 && areLifted(bars);
  const gradeOf = (): KaryaVerdict => {
    if (bars.length > 0) return isInNeed ? 'madhyama' : 'varjya';
    return areLifted(firing) ? 'shubha' : 'madhyama';
  };
  return {
    from: part.from,
    to: part.to,
    rashi: run.number,
    grade: gradeOf(),
    clauses: idsOf(bars.length > 0 ? bars : firing),
    isInNeed,
    relief: held.map(({ id }) => id),
  };
}

/** Adds a sign to the list, or extends the last one if both have the same result. */
function join(found: RisingSign[], part: RisingSign): void {
  const last = found.at(-1);
  const same =
    last !== undefined &&
    last.rashi === part.rashi &&
    last.to === part.from &&
    last.grade === part.grade &&
    last.isInNeed === part.isInNeed &&
    areAlike(last.clauses, part.clauses) &&
    areAlike(last.relief, part.relief);
  if (same)
    found[found.length - 1] = {
      from: last.from,
      to: part.to,
      rashi: last.rashi,
      grade: last.grade,
      clauses: last.clauses,
      isInNeed: last.isInNeed,
      relief: last.relief,
    };
  else found.push(part);
}

const areAlike = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((each, i) => each === b[i]);
