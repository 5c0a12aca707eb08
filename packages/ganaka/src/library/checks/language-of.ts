/** A language as callers of the library see it; its words are hidden behind a symbol. */
import type { ChartedLanguage, NamedLanguage, SpokenLanguage } from '../../text/language.ts';
import type { LanguageId } from '../../text/languages.ts';

const WORDS: unique symbol = Symbol.for('ganaka.words');

/** The type of what `ganaka/text/<lang>` exports. */
export interface GanakaLanguage {
  readonly code: string;
  readonly [WORDS]: object;
}

export const languageOf = (
  code: LanguageId,
  words: NamedLanguage | ChartedLanguage | SpokenLanguage,
): GanakaLanguage => ({
  code,
  [WORDS]: words,
});
export const codeOf = ({ code }: GanakaLanguage): LanguageId => code as LanguageId;
export const wordsOf = ({ [WORDS]: words }: GanakaLanguage): NamedLanguage => words as NamedLanguage;
