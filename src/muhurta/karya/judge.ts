/**
 * From rows to windows. What every must of the day and of its hours allows is intersected; where a fault falls the grade
 * is madhyama; the window is cut there, and what is shorter than two ghatikas is dropped. Holes are listed inside a window,
 * the rising signs are graded one by one, and a window in which no sign may rise is none.
 */
import { keptBy } from '../../kernel/kept.ts';
import type { Span } from '../../kernel/span.ts';
import { common, outside, type Spans, united } from '../../kernel/spans.ts';
import type { JdUt } from '../../kernel/units.ts';
import { GHATI_DAYS } from '../../rules/kala.ts';
import type { MuhurtaDay } from '../spans/muhurta-day.ts';
import { type Run, runAt } from '../spans/runs.ts';
import { type Condition, spansOf } from '../spans/when.ts';
import { covers, cutAt, edgesOf, lasting, NEVER, subtract, touches, within } from '../windows.ts';
import type { Authority, Given, Row } from './row.ts';

export type KaryaVerdict = 'shubha' | 'madhyama' | 'varjya';

/** Two ghatikas: a convention of ours, no text gives a least length. */
const LEAST_DAYS = 2 * GHATI_DAYS;
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
export function whereHolds({ cut, holds }: Pick<Clause, 'cut' | 'holds'>, day: MuhurtaDay): Spans {
  const spans = spansOf(holds, day);
  return cut === 'day' ? (covers(spans, day.sunrise) ? day.whole : NEVER) : spans;
}

/** Where a clause is at fault: a must that fails, a fault that fires. Every word of muhurta tells its hours: the rest of the day is where it fails. */
function whereAtFault(clause: Clause, day: MuhurtaDay): Spans {
  const holds = whereHolds(clause, day);
  if (clause.weight !== 'must') return holds;
  return holds === day.whole ? NEVER : holds.length === 0 ? day.whole : outside(day.bounds, holds);
}

export interface Hole extends Span {
  readonly clause: string;
  readonly weight: Row['weight'];
}

export interface RisingSign extends Span {
  readonly rashi: number;
  readonly grade: KaryaVerdict;
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
  readonly verdict: KaryaVerdict;
  readonly windows: readonly Window[];
}

/** What lifts a middling sign of the lagna. */
export interface Relief {
  readonly id: string;
  readonly holds: Condition;
}

/** One authority's clauses, sorted by what they do to a day; made once for all days. */
export interface Own {
  /** What makes hours middling. */
  readonly faults: readonly Clause[];
  /** Where of a day every must of it and of its hours holds, and where some fault falls. */
  readonly allowedOn: (day: MuhurtaDay) => Spans;
  readonly faultyOn: (day: MuhurtaDay) => Spans;
  /** Where of a day no sign may rise, and the holes that are left by all means. */
  readonly shutOn: (day: MuhurtaDay) => Spans;
  readonly holesOn: (day: MuhurtaDay) => readonly Fault[];
  readonly risingOn: (day: MuhurtaDay) => Rising;
}

/** A clause and where of the day it is at fault. */
interface Fault {
  readonly clause: Clause;
  readonly at: Spans;
}

/** What bars a rising sign of the day, or makes it middling, and every instant at which one of these or the sign changes. */
interface Rising {
  readonly faults: readonly Fault[];
  readonly edges: readonly JdUt[];
}

/** `base`: what is decided already without these clauses. */
export function ownOf(clauses: readonly Clause[], by: Authority, base?: Own): Own {
  const own = clauses.filter((each) => each.by.includes(by) && each.weight !== 'prefer');
  const isOfHours = ({ cut }: Row): boolean => cut === 'day' || cut === 'window';
  const shutting = own.filter((each) => each.weight === 'must' && !isOfHours(each));
  const holes = own.filter(({ cut }) => cut === 'hole');
  const rising = own.filter(({ cut }) => cut === 'lagna');
  const musts = own.filter((each) => each.weight === 'must' && isOfHours(each));
  const faults = own.filter((each) => each.weight === 'avoid' && isOfHours(each));
  return {
    faults,
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

/** All the time that some of the clauses hold, with what is known already. */
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

const BARRED: Judgement = { verdict: 'varjya', windows: [] };

/** The day by one authority's clauses. */
export function judge(day: MuhurtaDay, own: Own, reliefs: readonly Relief[] = []): Judgement {
  const { shubha, madhyama } = partsOf(day, own);
  if (shubha.length === 0 && madhyama.length === 0) return BARRED;
  const windows: Window[] = [];
  for (const part of shubha) windows.push(windowIn(day, own, reliefs, part, 'shubha'));
  for (const part of madhyama) windows.push(windowIn(day, own, reliefs, part, 'madhyama'));
  windows.sort((a, b) => a.from - b.from);
  return { verdict: shubha.length > 0 ? 'shubha' : 'madhyama', windows };
}

/** The verdict alone, where nobody asks for the hours. */
export function verdictBy(day: MuhurtaDay, own: Own): KaryaVerdict {
  const { shubha, madhyama } = partsOf(day, own);
  return shubha.length > 0 ? 'shubha' : madhyama.length > 0 ? 'madhyama' : 'varjya';
}

interface Parts {
  readonly shubha: Spans;
  readonly madhyama: Spans;
}
const NO_PARTS: Parts = { shubha: NEVER, madhyama: NEVER };

/** What all musts allow, apart where faults fall and where not; long enough, and with a sign that may rise outside the holes. */
function partsOf(day: MuhurtaDay, own: Own): Parts {
  const allowed = own.allowedOn(day);
  if (allowed.length === 0) return NO_PARTS;
  const faulty = own.faultyOn(day);
  const kept = (parts: Spans): Spans => {
    const long = lasting(parts, LEAST_DAYS);
    if (long.length === 0) return NEVER;
    const shut = own.shutOn(day);
    return long.filter((part) => subtract([part], shut).length > 0);
  };
  return { shubha: kept(subtract(allowed, faulty)), madhyama: kept(common(allowed, faulty)) };
}

function windowIn(day: MuhurtaDay, own: Own, reliefs: readonly Relief[], part: Span, grade: Window['grade']): Window {
  const firing = grade === 'shubha' ? [] : own.faults.filter((each) => touches(whereHolds(each, day), part));
  return {
    from: part.from,
    to: part.to,
    grade,
    clauses: idsOf(firing),
    except: holesIn(own.holesOn(day), part),
    lagnas: risingIn(day, own.risingOn(day), part, reliefs),
  };
}

function idsOf(rows: readonly Row[]): string[] {
  const ids: string[] = [];
  for (const { id } of rows) if (!ids.includes(id)) ids.push(id);
  return ids;
}

function holesIn(holes: readonly Fault[], part: Span): Hole[] {
  const found: Hole[] = [];
  for (const { clause, at } of holes)
    for (const { from, to } of within(at, part)) found.push({ from, to, clause: clause.id, weight: clause.weight });
  return found.sort((a, b) => a.from - b.from || a.to - b.to);
}

/** The signs that rise in a part of the day, each cut where a clause of the lagna or a relief changes. */
function risingIn(day: MuhurtaDay, rising: Rising, part: Span, reliefs: readonly Relief[]): RisingSign[] {
  const { faults, edges } = rising;
  const lifts = reliefs.map(({ id, holds }) => ({ id, at: spansOf(holds, day) }));
  const found: RisingSign[] = [];
  const cuts = lifts.length === 0 ? edges : [...edges, ...lifts.flatMap(({ at }) => edgesOf(at))];
  for (const each of cutAt([part], cuts)) {
    const run = runAt(day.lagnas, each.from);
    const firing: Clause[] = [];
    for (const { clause, at } of faults) if (covers(at, each.from)) firing.push(clause);
    const relief = lifts.filter(({ at }) => covers(at, each.from)).map(({ id }) => id);
    join(found, graded(run, each, firing, relief));
  }
  return found;
}

function graded(run: Run, part: Span, firing: readonly Clause[], relief: readonly string[]): RisingSign {
  const bars = firing.filter(({ weight }) => weight === 'must');
  const isMiddling = bars.length === 0 && firing.length > 0;
  return {
    from: part.from,
    to: part.to,
    rashi: run.number,
    grade: bars.length > 0 ? 'varjya' : isMiddling && relief.length === 0 ? 'madhyama' : 'shubha',
    clauses: idsOf(bars.length > 0 ? bars : firing),
    relief,
  };
}

/** A neighbour that nothing tells apart is one with the last. */
function join(found: RisingSign[], part: RisingSign): void {
  const last = found.at(-1);
  const same =
    last !== undefined &&
    last.rashi === part.rashi &&
    last.to === part.from &&
    last.grade === part.grade &&
    areAlike(last.clauses, part.clauses) &&
    areAlike(last.relief, part.relief);
  if (same)
    found[found.length - 1] = {
      from: last.from,
      to: part.to,
      rashi: last.rashi,
      grade: last.grade,
      clauses: last.clauses,
      relief: last.relief,
    };
  else found.push(part);
}

const areAlike = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((each, i) => each === b[i]);
