/**
 * The schema of a field in the caller's languages: English, and every other language that the caller gets. Names exist
 * in every language, sentences only in the spoken ones.
 */
import { type TOptional, type TSchema, type TString, Type } from 'typebox';
import { endingOf, isSpoken, type LanguageId, type NameEnding, type SentenceEnding } from '../../text/languages.ts';
import { OTHER_LANGUAGES } from '../../text/voice.ts';

type InLanguages<F extends string, S extends TSchema, Ending extends string> = { readonly [K in F]: S } & {
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

/** The schema of a name, `name, name_hi?, name_ta?`, as `Voice` returns it. */
export function nameReply<const F extends string>(field: F): InLanguages<F, TString, NameEnding>;
export function nameReply<const F extends string, S extends TSchema>(
  field: F,
  schema: S,
): InLanguages<F, S, NameEnding>;
export function nameReply(field: string, schema: TSchema = Type.String()): Record<string, TSchema> {
  return fieldsIn(OTHER_LANGUAGES, field, schema);
}
/** The schema of a sentence, `rule, rule_hi?`, as `Voice` returns it; a string by default. */
export function sentenceReply<const F extends string>(field: F): InLanguages<F, TString, SentenceEnding>;
export function sentenceReply<const F extends string, S extends TSchema>(
  field: F,
  schema: S,
): InLanguages<F, S, SentenceEnding>;
export function sentenceReply(field: string, schema: TSchema = Type.String()): Record<string, TSchema> {
  return fieldsIn(OTHER_LANGUAGES.filter(isSpoken), field, schema);
}
function fieldsIn(languages: readonly LanguageId[], field: string, schema: TSchema): Record<string, TSchema> {
  const optional = Type.Optional(schema);
  return {
    [field]: schema,
    ...Object.fromEntries(languages.map((id) => [`${field}_${endingOf(id)}`, optional])),
  };
}
