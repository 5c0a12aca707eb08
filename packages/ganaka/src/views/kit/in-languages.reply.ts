import { type TSchema, type TString, Type } from 'typebox';
import { endingOf, isSpoken, type LanguageId, type NameEnding, type SentenceEnding } from '../../text/languages.ts';
import { OTHER_LANGUAGES } from '../../text/voice.ts';
import type { InLanguages } from './in-languages.ts';

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
