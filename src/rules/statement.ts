/**
 * The types of a rule's clauses and of the sources they rest on. They refer to each other (a clause cites a source, the gist of a source may be a
 * clause), so they are declared together; `clause.ts` and `source.ts` have the functions.
 */
import type { Span } from '../kernel/span.ts';
import type { gists } from '../text/en/gists/index.ts';
import type { WorkId } from './works.ts';

/** `null`: the facts are not known. */
export type Truth = boolean | null;

export type Sight = string | number | boolean | null | readonly (string | number)[];
/** The values that were examined, by name. */
export type Saw = Readonly<Record<string, Sight>>;
/** The subjects of a clause in these facts (ids, such as grahas), and what was found about them. */
export interface Seen {
  readonly by?: readonly string[];
  readonly saw?: Saw;
}

interface Cited {
  /** The verse behind this one clause, if the rule's own source is not enough. */
  readonly source?: Source;
  /** A name for this clause of the rule (`kartari`, `gp.vara`), printed instead of its parts. */
  readonly id?: string;
}

export interface Leaf<F> extends Cited {
  readonly kind: 'is';
  /** The stable word printed in replies. */
  readonly clause: string;
  /** The arguments of the vocabulary's builder: the houses, the tithis. */
  readonly args?: Saw;
  readonly look: (facts: F) => Truth;
  readonly see?: (facts: F) => Seen;
  /** The condition on those it looks for (`some of the seven`), about `it`. */
  readonly inner?: Clause<F>;
  /** Of a clause about an instant: the spans of its day in which it holds. */
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
/** A table: by one thing about the facts (the vara, the direction, the rising sign) another clause, or none. */
export interface Choose<F> extends Cited {
  readonly kind: 'choose';
  readonly clause: string;
  readonly pick: (facts: F) => string;
  readonly of: Readonly<Partial<Record<string, Clause<F>>>>;
}
export type Clause<F> = Leaf<F> | All<F> | Any<F> | Not<F> | Count<F> | Choose<F>;

/** English defines which gists exist; only the type is imported, so that a rule brings no words with it. */
export type GistId = keyof typeof gists;
/** The rule in our own sentence: by its id, or as the clause that a language puts into words. */
export type Gist = GistId | { readonly clause: Clause<never> };

export type Source =
  | {
      readonly confidence: 'read-in-text';
      readonly work: WorkId;
      /** Chapter and verse, or the section's title. */
      readonly at: string;
      readonly kind?: 'verse' | 'section';
      readonly gist: Gist;
      /** Short quotation as printed. */
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
