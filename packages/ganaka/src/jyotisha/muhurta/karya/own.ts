/** The clauses of one authority, grouped by their effect on a day. They are prepared once for all days. */
import { keptBy } from '../../../kernel/kept.ts';
import type { Span } from '../../../kernel/span.ts';
import { common, type Spans, united } from '../../../kernel/spans.ts';
import type { JdUt } from '../../../kernel/units.ts';
import type { MuhurtaDay } from '../spans/muhurta-day.ts';
import { NEVER } from '../windows.ts';
import { type Clause, isOfDay, whereAtFault, whereHolds } from './clause.ts';
import type { Authority } from './row.ts';

export interface Own {
  /** The musts, and the faults that make hours madhyama; both about the day and its hours. */
  readonly musts: readonly Clause[];
  readonly faults: readonly Clause[];
  /** The musts about gaps and rising signs. */
  readonly shutting: readonly Clause[];
  /**
   * Return the spans of a day in which every must of `musts` holds, and those in which some fault of `faults` applies.
   */
  readonly allowedOn: (day: MuhurtaDay) => Spans;
  readonly faultyOn: (day: MuhurtaDay) => Spans;
  /** Returns the spans of a day in which a must bars the rising sign or requires a gap. */
  readonly shutOn: (day: MuhurtaDay) => Spans;
  readonly holesOn: (day: MuhurtaDay) => readonly Fault[];
  readonly risingOn: (day: MuhurtaDay) => Rising;
}

/** A clause and the spans of the day in which it is at fault. */
export interface Fault {
  readonly clause: Clause;
  readonly at: Spans;
}

/**
 * The clauses that bar a rising sign of the day or make it madhyama, and every instant at which one of them changes or
 * another sign begins to rise.
 */
export interface Rising {
  readonly faults: readonly Fault[];
  readonly edges: readonly JdUt[];
}

/** `base`: the result of other clauses, on which these clauses build. */
export function ownOf(clauses: readonly Clause[], by: Authority, base?: Own): Own {
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
    allowedOn: keptBy((day: MuhurtaDay) => allowedBy(day, musts, base?.allowedOn(day) ?? day.whole)),
    faultyOn: keptBy((day: MuhurtaDay) => gathered(faults, (each) => whereHolds(each, day), base?.faultyOn(day))),
    shutOn: keptBy((day: MuhurtaDay) => gathered(shutting, (each) => whereAtFault(each, day))),
    holesOn: keptBy((day: MuhurtaDay) => faultsOn(day, holes)),
    risingOn: keptBy((day: MuhurtaDay) => {
      const faults = faultsOn(day, rising);
      const edges: JdUt[] = [];
      for (const { to } of day.lagnas) edges.push(to);
      for (const { at } of faults) for (const { from, to } of at) edges.push(from, to);
      return { faults, edges };
    }),
  };
}

/** The union of the spans of all clauses and of the spans already known. */
function gathered(clauses: readonly Clause[], where: (clause: Clause) => Spans, known: Spans = NEVER): Spans {
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
function allowedBy(day: MuhurtaDay, musts: readonly Clause[], hours: Spans): Spans {
  let allowed = hours;
  for (const must of musts) {
    if (allowed.length === 0) return NEVER;
    const holds = whereHolds(must, day);
    if (holds !== day.whole) allowed = common(allowed, holds);
  }
  return allowed;
}

/** Returns the clauses that are at fault at some time of the day. */
function faultsOn(day: MuhurtaDay, clauses: readonly Clause[]): Fault[] {
  const found: Fault[] = [];
  for (const clause of clauses) {
    const at = whereAtFault(clause, day);
    if (at.length > 0) found.push({ clause, at });
  }
  return found;
}
