/** One authority's clauses, sorted by their effect on a day; made once for all days. */
import { keptBy } from '../../kernel/kept.ts';
import type { Span } from '../../kernel/span.ts';
import { common, type Spans, united } from '../../kernel/spans.ts';
import type { JdUt } from '../../kernel/units.ts';
import type { MuhurtaDay } from '../spans/muhurta-day.ts';
import { NEVER } from '../windows.ts';
import { type Clause, isOfDay, whereAtFault, whereHolds } from './clause.ts';
import type { Authority } from './row.ts';

export interface Own {
  /** The musts of the day and of its hours, and what makes hours middling. */
  readonly musts: readonly Clause[];
  readonly faults: readonly Clause[];
  /** Whether it considers the rising sign, beyond merits. */
  readonly looksAtLagna: boolean;
  /** Where in a day every must of it and of its hours holds, and where some fault applies. */
  readonly allowedOn: (day: MuhurtaDay) => Spans;
  readonly faultyOn: (day: MuhurtaDay) => Spans;
  /** Where in a day no sign may rise or a gap must be left. */
  readonly shutOn: (day: MuhurtaDay) => Spans;
  readonly holesOn: (day: MuhurtaDay) => readonly Fault[];
  readonly risingOn: (day: MuhurtaDay) => Rising;
}

/** A clause and where in the day it is at fault. */
export interface Fault {
  readonly clause: Clause;
  readonly at: Spans;
}

/**
 * What bars a rising sign of the day, or makes it middling, and every instant at which one of these or the sign
 * changes.
 */
export interface Rising {
  readonly faults: readonly Fault[];
  readonly edges: readonly JdUt[];
}

/** `base`: what is already decided without these clauses. */
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
    looksAtLagna: rising.length > 0,
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

/** All the time in which some of the clauses hold, with what is already known. */
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

/** What all musts allow of some hours. */
function allowedBy(day: MuhurtaDay, musts: readonly Clause[], hours: Spans): Spans {
  let allowed = hours;
  for (const must of musts) {
    if (allowed.length === 0) return NEVER;
    const holds = whereHolds(must, day);
    if (holds !== day.whole) allowed = common(allowed, holds);
  }
  return allowed;
}

/** The clauses that are at fault at some time of the day. */
function faultsOn(day: MuhurtaDay, clauses: readonly Clause[]): Fault[] {
  const found: Fault[] = [];
  for (const clause of clauses) {
    const at = whereAtFault(clause, day);
    if (at.length > 0) found.push({ clause, at });
  }
  return found;
}
