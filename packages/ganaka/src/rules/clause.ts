/**
 * A clause is one condition of a rule, applied to facts. `F` is the kind of facts: a meeting of an anga with two days
 * (festivals, nirnaya), an instant of a day (special yogas, badhaka, muhurta) or a chart (yogas, doshas).
 * A vocabulary is a file of small builders over `is` and `measure`, such as `inHouses('guru', KENDRA)` and `bothTouch`.
 * Clauses are joined by `all`, `any`, `not`, `count` and `choose`, which picks a clause from a table by a value such as
 * the weekday.
 * A clause can be used in two ways: `holds` is fast, and `evaluate` returns an explanation. They cannot disagree,
 * because both call the same functions.
 * Some facts may be unknown: a chart given only by signs has no shadbala, and a visitor may give no birth star. A
 * clause about unknown facts is neither true nor false but `null`, by Kleene's logic. `all` is still false if another
 * part fails, and `any` is still true if another part holds.
 */
import type { All, Any, Choose, Clause, Count, Leaf, Not, Saw, SeenFacts, Source, Truth } from './statement.ts';

export type { All, Any, Choose, Clause, Count, Leaf, Not, Saw, SeenFacts, Sight, Truth } from './statement.ts';

/**
 * Gives all kinds of clauses the same shape, including unused fields. Code that reads thousands of them then stays
 * monomorphic.
 */
const shaped = <C extends Clause<never>>(...parts: readonly Partial<C>[]): C =>
  Object.assign(
    {
      kind: undefined,
      clause: undefined,
      look: undefined,
      of: undefined,
      args: undefined,
      inner: undefined,
      see: undefined,
      when: undefined,
      pick: undefined,
      atLeast: undefined,
      atMost: undefined,
      source: undefined,
      id: undefined,
    },
    ...parts,
  );

type LeafParts<F> = Pick<Leaf<F>, 'args' | 'inner' | 'see' | 'when' | 'source'>;

/** A clause from its word in the vocabulary and the function that tests it. */
export const is = <F>(clause: string, look: (facts: F) => Truth, parts: LeafParts<F> = {}): Leaf<F> =>
  shaped<Leaf<F>>({ kind: 'is', clause, look }, parts);

/** A clause whose test also finds its subjects and values. It is slower than `is`, so it is not for hot paths. */
export const seen = <F>(
  clause: string,
  args: Saw,
  look: (facts: F) => SeenFacts & { readonly holds: Truth },
): Leaf<F> => is<F>(clause, (facts) => look(facts).holds, { args, see: look });

/**
 * A clause that holds if a quantity is at least `atLeast`; `null` if the quantity is unknown. Its word ends in the
 * amount.
 */
export const measure = <F>(clause: string, atLeast: number, of: (facts: F) => number | null): Leaf<F> =>
  is<F>(
    `${clause}_${atLeast}`,
    (facts) => {
      const amount = of(facts);
      return amount === null ? null : amount >= atLeast;
    },
    { args: { at_least: atLeast }, see: (facts) => ({ saw: { amount: of(facts) } }) },
  );

export const all = <F>(...of: readonly Clause<F>[]): All<F> => shaped<All<F>>({ kind: 'all', of });
export const any = <F>(...of: readonly Clause<F>[]): Any<F> => shaped<Any<F>>({ kind: 'any', of });
export const not = <F>(of: Clause<F>): Not<F> => shaped<Not<F>>({ kind: 'not', of });
/** A clause that holds if at least `atLeast` and at most `atMost` of the parts hold. */
export const count = <F>(
  { atLeast = 0, atMost = Number.POSITIVE_INFINITY }: { readonly atLeast?: number; readonly atMost?: number },
  ...of: readonly Clause<F>[]
): Count<F> => shaped<Count<F>>({ kind: 'count', atLeast, atMost, of });

/** A clause from a table. It does not hold if the table has no row for the picked value. */
export const choose = <F, Key extends string>(
  clause: string,
  pick: (facts: F) => Key,
  of: Readonly<Partial<Record<Key, Clause<F>>>>,
): Choose<F> => shaped<Choose<F>>({ kind: 'choose', clause, pick, of });

/** The same leaf with a function that returns what it found. */
export const seeing = <F>(leaf: Leaf<F>, see: (facts: F) => SeenFacts): Leaf<F> => shaped<Leaf<F>>(leaf, { see });
export const cited = <F>(clause: Clause<F>, source: Source): Clause<F> => shaped<Clause<F>>(clause, { source });
export const named = <F>(id: string, clause: Clause<F>): Clause<F> => shaped<Clause<F>>(clause, { id });

/** Whether the clause is true of the facts. It stops as early as it can and allocates nothing. */
export const holds = <F>(clause: Clause<F>, facts: F): boolean => truthOf(clause, facts) === true;

/** Whether the clause is true of the facts; `null` if that is not known. */
export function truthOf<F>(clause: Clause<F>, facts: F): Truth {
  switch (clause.kind) {
    case 'is':
      return clause.look(facts);
    case 'not': {
      const truth = truthOf(clause.of, facts);
      return truth === null ? null : !truth;
    }
    case 'all': {
      let sure = true;
      for (const part of clause.of) {
        const truth = truthOf(part, facts);
        if (truth === false) return false;
        if (truth === null) sure = false;
      }
      return sure ? true : null;
    }
    case 'any': {
      let sure = true;
      for (const part of clause.of) {
        const truth = truthOf(part, facts);
        if (truth === true) return true;
        if (truth === null) sure = false;
      }
      return sure ? false : null;
    }
    case 'count': {
      let held = 0;
      let open = 0;
      for (const part of clause.of) {
        const truth = truthOf(part, facts);
        if (truth === true) held++;
        else if (truth === null) open++;
      }
      return within(clause, held, open);
    }
    case 'choose': {
      const chosen = clause.of[clause.pick(facts)];
      return chosen === undefined ? false : truthOf(chosen, facts);
    }
  }
}

function within<F>({ atLeast, atMost }: Count<F>, held: number, open: number): Truth {
  if (held >= atLeast && held + open <= atMost) return true;
  return held + open < atLeast || held > atMost ? false : null;
}

/** A clause with its result. This is the explanation that replies contain. */
export interface JudgedClause extends SeenFacts {
  /** The word of a leaf, the kind of join, or the name that the rule gives to this clause. */
  readonly clause: string;
  readonly holds: Truth;
  readonly args?: Saw;
  readonly source?: Source;
  readonly parts?: readonly JudgedClause[];
}

/**
 * An explanation under construction. It is filled field by field, because a page of yogas makes hundreds of them and
 * copying is slow.
 */
type Draft = { -readonly [Field in keyof JudgedClause]: JudgedClause[Field] };

/** Evaluates every part, even if an earlier part already decides the result, so that the explanation is complete. */
export function evaluate<F>(clause: Clause<F>, facts: F): JudgedClause {
  return clause.kind === 'is' ? leafJudged(clause, facts) : joinJudged(clause, facts);
}

function leafJudged<F>({ clause, id, look, see, args, source }: Leaf<F>, facts: F): JudgedClause {
  const judged: Draft = { clause: id ?? clause, holds: look(facts) };
  if (source !== undefined) judged.source = source;
  if (args !== undefined) judged.args = args;
  const seen = see?.(facts);
  if (seen?.by !== undefined) judged.by = seen.by;
  if (seen?.saw !== undefined) judged.saw = seen.saw;
  return judged;
}

type Join<F> = Exclude<Clause<F>, Leaf<F>>;

function joinJudged<F>(clause: Join<F>, facts: F): JudgedClause {
  const parts = partsOf(clause, facts).map((part) => evaluate(part, facts));
  const judged: Draft = {
    clause: clause.id ?? (clause.kind === 'choose' ? clause.clause : clause.kind),
    holds: joined(clause, parts),
  };
  if (clause.source !== undefined) judged.source = clause.source;
  const by = clause.kind === 'not' ? NOBODY : byAll(parts);
  if (by.length > 0) judged.by = by;
  if (clause.kind === 'count') judged.saw = { count: parts.filter((part) => part.holds).length };
  if (clause.kind === 'choose') judged.saw = { by: clause.pick(facts) };
  judged.parts = parts;
  return judged;
}

/** The result of a join from the results of its parts. It equals that of `truthOf`, which stops as early as it can. */
function joined<F>(clause: Join<F>, parts: readonly JudgedClause[]): Truth {
  let held = 0;
  let open = 0;
  for (const part of parts) {
    if (part.holds === true) held++;
    else if (part.holds === null) open++;
  }
  switch (clause.kind) {
    case 'all':
      return held + open < parts.length ? false : open === 0 ? true : null;
    case 'any':
    case 'choose':
      return held > 0 ? true : open > 0 ? null : false;
    case 'not':
      return open > 0 ? null : held === 0;
    case 'count':
      return within(clause, held, open);
  }
}

/** The parts of a join. For a table this is the one row that the facts pick. */
function partsOf<F>(clause: Join<F>, facts: F): readonly Clause<F>[] {
  if (clause.kind === 'not') return [clause.of];
  if (clause.kind !== 'choose') return clause.of;
  const chosen = clause.of[clause.pick(facts)];
  return chosen === undefined ? [] : [chosen];
}

/** The leaves of a clause in order, or the join itself if the facts pick no row of its table. */
export function leavesOf<F>(clause: Clause<F>, facts: F): readonly Clause<F>[] {
  const parts = clause.kind === 'is' ? [] : partsOf(clause, facts);
  return parts.length === 0 ? [clause] : parts.flatMap((part) => leavesOf(part, facts));
}

const NOBODY: readonly string[] = [];

/** The subjects of all parts that hold, without duplicates. */
function byAll(parts: readonly JudgedClause[]): readonly string[] {
  const all: string[] = [];
  for (const { holds, by } of parts) {
    if (holds !== true || by === undefined) continue;
    for (const each of by) if (!all.includes(each)) all.push(each);
  }
  return all;
}

/** A short, stable word for a clause in replies: `only_first_touches`, `both_touch_and_first_vedha_muhurtas_9`. */
export function wordOf<F>(clause: Clause<F>): string {
  if (clause.id !== undefined) return clause.id;
  switch (clause.kind) {
    case 'is':
    case 'choose':
      return clause.clause;
    case 'all':
      return clause.of.map(wordOf).join('_and_');
    case 'any':
      return clause.of.map(wordOf).join('_or_');
    case 'not':
      return `not_${wordOf(clause.of)}`;
    case 'count':
      return `${clause.atLeast}_of_${clause.of.map(wordOf).join('_')}`;
  }
}
