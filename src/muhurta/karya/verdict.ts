/** A day of a work put together: windows and verdict by the principal, the other authority's verdict, and every clause with what it came to. */
import { common, type Spans, united } from '../../kernel/spans.ts';
import { type Clause as AnyClause, evaluate, type Judged, type Saw } from '../../rules/clause.ts';
import type { Source } from '../../rules/source.ts';
import type { MuhurtaDay } from '../spans/day.ts';
import type { Hour } from '../spans/when.ts';
import { touches } from '../windows.ts';
import { type Clause, type Judgement, judge, type Relief, type Verdict, type Window, whereHolds } from './judge.ts';
import type { Authority, Cut, Weight } from './row.ts';
import { authoritiesOf } from './work.ts';

/** A clause of a day: whether it is met, and where. */
export interface Found {
  readonly id: string;
  readonly weight: Weight;
  readonly cut: Cut;
  /** A must: some instant satisfies it. A fault or a merit: it fires. */
  readonly met: boolean;
  /** Where it holds or fires. */
  readonly spans: Spans;
  /** A must that takes hours away. */
  readonly cuts: boolean;
  /** A must that holds, though what is left of the ban makes hours middling. */
  readonly softened: boolean;
  readonly saw: Saw;
  readonly source: Source;
}

export interface KaryaDay extends Judgement {
  readonly verdicts: Partial<Record<Authority, Verdict>>;
  /** Merits that fall into a window. */
  readonly score: number;
  readonly clauses: readonly Found[];
}

/** Which clauses are given: all, or those that decided. */
export type Listing = 'all' | 'decisive';

export function karyaDay(
  day: MuhurtaDay,
  clauses: readonly Clause[],
  principal: Authority,
  listing: Listing,
  reliefs: readonly Relief[] = [],
): KaryaDay {
  const own = judge(day, clauses, principal, reliefs);
  const verdicts: Partial<Record<Authority, Verdict>> = { [principal]: own.verdict };
  for (const by of authoritiesOf(clauses))
    if (by !== principal) verdicts[by] = judge(day, clauses, by, reliefs).verdict;
  return {
    ...own,
    verdicts,
    score: scoreOf(day, clauses, own.windows),
    clauses: foundOn(day, clauses, principal, listing, own.windows.length > 0),
  };
}

/** How many merits hold in some hour of a window; of the lagna, while a sign that is not barred rises. */
function scoreOf(day: MuhurtaDay, clauses: readonly Clause[], windows: readonly Window[]): number {
  if (windows.length === 0) return 0;
  const open = united(windows.flatMap(({ lagnas }) => lagnas.filter(({ grade }) => grade !== 'varjya')));
  const merits = clauses.filter(({ weight }) => weight === 'prefer');
  return merits.filter((clause) => {
    const holds = whereHolds(clause, day);
    return clause.cut === 'lagna' ? common(holds, open).length > 0 : windows.some((each) => touches(holds, each));
  }).length;
}

const STRENGTH: Readonly<Record<Weight, number>> = { must: 2, avoid: 1, prefer: 0 };

function foundOn(
  day: MuhurtaDay,
  clauses: readonly Clause[],
  principal: Authority,
  listing: Listing,
  isOpen: boolean,
): Found[] {
  const byId = new Map<string, Clause[]>();
  for (const clause of clauses) {
    const known = byId.get(clause.id);
    if (known === undefined) byId.set(clause.id, [clause]);
    else known.push(clause);
  }
  const found: Found[] = [];
  const cutting: Found[] = [];
  for (const parts of byId.values()) {
    // of one id the principal's own parts are shown, the other authority's only where it has none
    const own = parts.filter(({ by }) => by.includes(principal));
    const shown = own.length > 0 ? own : parts;
    if (listing === 'decisive' && !mayDecide(shown, own.length > 0, isOpen)) continue;
    const each = foundOf(day, shown);
    if (listing === 'all' || isDecisive(each, isOpen)) found.push(each);
    else if (each.weight === 'must' && each.cuts && each.cut === 'window') cutting.push(each);
  }
  // no must fails the whole day, but together they leave no hour
  return listing === 'decisive' && !isOpen && found.length === 0 ? cutting : found;
}

/** Clauses that cannot be among the decisive ones are not looked at again. */
function mayDecide(parts: readonly Clause[], isPrincipals: boolean, isOpen: boolean): boolean {
  const isMust = parts.some(({ weight }) => weight === 'must');
  if (!isOpen) return isPrincipals && isMust && parts.every(({ cut }) => cut === 'day' || cut === 'window');
  return parts.every(({ cut }) => cut !== 'hole') && (isPrincipals || !isMust);
}

/** Of an open day: the work's own musts, whatever takes hours away, what fires. Of a barred one: the musts that fail. */
function isDecisive({ id, weight, met, cuts, softened }: Found, isOpen: boolean): boolean {
  if (!isOpen) return weight === 'must' && !met;
  return weight === 'must' ? !id.startsWith('all.') || cuts || softened : met;
}

function foundOf(day: MuhurtaDay, parts: readonly Clause[]): Found {
  const [first] = parts;
  if (first === undefined) throw new Error('a clause without parts');
  const weight = parts.reduce<Weight>(
    (best, each) => (STRENGTH[each.weight] > STRENGTH[best] ? each.weight : best),
    'prefer',
  );
  const weighty = parts.filter((each) => each.weight === weight);
  const holds = weighty.map((each) => whereHolds(each, day));
  const spans = weight === 'must' ? holds.reduce((left, each) => common(left, each), day.whole) : united(holds.flat());
  const soft = parts.filter((each) => each.weight === 'avoid' && weight === 'must');
  return {
    id: first.id,
    weight,
    cut: first.cut,
    met: spans.length > 0,
    spans,
    cuts: weight === 'must' && !isWhole(day, spans),
    softened: soft.some((each) => whereHolds(each, day).length > 0),
    saw: Object.assign({}, ...parts.map((each) => sightOf(each, day))),
    source: first.source,
  };
}

export const isWhole = ({ bounds }: MuhurtaDay, spans: Spans): boolean =>
  spans.length === 1 && spans[0]?.from === bounds.from && spans[0].to === bounds.to;

/** Everything that the words of a clause saw on the day. */
function sightOf({ holds }: Clause, day: MuhurtaDay): Saw {
  return sightIn(evaluate(holds satisfies AnyClause<Hour>, { day, t: day.sunrise }));
}
const sightIn = ({ saw, parts }: Judged): Saw => Object.assign({}, saw, ...(parts ?? []).map(sightIn));
