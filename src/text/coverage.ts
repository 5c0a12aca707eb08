/**
 * How well the names of a language are sourced: for `/v1/languages` and docs/LANGUAGES.md. No reply with names reads
 * it.
 */
import type { ListId } from '../lexicon/index.ts';

/**
 * `two_sources`: two sources print the word, at least one of them not a machine translation. `one_source`: one source
 * prints it, or only machine translations do. `transliterated`: the Sanskrit name in the language's letters, not found
 * in print. `missing`: none.
 */
export const CONFIDENCES = ['two_sources', 'one_source', 'transliterated', 'missing'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** How many names of each list have which confidence. */
export type Coverage = Readonly<Record<ListId, Readonly<Record<Confidence, number>>>>;
