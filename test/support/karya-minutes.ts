/** A day of a work held against every minute of it, looked at without intervals. */
import type { JdUt } from '../../src/kernel/units.ts';
import { type Clause, judge, LEAST_MINUTES, ownOf, resolved, whereHolds } from '../../src/muhurta/karya/judge.ts';
import type { Authority, Given, Row } from '../../src/muhurta/karya/row.ts';
import type { MuhurtaDay } from '../../src/muhurta/spans/day.ts';
import { covers } from '../../src/muhurta/windows.ts';
import { BruteMoment, bruteClause, type Look, withChild } from './karya-brute.ts';
import { WEDDING_LOOKS } from './vivaha-brute.ts';

/** So near to an edge of anything a minute says nothing: what is solved is solved to a tenth of a second. */
const EDGE = 2 / 86_400;

interface Minute {
  readonly t: JdUt;
  /** By the clauses alone: in no window, or of which grade. */
  readonly grade: 'shubha' | 'madhyama' | null;
  /** Whether a sign that is not barred rises, outside what is left by all means. */
  readonly open: boolean;
}

/** What is wrong with a day: nothing, or one line for the first minute of each kind of fault. */
export function faultsOn(
  day: MuhurtaDay,
  moments: readonly BruteMoment[],
  rows: readonly Row[],
  given: Given,
  by: Authority,
): string[] {
  const { checked } = resolved(rows, given);
  const more = looksWith(given);
  const [first] = moments;
  if (first === undefined) return ['a day without minutes'];
  const sunrise = new BruteMoment(first.day, first.day.rise);
  const faults = new Set<string>();
  const spans = checked.map((clause) => ({ clause, holds: whereHolds(clause, day) }));
  const edges = [
    ...spans.flatMap(({ holds }) => holds.flatMap(({ from, to }) => [from, to])),
    ...day.lagnas.map(({ to }) => to),
  ].sort((a, b) => a - b);
  const nearEdge = (t: number): boolean => edges.some((edge) => Math.abs(edge - t) < EDGE);
  const own = checked.filter((clause) => clause.by.includes(by));
  const judged = judge(day, ownOf(checked, by));
  const minutes: Minute[] = [];
  const daily = new Map(
    checked.map((clause) => [clause, clause.cut === 'day' && bruteClause(clause.holds, sunrise, more)]),
  );
  for (const m of moments) {
    const { t } = m;
    if (nearEdge(t)) continue;
    const truth = new Map<Clause, boolean>();
    for (const { clause, holds } of spans) {
      const plain = clause.cut === 'day' ? (daily.get(clause) ?? false) : bruteClause(clause.holds, m, more);
      truth.set(clause, plain);
      if (plain !== covers(holds, m.t))
        faults.add(`${clause.id} (${clause.by}) at ${at(day.bounds.from, t)}: plainly ${plain}`);
    }
    const fails = ({ cut, weight }: Clause, ...cuts: string[]): boolean => weight === 'must' && cuts.includes(cut);
    const allowed = own.every((clause) => !fails(clause, 'day', 'window') || truth.get(clause));
    const faulty = own.some(
      (clause) => clause.weight === 'avoid' && (clause.cut === 'day' || clause.cut === 'window') && truth.get(clause),
    );
    const open = own.every((clause) => !fails(clause, 'lagna', 'hole') || truth.get(clause));
    minutes.push({ t: m.t, grade: !allowed ? null : faulty ? 'madhyama' : 'shubha', open });
    const window = judged.windows.filter((each) => covers([each], m.t));
    if (window.length > 1) faults.add(`two windows at ${at(day.bounds.from, t)}`);
    const [held] = window;
    if (held === undefined) continue;
    if (held.grade !== (faulty ? 'madhyama' : 'shubha') || !allowed)
      faults.add(
        `a window is ${held.grade} at ${at(day.bounds.from, t)}, plainly ${allowed ? (faulty ? 'madhyama' : 'shubha') : 'barred'}`,
      );
    const rising = held.lagnas.filter((each) => covers([each], m.t));
    const [sign] = rising;
    if (rising.length !== 1 || sign?.rashi !== m.rising) faults.add(`the rising sign at ${at(day.bounds.from, t)}`);
    const bars = own.filter((clause) => clause.cut === 'lagna' && clause.weight === 'must' && !truth.get(clause));
    const marks = own.filter((clause) => clause.cut === 'lagna' && clause.weight === 'avoid' && truth.get(clause));
    const plain = bars.length > 0 ? 'varjya' : marks.length > 0 ? 'madhyama' : 'shubha';
    if (sign !== undefined && sign.grade !== plain)
      faults.add(`sign ${sign.rashi} is ${sign.grade} at ${at(day.bounds.from, t)}, plainly ${plain}`);
    for (const clause of own)
      if (clause.cut === 'hole' && clause.weight !== 'prefer') {
        const left = clause.weight === 'must' ? !truth.get(clause) : truth.get(clause);
        const listed = held.except.some((each) => each.clause === clause.id && covers([each], m.t));
        const another = own.some((other) => other !== clause && other.id === clause.id);
        if (left !== listed && !another)
          faults.add(`${clause.id} is ${listed ? '' : 'not '}listed at ${at(day.bounds.from, t)}`);
      }
  }
  for (const fault of droppedFor(minutes, judged.windows, day.bounds.from)) faults.add(fault);
  return [...faults];
}

/** The words that need to be told something, or that only weddings use. */
export const looksWith = ({ childDay }: Given): Readonly<Record<string, Look>> => ({
  ...WEDDING_LOOKS,
  ...(childDay !== undefined && withChild(childDay)),
});

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
