/**
 * The schema of a field in the caller's languages: English, and every other language that the caller gets. Names exist
 * in every language, sentences only in the spoken ones.
 */
import type { TOptional, TSchema } from 'typebox';
import type { SentenceEnding } from '../../text/languages.ts';

export type InLanguages<F extends string, S extends TSchema, Ending extends string> = { readonly [K in F]: S } & {
  readonly [K in `${F}_${Ending}`]: TOptional<S>;
};

/**
 * The schema of sentences in English. `Voice.sentences` also produces other languages, but only for pages and the book.
 * Replies do not contain those, so they are not in this schema or in OpenAPI.
 */
export const inProse = <const F extends string, S extends TSchema>(
  field: F,
  schema: S,
): InLanguages<F, S, SentenceEnding> => ({ [field]: schema }) as InLanguages<F, S, SentenceEnding>;
