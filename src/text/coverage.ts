/** How far the names of a language are vouched for: what `/v1/languages` and docs/LANGUAGES.md say of it. No reply with names reads it. */
import type { ListId } from '../lexicon/index.ts';

/**
 * `two_sources`: two sources print the word, one of them no machine translation. `one_source`: one source prints it, or machine
 * translations alone do. `transliterated`: the Sanskrit name in the language's letters, which nobody was seen printing. `missing`: none.
 */
export const CONFIDENCES = ['two_sources', 'one_source', 'transliterated', 'missing'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** How many names of each list have which confidence. */
export type Coverage = Readonly<Record<ListId, Readonly<Record<Confidence, number>>>>;
