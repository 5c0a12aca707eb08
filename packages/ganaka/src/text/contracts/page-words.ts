/**
 * The words of the pages: one file for each page in the folder of each language. A language is loaded by a dynamic
 * import; afterwards its words can be read synchronously.
 */

import { type PageLanguage, type ProseLanguage, proseOf } from '../asked-languages/page-language.ts';
import type { pages as english } from '../languages/en/pages/index.ts';
import { PAGES } from '../loaders/pages.generated.ts';
import type { Locale } from '../locale.ts';
import type { Words } from '../words.ts';

export type { PageLanguage, ProseLanguage } from '../asked-languages/page-language.ts';

export type PageWords = Words<typeof english> & { readonly locale: Locale };

const LOADERS: Readonly<Record<ProseLanguage, () => Promise<{ readonly pages: PageWords }>>> = PAGES;

/** The language whose names a reader of English gets in Devanagari, next to the English ones. */
export const DEVANAGARI = 'hi' satisfies ProseLanguage;

const loaded = new Map<ProseLanguage, PageWords>();

export async function loadPageWords(lang: ProseLanguage): Promise<PageWords> {
  const words = loaded.get(lang) ?? (await LOADERS[lang]()).pages;
  loaded.set(lang, words);
  return words;
}

/** Returns the words of the pages in a language that has been loaded. */
export function pageWords(lang: PageLanguage): PageWords {
  const words = loaded.get(proseOf(lang));
  if (words === undefined) throw new Error(`the words of the pages are not loaded in ${lang}`);
  return words;
}
