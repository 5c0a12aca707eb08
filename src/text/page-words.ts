/**
 * The words of the pages: one file for each page in the folder of each language. A language is loaded by a dynamic import;
 * after that its words can be read synchronously.
 */
import type { pages as english } from './en/pages/index.ts';
import type { Locale } from './locale.ts';
import type { Words } from './words.ts';

export type PageWords = Words<typeof english> & { readonly locale: Locale };

const LOADERS = {
  en: async (): Promise<PageWords> => (await import('./en/pages/index.ts')).pages,
  hi: async (): Promise<PageWords> => (await import('./hi/pages/index.ts')).pages,
} as const;

/** The languages that pages are written in. */
export type PageLanguage = keyof typeof LOADERS;
const isPageLanguage = (id: string): id is PageLanguage => Object.hasOwn(LOADERS, id);
export const PAGE_LANGUAGES: readonly PageLanguage[] = Object.keys(LOADERS).filter(isPageLanguage);

/** The language whose names are shown in Devanagari next to those of a reader of another script. */
export const DEVANAGARI = 'hi' satisfies PageLanguage;

const loaded = new Map<PageLanguage, PageWords>();

export async function loadPageWords(lang: PageLanguage): Promise<PageWords> {
  const words = loaded.get(lang) ?? (await LOADERS[lang]());
  loaded.set(lang, words);
  return words;
}

/** The words of a language that was loaded. */
export function pageWords(lang: PageLanguage): PageWords {
  const words = loaded.get(lang);
  if (words === undefined) throw new Error(`the words of the pages are not loaded in ${lang}`);
  return words;
}
