/** A day of a work compared with every minute of it, evaluated without intervals. */

import { type KaryaClause, whereHolds } from 'ganaka/internal/jyotisha/muhurta/karya/clause.ts';
import { judge, type KaryaJudgement, LEAST_MINUTES } from 'ganaka/internal/jyotisha/muhurta/karya/judge.ts';
import { ownOf } from 'ganaka/internal/jyotisha/muhurta/karya/own.ts';
import type { Authority } from 'ganaka/internal/jyotisha/muhurta/karya/row.ts';
import type { MuhurtaDay } from 'ganaka/internal/jyotisha/muhurta/spans/muhurta-day.ts';
import { covers } from 'ganaka/internal/jyotisha/muhurta/windows.ts';
import type { JdUt } from 'ganaka/internal/kernel/units.ts';
import type { Minutes, Row } from '../../packages/ganaka/test/kit/brute/minutes.ts';

/** This close to an edge a minute proves nothing: edges are solved to a tenth of a second. */
const EDGE = 2 / 86_400;

interface Minute {
  readonly t: JdUt;
  /** By the clauses alone: in no window, or in a window of which grade. */
  readonly grade: 'shubha' | 'madhyama' | null;
  /** Whether a sign that is not barred rises, outside what is left by all means. */
  readonly open: boolean;
}

/** A clause with what the minutes say of it. */
interface Told {
  readonly clause: KaryaClause;
  readonly plain: Row;
}

/** What is wrong with a day: nothing, or one line for the first minute of each kind of fault. */
export function faultsOn(
  day: MuhurtaDay,
  minutes: Minutes,
  checked: readonly KaryaClause[],
  authorities: readonly Authority[],
): string[] {
  const clear = clearOfEdges(day, minutes, checked);
  const told = checked.map((clause) => ({ clause, plain: plainly(clause, minutes) }));
  return [
    ...clausesAtFault(day, minutes, told, clear),
    ...authorities.flatMap((by) =>
      windowsAtFault(
        minutes,
        told.filter(({ clause }) => clause.by.includes(by)),
        judge(day, ownOf(checked, by)),
        clear,
      ).map((fault) => `by ${by}, ${fault}`),
    ),
  ];
}

/** What is decided for the whole day is decided at sunrise, which comes first. */
function plainly({ cut, holds }: KaryaClause, minutes: Minutes): Row {
  const row = minutes.of(holds);
  return cut === 'day' ? row.map(() => row[0] ?? 0) : row;
}

/** The places of the minutes that lie on no edge. */
function clearOfEdges(day: MuhurtaDay, { moments }: Minutes, checked: readonly KaryaClause[]): number[] {
  const edges = [
    ...checked.flatMap((clause) => whereHolds(clause, day).flatMap(({ from, to }) => [from, to])),
    ...day.lagnas.map(({ to }) => to),
  ].sort((a, b) => a - b);
  const found: number[] = [];
  let next = 0;
  for (const [i, { t }] of moments.entries()) {
    while ((edges[next] ?? Number.POSITIVE_INFINITY) < t - EDGE) next++;
    if (i > 0 && (edges[next] ?? Number.POSITIVE_INFINITY) > t + EDGE) found.push(i);
  }
  return found;
}

function clausesAtFault(day: MuhurtaDay, minutes: Minutes, told: readonly Told[], clear: readonly number[]): string[] {
  return told.flatMap(({ clause, plain }) => {
    const held = minutes.within(whereHolds(clause, day));
    const wrong = clear.find((i) => plain[i] !== held[i]);
    return wrong === undefined
      ? []
      : [`${clause.id} (${clause.by}) at ${hourOf(minutes, wrong)}: plainly ${plain[wrong] === 1}`];
  });
}

const hourOf = ({ moments }: Minutes, i: number): string =>
  `${(((moments[i]?.t ?? 0) - (moments[0]?.t ?? 0)) * 24).toFixed(2)} h`;

/** One authority's clauses, each of them one row. */
function windowsAtFault(
  minutes: Minutes,
  own: readonly Told[],
  { windows }: KaryaJudgement,
  clear: readonly number[],
): string[] {
  const faults = new Set<string>();
  const rows = (weight: KaryaClause['weight'], ...cuts: readonly KaryaClause['cut'][]): Row[] =>
    own.filter(({ clause }) => clause.weight === weight && cuts.includes(clause.cut)).map(({ plain }) => plain);
  const musts = rows('must', 'day', 'window');
  const avoided = rows('avoid', 'day', 'window');
  const shutting = rows('must', 'lagna', 'hole');
  const bars = rows('must', 'lagna');
  const marks = rows('avoid', 'lagna');
  const holes = own.filter(({ clause }) => clause.cut === 'hole' && clause.weight !== 'prefer');
  const seen: Minute[] = [];
  for (const i of clear) {
    const m = minutes.moments[i];
    if (m === undefined) continue;
    const held = (row: Row): boolean => row[i] === 1;
    const grade = !musts.every(held) ? null : avoided.some(held) ? 'madhyama' : 'shubha';
    seen.push({ t: m.t, grade, open: shutting.every(held) });
    const [window, second] = windows.filter(({ from, to }) => from <= m.t && m.t < to);
    if (second !== undefined) faults.add(`two windows at ${hourOf(minutes, i)}`);
    if (window === undefined) continue;
    if (window.grade !== grade)
      faults.add(`a window is ${window.grade} at ${hourOf(minutes, i)}, plainly ${grade ?? 'barred'}`);
    const [sign, other] = window.lagnas.filter(({ from, to }) => from <= m.t && m.t < to);
    if (other !== undefined || sign?.rashi !== m.rising) faults.add(`the rising sign at ${hourOf(minutes, i)}`);
    const plain = !bars.every(held) ? 'varjya' : marks.some(held) ? 'madhyama' : 'shubha';
    if (sign !== undefined && sign.grade !== plain)
      faults.add(`sign ${sign.rashi} is ${sign.grade} at ${hourOf(minutes, i)}, plainly ${plain}`);
    for (const { clause, plain: row } of holes) {
      const another = holes.some((each) => each.clause !== clause && each.clause.id === clause.id);
      const left = clause.weight === 'must' ? !held(row) : held(row);
      const listed = window.except.some((each) => each.clause === clause.id && covers([each], m.t));
      if (left !== listed && !another)
        faults.add(`${clause.id} is ${listed ? '' : 'not '}listed at ${hourOf(minutes, i)}`);
    }
  }
  for (const fault of droppedFor(seen, windows, minutes.moments[0]?.t ?? 0)) faults.add(fault);
  return [...faults];
}

const at = (from: number, t: number): string => `${((t - from) * 24).toFixed(2)} h`;

/** What is in no window though its clauses allow it must be short, or without a sign that may rise. */
function droppedFor(
  minutes: readonly Minute[],
  windows: readonly { from: number; to: number }[],
  from: number,
): string[] {
  const found: string[] = [];
  for (let i = 0; i < minutes.length; ) {
    const first = minutes[i];
    if (first === undefined) break;
    let j = i;
    while (minutes[j + 1]?.grade === first.grade) j++;
    const run = minutes.slice(i, j + 1);
    const last = run.at(-1) ?? first;
    const length = (last.t - first.t) * 1440;
    const held = windows.some((each) => each.from <= first.t && first.t < each.to);
    // a minute or two at the ends lies too near an edge to be counted
    if (first.grade !== null && !held && length > LEAST_MINUTES + 3 && run.some(({ open }) => open))
      found.push(`${length.toFixed(0)} minutes from ${at(from, first.t)} are dropped`);
    if (held && length < LEAST_MINUTES - 4)
      found.push(`a window of ${length.toFixed(0)} minutes at ${at(from, first.t)}`);
    i = j + 1;
  }
  return found;
}
