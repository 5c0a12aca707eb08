/** Fields of a reply in the reader's language. */

import {
  namesOf,
  type PageLanguage,
  type ProseLanguage,
  proseOf,
} from 'ganaka/internal/text/asked-languages/page-language.ts';
import { endingOf, type LanguageId } from 'ganaka/internal/text/languages.ts';

/** A field of a reply in English, and in other languages under its name with the ending of the language. */
export type FieldInLanguages<F extends string, T = string> = { readonly [K in F]: T } & {
  readonly [K in `${F}_${Exclude<ProseLanguage, 'en'>}`]?: T;
};
export type NameInLanguages = FieldInLanguages<'name'>;

/** A text and the language it is in. */
export interface InLanguage<T = string> {
  readonly value: T;
  readonly lang: LanguageId;
}

/**
 * Returns the value of a field and its language: the language of the reader's names, otherwise that of the sentences,
 * otherwise English.
 */
export function fieldIn<F extends string, S extends Readonly<Record<F, unknown>>>(
  said: S,
  field: F,
  lang: PageLanguage,
): InLanguage<S[F]> {
  const fields: Readonly<Record<string, unknown>> = said;
  for (const id of [namesOf(lang), proseOf(lang)]) {
    const own = fields[`${field}_${endingOf(id)}`];
    if (own !== undefined) return { value: own as S[F], lang: id };
  }
  return { value: said[field], lang: 'en' };
}
