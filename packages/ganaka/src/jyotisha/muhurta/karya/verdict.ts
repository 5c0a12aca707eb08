/**
 * The result for one day of an undertaking: windows and verdict by the principal authority, the verdict of the other
 * authority, and every clause with its result.
 */
import { common, type Spans, united } from '../../../kernel/spans.ts';
import type { Saw } from '../../../rules/clause.ts';
import type { Source } from '../../../rules/source.ts';
import type { MuhurtaDay } from '../spans/muhurta-day.ts';
import { type HourCondition, NOTHING } from '../spans/when.ts';
import { NEVER, touches } from '../windows.ts';
import { isOfDay, type KaryaClause, whereHolds } from './clause.ts';
import { dayVerdictBy, judge, type KaryaJudgement, verdictBy } from './judge.ts';
import type { LagnaReliefs } from './need.ts';
import { type OwnClauses, ownOf } from './own.ts';
import type { KaryaVerdict } from './rising.ts';
import type { Authority, Cut, Weight } from './row.ts';
import type { KaryaWindow } from './window.ts';
import { authoritiesOf } from './work.ts';

/** The result of a clause on a day. */
export interface ClauseResult {
  readonly id: string;
  readonly weight: Weight;
  readonly cut: Cut;
  /** For a must, whether it holds at some instant; for a fault or a merit, whether it applies at some instant. */
  readonly met: boolean;
  /** The spans in which the clause holds or applies. */
  readonly spans: Spans;
  /** Whether the clause is a must that removes hours. */
  readonly cuts: boolean;
  /** Whether the clause is a must with a milder fault that applies on the day. */
  readonly softened: boolean;
  readonly saw: Saw;
  readonly source: Source;
}

type Verdicts = Partial<Record<Authority, KaryaVerdict>>;

export interface KaryaDay extends KaryaJudgement {
  readonly verdicts: Verdicts;
  /** The verdicts for the day without regard to the rising sign. */
  readonly dayVerdicts: Verdicts;
  /** The number of merits that hold within a window. */
  readonly score: number;
  readonly clauses: readonly ClauseResult[];
}

/** Whether all clauses are returned, or only those that decided. */
export type ClauseListing = 'all' | 'decisive';

/** The rows of one clause that are shown: those of the principal authority or, if it has none, those of the other. */
interface Shown {
  readonly first: KaryaClause;
  readonly weight: Weight;
  readonly weighty: readonly KaryaClause[];
  /** If the clause is a must: its rows that are only faults. */
  readonly soft: readonly KaryaClause[];
  readonly parts: readonly KaryaClause[];
  readonly isPrincipals: boolean;
}

/** The clauses of a request, prepared once for all its days. */
export interface Ruleset {
  readonly principal: Authority;
  readonly own: OwnClauses;
  readonly others: readonly { readonly by: Authority; readonly own: OwnClauses }[];
  /** The merits among the rows that are shown: what the principal authority calls a fault is no merit here. */
  readonly merits: readonly KaryaClause[];
  readonly shown: readonly Shown[];
}

export function rulesetOf(clauses: readonly KaryaClause[], principal: Authority): Ruleset {
  const ids = [...new Set(clauses.map(({ id }) => id))];
  const shown = ids.map((id) =>
    shownOf(
      clauses.filter((each) => each.id === id),
      principal,
    ),
  );
  return {
    principal,
    own: ownOf(clauses, principal),
    others: authoritiesOf(clauses).flatMap((by) => (by === principal ? [] : [{ by, own: ownOf(clauses, by) }])),
    merits: shown.flatMap(({ parts }) => parts.filter(({ weight }) => weight === 'prefer')),
    shown,
  };
}

const STRENGTH: Readonly<Record<Weight, number>> = { must: 2, avoid: 1, prefer: 0 };

function shownOf(all: readonly KaryaClause[], principal: Authority): Shown {
  const own = all.filter(({ by }) => by.includes(principal));
  const parts = own.length > 0 ? own : all;
  const [first] = parts;
  if (first === undefined) throw new Error('a clause without parts');
  const weight = parts.reduce<Weight>(
    (best, each) => (STRENGTH[each.weight] > STRENGTH[best] ? each.weight : best),
    'prefer',
  );
  return {
    first,
    weight,
    weighty: parts.filter((each) => each.weight === weight),
    soft: weight === 'must' ? parts.filter((each) => each.weight === 'avoid') : [],
    parts,
    isPrincipals: own.length > 0,
  };
}

export function karyaDay(
  day: MuhurtaDay,
  rules: Ruleset,
  listing: ClauseListing,
  lifting: LagnaReliefs | null = null,
): KaryaDay {
  const own = judge(day, rules.own, lifting);
  const verdicts: Verdicts = { [rules.principal]: own.verdict };
  const dayVerdicts: Verdicts = { [rules.principal]: own.day.verdict };
  for (const { by, own: others } of rules.others) {
    verdicts[by] = verdictBy(day, others, lifting);
    dayVerdicts[by] = dayVerdictBy(day, others);
  }
  return {
    verdict: own.verdict,
    day: own.day,
    closedBy: own.closedBy,
    windows: own.windows,
    verdicts,
    dayVerdicts,
    score: scoreOf(day, rules.merits, own.windows),
    clauses: foundOn(day, rules.shown, listing, own),
  };
}

/**
 * Counts the merits that hold at some time within a window. A merit of the lagna counts only while a sign rises that is
 * not barred.
 */
function scoreOf(day: MuhurtaDay, merits: readonly KaryaClause[], windows: readonly KaryaWindow[]): number {
  if (windows.length === 0) return 0;
  let score = 0;
  for (const clause of merits) {
    const holds = whereHolds(clause, day);
    if (holds.length === 0) continue;
    const falls = clause.cut === 'lagna' ? isOpenIn(windows, holds) : windows.some((each) => touches(holds, each));
    if (falls) score++;
  }
  return score;
}

/** Whether a sign that is not barred rises during some of the spans. */
const isOpenIn = (windows: readonly KaryaWindow[], holds: Spans): boolean =>
  windows.some(({ lagnas }) => lagnas.some((each) => each.grade !== 'varjya' && touches(holds, each)));

function foundOn(
  day: MuhurtaDay,
  shown: readonly Shown[],
  listing: ClauseListing,
  { day: { verdict }, closedBy }: KaryaJudgement,
): ClauseResult[] {
  if (listing === 'all') return shown.map((each) => clauseResultOf(day, each));
  const isOpen = verdict !== 'varjya';
  const decisive = shown.filter((each) => isDecisive(day, each, isOpen) || closedBy.includes(each.first.id));
  if (isOpen || decisive.length > 0) return decisive.map((each) => clauseResultOf(day, each));
  // no must fails for the whole day, but together the musts leave no hour
  return shown
    .filter((each) => isOfHours(each) && each.weight === 'must' && !isWhole(day, holdsIn(day, each)))
    .map((each) => clauseResultOf(day, each));
}

const isOfHours = ({ isPrincipals, parts }: Shown): boolean => isPrincipals && parts.every(isOfDay);

/**
 * Whether a clause is decisive. On an open day these are the undertaking's own musts, other musts that remove hours,
 * and faults and merits that apply. On a barred day these are the musts that fail.
 */
function isDecisive(day: MuhurtaDay, shown: Shown, isOpen: boolean): boolean {
  const { first, weight, isPrincipals } = shown;
  if (!isOpen) return weight === 'must' && isOfHours(shown) && holdsIn(day, shown).length === 0;
  if (first.cut === 'hole') return false;
  if (weight !== 'must') return holdsIn(day, shown).length > 0;
  if (!isPrincipals) return false;
  return !first.id.startsWith('all.') || !isWhole(day, holdsIn(day, shown)) || isSoftened(day, shown);
}

/** Returns the spans in which a must is satisfied, or in which a fault or a merit applies. */
function holdsIn(day: MuhurtaDay, { weight, weighty }: Shown): Spans {
  const [only] = weighty;
  if (only === undefined) return NEVER;
  if (weighty.length === 1) return whereHolds(only, day);
  return weight === 'must'
    ? weighty.reduce((left, each) => common(left, whereHolds(each, day)), day.whole)
    : united(weighty.flatMap((each) => whereHolds(each, day)));
}

const isSoftened = (day: MuhurtaDay, { soft }: Shown): boolean => soft.some((each) => whereHolds(each, day).length > 0);

function clauseResultOf(day: MuhurtaDay, shown: Shown): ClauseResult {
  const { first, weight, parts } = shown;
  const spans = holdsIn(day, shown);
  return {
    id: first.id,
    weight,
    cut: first.cut,
    met: spans.length > 0,
    spans,
    cuts: weight === 'must' && !isWhole(day, spans),
    softened: isSoftened(day, shown),
    saw: sightOf(parts, day),
    source: decidingOf(day, shown).source,
  };
}

/**
 * Returns the row of a clause that decided: the first must that fails (or the first fault or merit that applies),
 * otherwise the first milder fault that applies, otherwise the first row.
 */
function decidingOf(day: MuhurtaDay, { first, weight, weighty, soft }: Shown): KaryaClause {
  const fires = (each: KaryaClause): boolean => whereHolds(each, day).length > 0;
  const decides = weight === 'must' ? (each: KaryaClause): boolean => !isWhole(day, whereHolds(each, day)) : fires;
  return weighty.find(decides) ?? soft.find(fires) ?? first;
}

export const isWhole = ({ bounds, whole }: MuhurtaDay, spans: Spans): boolean =>
  spans === whole || (spans.length === 1 && spans[0]?.from === bounds.from && spans[0].to === bounds.to);

/** Collects everything that the words of some clauses observed on the day. */
function sightOf(clauses: readonly KaryaClause[], day: MuhurtaDay): Saw {
  const at = { day, t: day.sunrise };
  let seen: Saw = NOTHING;
  const look = (condition: HourCondition): void => {
    if (condition.kind === 'is') {
      const saw = condition.see?.(at).saw;
      if (saw !== undefined) seen = seen === NOTHING ? saw : { ...seen, ...saw };
    } else if (condition.kind === 'not') look(condition.of);
    else if (condition.kind !== 'choose') for (const part of condition.of) look(part);
  };
  for (const { holds } of clauses) look(holds);
  return seen;
}
