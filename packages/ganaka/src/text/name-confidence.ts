/**
 * How well the names of a language are sourced, for `/v1/languages` and docs/LANGUAGES.md. Other replies do not use it.
 */
import type { ListId } from '../lexicon/index.ts';

/**
 * `two_sources`: two sources have the word, and at least one of them is not a machine translation. `one_source`: one
 * source has it, or only machine translations. `transliterated`: the Sanskrit name in the script of the language, not
 * found in print. `missing`: there is no name.
 */
export const CONFIDENCES = ['two_sources', 'one_source', 'transliterated', 'missing'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** The number of names in each list, by confidence. */
export type Coverage = Readonly<Record<ListId, Readonly<Record<Confidence, number>>>>;
