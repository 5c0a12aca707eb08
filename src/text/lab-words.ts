/** The words of the laboratory by themselves, for the script that fills it: a browser loads one language, and no other page's words. */
import type { lab } from './en/pages/lab.ts';
import { LABS } from './loaders/labs.ts';
import type { Locale } from './locale.ts';
import type { ProseLanguage } from './page-language.ts';
import type { Words } from './words.ts';

export type LabWords = Words<typeof lab>;

type Loaded = readonly [{ readonly lab: LabWords }, { readonly locale: Locale }];

const LOADERS: Readonly<Record<ProseLanguage, () => Promise<Loaded>>> = LABS;

export async function loadLabWords(
  lang: ProseLanguage,
): Promise<{ readonly words: LabWords; readonly locale: Locale }> {
  const [{ lab: words }, { locale }] = await LOADERS[lang]();
  return { words, locale };
}
