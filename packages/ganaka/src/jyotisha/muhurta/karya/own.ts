/** The clauses of one authority, grouped by their effect on a day. They are prepared once for all days. */
import { cachedOn } from '../../../kernel/caches.ts';
import type { Span } from '../../../kernel/span.ts';
import { common, type Spans, united } from '../../../kernel/spans.ts';
import type { JdUt } from '../../../kernel/units.ts';
import type { MuhurtaDay } from '../spans/muhurta-day.ts';
import { NEVER } from '../windows.ts';
import { isOfDay, type KaryaClause, whereAtFault, whereHolds } from './clause.ts';
import type { Authority } from './row.ts';

export interface OwnClauses {
  /** The musts, and the faults that make hours madhyama; both about the day and its hours. */
  readonly musts: readonly KaryaClause[];
  readonly faults: readonly KaryaClause[];
  /** The musts about gaps and rising signs. */
  readonly shutting: readonly KaryaClause[];
  /**
   * Return the spans of a day in which every must of `musts` holds, and those in which some fault of `faults` applies.
   */
  readonly allowedOn: (day: MuhurtaDay) => Spans;
  readonly faultyOn: (day: MuhurtaDay) => Spans;
  /** Returns the spans of a day in which a must bars the rising sign or requires a gap. */
  readonly shutOn: (day: MuhurtaDay) => Spans;
  readonly holesOn: (day: MuhurtaDay) => readonly ClauseFault[];
  readonly risingOn: (day: MuhurtaDay) => RisingFaults;
}

/** A clause and the spans of the day in which it is at fault. */
export interface ClauseFault {
  readonly clause: KaryaClause;
  readonly at: Spans;
}

/**
 * The clauses that bar a rising sign of the day or make it madhyama, and every instant at which one of them changes or
 * another sign begins to rise.
 */
export interface RisingFaults {
  readonly faults: readonly ClauseFault[];
  readonly edges: readonly JdUt[];
}

/** `base`: the result of other clauses, on which these clauses build. */
export function ownOf(clauses: readonly KaryaClause[], by: Authority, base?: OwnClauses): OwnClauses {
  const own = clauses.filter((each) => each.by.includes(by) && each.weight !== 'prefer');
  const shutting = own.filter((each) => each.weight === 'must' && !isOfDay(each));
  const holes = own.filter(({ cut }) => cut === 'hole');
  const rising = own.filter(({ cut }) => cut === 'lagna');
  const musts = own.filter((each) => each.weight === 'must' && isOfDay(each));
  const faults = own.filter((each) => each.weight === 'avoid' && isOfDay(each));
  return {
    musts,
    faults,
    shutting,
    allowedOn: cachedOn((day: MuhurtaDay) => allowedBy(day, musts, base?.allowedOn(day) ?? day.whole)),
    faultyOn: cachedOn((day: MuhurtaDay) => gathered(faults, (each) => whereHolds(each, day), base?.faultyOn(day))),
    shutOn: cachedOn((day: MuhurtaDay) => gathered(shutting, (each) => whereAtFault(each, day))),
    holesOn: cachedOn((day: MuhurtaDay) => faultsOn(day, holes)),
    risingOn: cachedOn((day: MuhurtaDay) => {
      const faults = faultsOn(day, rising);
      const edges: JdUt[] = [];
      for (const { to } of day.lagnas) edges.push(to);
      for (const { at } of faults) for (const { from, to } of at) edges.push(from, to);
      return { faults, edges };
    }),
  };
}

/** The union of the spans of all clauses and of the spans already known. */
function gathered(clauses: readonly KaryaClause[], where: (clause: KaryaClause) => Spans, known: Spans = NEVER): Spans {
  let found: Span[] | undefined;
  let only = known;
  for (const clause of clauses) {
    const spans = where(clause);
    if (spans.length === 0) continue;
    if (only.length === 0) {
      only = spans;
      continue;
    }
    found ??= [...only];
    for (const each of spans) found.push(each);
  }
  return united(found ?? only);
}

/** Returns the part of some hours that all musts allow. */
function allowedBy(day: MuhurtaDay, musts: readonly KaryaClause[], hours: Spans): Spans {
  let allowed = hours;
  for (const must of musts) {
    if (allowed.length === 0) return NEVER;
    const holds = whereHolds(must, day);
    if (holds !== day.whole) allowed = common(allowed, holds);
  }
  return allowed;
}

/** Returns the clauses that are at fault at some time of the day. */
function faultsOn(day: MuhurtaDay, clauses: readonly KaryaClause[]): ClauseFault[] {
  const found: ClauseFault[] = [];
  for (const clause of clauses) {
    const at = whereAtFault(clause, day);
    if (at.length > 0) found.push({ clause, at });
  }
  return found;
}
