/**
 * The words of the languages that have been loaded. English is always loaded; the others are added when they are first
 * needed (`folders.ts`).
 */

import type { ChartedLanguage, NamedLanguage, SpokenLanguage } from '../language.ts';
import { words as en } from '../languages/en/index.ts';
import { isSpoken, type LanguageId, rowOf, type SpokenId } from '../languages.ts';

const named = new Map<LanguageId, NamedLanguage>([['en', en]]);
const charted = new Map<LanguageId, ChartedLanguage>([['en', en]]);
const spoken = new Map<SpokenId, SpokenLanguage>([['en', en]]);

export const areLoaded = (languages: readonly LanguageId[]): boolean => languages.every((id) => named.has(id));

/** Adds the words of a language, which must be complete at its level. */
export function addWords(id: LanguageId, words: NamedLanguage | ChartedLanguage | SpokenLanguage): void {
  named.set(id, words);
  if (rowOf(id).level !== 'named') charted.set(id, words as ChartedLanguage);
  if (isSpoken(id)) spoken.set(id, words as SpokenLanguage);
}

/** Returns the words of a language. Throws if it has not been loaded with `loadLanguages` of `folders.ts`. */
export function namesIn(id: LanguageId): NamedLanguage {
  const found = named.get(id);
  if (found === undefined) throw new Error(`the language ${id} is not loaded`);
  return found;
}
export function wordsIn(id: SpokenId): SpokenLanguage {
  const found = spoken.get(id);
  if (found === undefined) throw new Error(`the language ${id} is not loaded`);
  return found;
}

/** Returns the first of the languages after English that has words for a chart, otherwise English. */
export function chartWordsFor(languages: readonly LanguageId[]): { language: LanguageId } & ChartedLanguage {
  for (const language of languages) {
    const words = charted.get(language);
    if (language !== 'en' && words !== undefined) return { language, ...words };
  }
  return { language: 'en', ...en };
}
