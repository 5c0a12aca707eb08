/** A window of a day: its grade, the faults of the day within it, its gaps, its rising signs. */
import type { Span } from '../../../kernel/span.ts';
import type { MuhurtaDay } from '../spans/muhurta-day.ts';
import { touches, within } from '../windows.ts';
import { idsOf, whereHolds } from './clause.ts';
import type { ClauseFault, OwnClauses } from './own.ts';
import { type Relief, type RisingSign, risingIn } from './rising.ts';
import type { KaryaRow } from './row.ts';

export interface Hole extends Span {
  readonly clause: string;
  readonly weight: KaryaRow['weight'];
}

export interface KaryaWindow extends Span {
  readonly grade: 'shubha' | 'madhyama';
  /** The faults of the day that make the window madhyama. */
  readonly clauses: readonly string[];
  readonly except: readonly Hole[];
  readonly lagnas: readonly RisingSign[];
  /** Set if every sign is barred and a verse allows this one in need. */
  readonly need: InNeed | null;
}

/** The faults of the rising sign, the verses that allow it nevertheless, and its rank among such windows of the day. */
export interface InNeed {
  readonly rank: number;
  readonly faults: readonly string[];
  readonly relief: readonly string[];
  /** The points of the rising sign; null for an undertaking that has none. */
  readonly vimshopaka: { readonly points: number; readonly most: number } | null;
}

export const windowIn = (
  day: MuhurtaDay,
  own: OwnClauses,
  reliefs: readonly Relief[],
  part: Span,
  grade: KaryaWindow['grade'],
): KaryaWindow => ({
  from: part.from,
  to: part.to,
  grade,
  clauses: faultsIn(day, own, part),
  except: holesIn(own.holesOn(day), part),
  lagnas: risingIn(day, own.risingOn(day), part, reliefs),
  need: null,
});

/** Returns the faults of the day that apply within a part of it. */
export function faultsIn(day: MuhurtaDay, { faults, faultyOn }: OwnClauses, part: Span): string[] {
  if (!touches(faultyOn(day), part)) return [];
  return idsOf(faults.filter((each) => touches(whereHolds(each, day), part)));
}

function holesIn(holes: readonly ClauseFault[], part: Span): Hole[] {
  const found: Hole[] = [];
  for (const { clause, at } of holes)
    for (const { from, to } of within(at, part)) found.push({ from, to, clause: clause.id, weight: clause.weight });
  return found.sort((a, b) => a.from - b.from || a.to - b.to);
}
