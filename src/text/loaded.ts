/** The loaded language folders. English is always loaded; the others on first use, once. */
import { words as en } from './en/index.ts';
import type { Charted, Named, Spoken } from './language.ts';
import { isSpoken, type LanguageId, rowOf, type SpokenId } from './languages.ts';

const named = new Map<LanguageId, Named>([['en', en]]);
const charted = new Map<LanguageId, Charted>([['en', en]]);
const spoken = new Map<SpokenId, Spoken>([['en', en]]);

export const areLoaded = (languages: readonly LanguageId[]): boolean => languages.every((id) => named.has(id));

export async function loadLanguages(languages: readonly LanguageId[]): Promise<void> {
  for (const id of languages) {
    if (named.has(id)) continue;
    const row = rowOf(id);
    // all of its words in one step: another call may ask for them as soon as `named` has the language
    if (row.level === 'named') {
      const { words } = await row.load();
      named.set(id, words);
    } else if (row.level === 'charted') {
      const { words } = await row.load();
      named.set(id, words);
      charted.set(id, words);
    } else {
      const { words } = await row.load();
      named.set(id, words);
      charted.set(id, words);
      if (isSpoken(id)) spoken.set(id, words);
    }
  }
}

/** Throws if `loadLanguages` has not finished. */
export function namesIn(id: LanguageId): Named {
  const found = named.get(id);
  if (found === undefined) throw new Error(`the language ${id} is not loaded`);
  return found;
}
export function wordsIn(id: SpokenId): Spoken {
  const found = spoken.get(id);
  if (found === undefined) throw new Error(`the language ${id} is not loaded`);
  return found;
}

/** The first of the languages after English that has words for a chart, otherwise English. */
export function chartWordsFor(languages: readonly LanguageId[]): { language: LanguageId } & Charted {
  for (const language of languages) {
    const words = charted.get(language);
    if (language !== 'en' && words !== undefined) return { language, ...words };
  }
  return { language: 'en', ...en };
}
