/**
 * The types of clauses and of their sources. A clause may cite a source, and the gist of a source may be a clause, so
 * both are declared here. `clause.ts` and `source.ts` have the functions.
 */
import type { Span } from '../kernel/span.ts';
import type { gists } from '../text/languages/en/gists/index.ts';
import type { WorkId } from './works.ts';

/** `null` means that the facts are not known. */
export type Truth = boolean | null;

export type Sight = string | number | boolean | null | readonly (string | number)[];
/** The values that were examined, keyed by name. */
export type Saw = Readonly<Record<string, Sight>>;
/** The subjects of a clause in these facts (ids, for example of grahas), and the values found for them. */
export interface SeenFacts {
  readonly by?: readonly string[];
  readonly saw?: Saw;
}

interface Cited {
  /** The source of this one clause, if the source of the whole rule is not enough. */
  readonly source?: Source;
  /**
   * The rule's own name for this clause (`kartari`, `gp.vara`), which replies use instead of the word made from its
   * parts.
   */
  readonly id?: string;
}

export interface Leaf<F> extends Cited {
  readonly kind: 'is';
  /** The stable word of the clause in replies. */
  readonly clause: string;
  /** The arguments of the vocabulary's builder, such as houses or tithis. */
  readonly args?: Saw;
  readonly look: (facts: F) => Truth;
  readonly see?: (facts: F) => SeenFacts;
  /** The condition that each candidate of a clause such as `some of the seven` must meet. */
  readonly inner?: Clause<F>;
  /** For a clause about an instant: the spans of the day in which the clause holds. */
  readonly when?: (facts: F) => readonly Span[];
}
export interface All<F> extends Cited {
  readonly kind: 'all';
  readonly of: readonly Clause<F>[];
}
export interface Any<F> extends Cited {
  readonly kind: 'any';
  readonly of: readonly Clause<F>[];
}
export interface Not<F> extends Cited {
  readonly kind: 'not';
  readonly of: Clause<F>;
}
export interface Count<F> extends Cited {
  readonly kind: 'count';
  readonly atLeast: number;
  readonly atMost: number;
  readonly of: readonly Clause<F>[];
}
/**
 * A table of clauses. `pick` reads one value from the facts (the weekday, the direction, the rising sign) and so
 * selects a clause, or none.
 */
export interface Choose<F> extends Cited {
  readonly kind: 'choose';
  readonly clause: string;
  readonly pick: (facts: F) => string;
  readonly of: Readonly<Partial<Record<string, Clause<F>>>>;
}
export type Clause<F> = Leaf<F> | All<F> | Any<F> | Not<F> | Count<F> | Choose<F>;

/** The ids of the English gists. Only the type is imported, so that a rule does not load any sentences. */
export type GistId = keyof typeof gists;
/**
 * The rule in one sentence of our own: the id of the sentence, or a clause from which each language makes the sentence.
 */
export type Gist = GistId | { readonly clause: Clause<never> };

export type Source =
  | {
      readonly confidence: 'read-in-text';
      readonly work: WorkId;
      /** The chapter and verse, or the title of the section. */
      readonly at: string;
      readonly kind?: 'verse' | 'section';
      readonly gist: Gist;
      /** A short quotation as printed. */
      readonly verse?: string;
      readonly emended?: true;
    }
  | {
      readonly confidence: 'secondary';
      readonly work: WorkId | string;
      readonly at?: string;
      readonly kind?: 'verse' | 'section';
      readonly gist: Gist;
      readonly verse?: string;
      readonly emended?: true;
    }
  | { readonly confidence: 'general-knowledge'; readonly gist: Gist };
