/** The words that a language must have for the kundali book. English defines which ids exist. */
import type { CitedId } from '../../rules/works.ts';
import type { bhangas } from '../languages/en/book/bhangas.ts';
import type { conventions } from '../languages/en/book/conventions.ts';
import type { heads } from '../languages/en/book/heads.ts';
import type { labels } from '../languages/en/book/labels.ts';
import type { terms } from '../languages/en/book/terms.ts';
import type { sections } from '../languages/en/book/works.ts';
import type { EngineWords } from './engine-words.ts';
import type { WorkWords } from './work-words.ts';

export type HeadId = keyof typeof heads;
export type BookLabelId = keyof typeof labels;
/** An id in a reply that the book shows as a word. */
export type TermId = keyof typeof terms;
export type BhangaId = keyof typeof bhangas;
export type ConventionId = keyof typeof conventions;
/** A section of a work that is cited by its name. */
export type SectionId = keyof typeof sections;

type Words<Id extends string> = Readonly<Record<Id, string>>;
type Twelve<T> = readonly [T, T, T, T, T, T, T, T, T, T, T, T];

export interface BookWords {
  readonly heads: Words<HeadId>;
  readonly labels: Words<BookLabelId>;
  readonly terms: Words<TermId>;
  /** The cancellations of yogas and doshas. */
  readonly bhangas: Words<BhangaId>;
  /** The names and values of the conventions of an engine and of the parameters. */
  readonly conventions: Words<ConventionId>;
  readonly works: Readonly<Record<CitedId, WorkWords>>;
  /** The engines, keyed by their key. English has none, because each engine has its own English label. */
  readonly engines: Readonly<Record<string, EngineWords>>;
  readonly sections: Words<SectionId>;
  readonly months: Twelve<string>;
  /** `12 ghati 3 pala` */
  readonly ghatis: (ghatis: number, palas: number) => string;
  /** `2 years, 1 month, 12 days` */
  readonly lasting: (years: number, months: number, days: number) => string;
  /** The word for “until”, and whether it comes before the time. */
  readonly until: { readonly word: string; readonly before: boolean };
  /** A house counted from a graha: `7 from Moon`. */
  readonly countedFrom: (house: number, graha: string) => string;
  /** Turns conditions that are already joined into a sentence. */
  readonly sentence: (conditions: string) => string;
  /** The remark about requested languages that have names but no words for the book. */
  readonly namesOnly: (languages: string) => string;
}
