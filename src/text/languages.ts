/**
 * The languages. English is in the fields without an ending; every other has its own fields after them (`name_hi`), in the order of
 * this list. To add one: its folder, complete by type at its level, and its line here. A folder is loaded when it is first asked for.
 */
import type { Charted, Named, Spoken } from './language.ts';

interface Described {
  /** Its name in itself. */
  readonly endonym: string;
  /** Its name in English. */
  readonly english: string;
  /** ISO 15924. */
  readonly script: string;
}
export type LanguageRow = Described &
  (
    | { readonly level: 'spoken'; readonly load: () => Promise<{ readonly words: Spoken }> }
    | { readonly level: 'charted'; readonly load: () => Promise<{ readonly words: Charted }> }
    | { readonly level: 'named'; readonly load: () => Promise<{ readonly words: Named }> }
  );

export const LANGUAGES = {
  en: { english: 'English', endonym: 'English', script: 'Latn', level: 'spoken', load: () => import('./en/index.ts') },
  hi: { english: 'Hindi', endonym: 'हिन्दी', script: 'Deva', level: 'spoken', load: () => import('./hi/index.ts') },
} as const satisfies Readonly<Record<string, LanguageRow>>;

export type LanguageId = keyof typeof LANGUAGES;
export type SpokenId = {
  [Id in LanguageId]: (typeof LANGUAGES)[Id] extends { readonly level: 'spoken' } ? Id : never;
}[LanguageId];

export const isLanguage = (code: string): code is LanguageId => Object.hasOwn(LANGUAGES, code);
export const LANGUAGE_IDS: readonly LanguageId[] = Object.keys(LANGUAGES).filter(isLanguage);
export const isSpoken = (id: LanguageId): id is SpokenId => LANGUAGES[id].level === 'spoken';
