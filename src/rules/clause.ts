/**
 * A clause: one condition of a rule, applied to facts. `F` is the kind of facts: a meeting of an anga with two days
 * (festivals, nirnaya), a day or an instant of it (special yogas, badhaka, muhurta), a chart (yogas, doshas).
 *
 * A vocabulary is a file of small builders over `is` and `measure` (`inHouses('guru', KENDRA)`, `bothTouch`); `all`,
 * `any`, `not`, `count` and the table of `choose` join them. A clause can be used in two ways that cannot disagree,
 * because both use the same function: `holds`, for hot paths, and `evaluate`, whose value is the explanation.
 *
 * Some facts are not available (a chart given only by signs has no shadbala, a visitor gave no birth star). A clause
 * about them is neither true nor false but `null`, by Kleene's logic: `all` is still false if another part fails, `any`
 * still true if another part holds.
 */
import type { All, Any, Choose, Clause, Count, Leaf, Not, Saw, Seen, Source, Truth } from './statement.ts';

export type { All, Any, Choose, Clause, Count, Leaf, Not, Saw, Seen, Sight, Truth } from './statement.ts';

/**
 * All kinds of clauses have the same shape, including unused fields, so that code that reads thousands of them stays
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

/** A word of the vocabulary and how to look. */
export const is = <F>(clause: string, look: (facts: F) => Truth, parts: LeafParts<F> = {}): Leaf<F> =>
  shaped<Leaf<F>>({ kind: 'is', clause, look }, parts);

/** If testing and finding are one computation: the answer comes with subjects and values. Not for hot paths. */
export const seen = <F>(clause: string, args: Saw, look: (facts: F) => Seen & { readonly holds: Truth }): Leaf<F> =>
  is<F>(clause, (facts) => look(facts).holds, { args, see: look });

/** A quantity that must reach an amount; `null` if it is not known. Its word ends in the amount. */
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
/** How many of the parts must hold, and how many may. */
export const count = <F>(
  { atLeast = 0, atMost = Number.POSITIVE_INFINITY }: { readonly atLeast?: number; readonly atMost?: number },
  ...of: readonly Clause<F>[]
): Count<F> => shaped<Count<F>>({ kind: 'count', atLeast, atMost, of });

/** A value without a row in the table does not hold. */
export const choose = <F, Key extends string>(
  clause: string,
  pick: (facts: F) => Key,
  of: Readonly<Partial<Record<Key, Clause<F>>>>,
): Choose<F> => shaped<Choose<F>>({ kind: 'choose', clause, pick, of });

/** The same word, and what it finds. */
export const seeing = <F>(leaf: Leaf<F>, see: (facts: F) => Seen): Leaf<F> => shaped<Leaf<F>>(leaf, { see });
export const cited = <F>(clause: Clause<F>, source: Source): Clause<F> => shaped<Clause<F>>(clause, { source });
export const named = <F>(id: string, clause: Clause<F>): Clause<F> => shaped<Clause<F>>(clause, { id });

/** Whether the facts say yes. Looks no further than it must, and allocates nothing. */
export const holds = <F>(clause: Clause<F>, facts: F): boolean => truthOf(clause, facts) === true;

/** Yes, no, or not known. */
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

/** A clause with its result: the explanation is the evaluation. */
export interface Judged extends Seen {
  /** The leaf's word, or how the parts are joined, or the name given to this clause of the rule. */
  readonly clause: string;
  readonly holds: Truth;
  readonly args?: Saw;
  readonly source?: Source;
  readonly parts?: readonly Judged[];
}

/**
 * An explanation under construction. Filled field by field: a page of yogas makes hundreds of them, and copying is
 * slow.
 */
type Draft = { -readonly [Field in keyof Judged]: Judged[Field] };

/** Evaluates every part, even if the first would have settled it, so that the reason is complete. */
export function evaluate<F>(clause: Clause<F>, facts: F): Judged {
  return clause.kind === 'is' ? leafJudged(clause, facts) : joinJudged(clause, facts);
}

function leafJudged<F>({ clause, id, look, see, args, source }: Leaf<F>, facts: F): Judged {
  const judged: Draft = { clause: id ?? clause, holds: look(facts) };
  if (source !== undefined) judged.source = source;
  if (args !== undefined) judged.args = args;
  const seen = see?.(facts);
  if (seen?.by !== undefined) judged.by = seen.by;
  if (seen?.saw !== undefined) judged.saw = seen.saw;
  return judged;
}

type Join<F> = Exclude<Clause<F>, Leaf<F>>;

function joinJudged<F>(clause: Join<F>, facts: F): Judged {
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

/** The result of parts evaluated one by one: the same as `truthOf`, which stops as early as it can. */
function joined<F>(clause: Join<F>, parts: readonly Judged[]): Truth {
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

/** Of a table the one row that the facts pick. */
function partsOf<F>(clause: Join<F>, facts: F): readonly Clause<F>[] {
  if (clause.kind === 'not') return [clause.of];
  if (clause.kind !== 'choose') return clause.of;
  const chosen = clause.of[clause.pick(facts)];
  return chosen === undefined ? [] : [chosen];
}

const NOBODY: readonly string[] = [];

/** All subjects for which a part holds, once each. */
function byAll(parts: readonly Judged[]): readonly string[] {
  const all: string[] = [];
  for (const { holds, by } of parts) {
    if (holds !== true || by === undefined) continue;
    for (const each of by) if (!all.includes(each)) all.push(each);
  }
  return all;
}

/** A clause as one short stable word for replies: `only_first_touches`, `both_touch_and_first_vedha_muhurtas_9`. */
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
