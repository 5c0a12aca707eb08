/**
 * Only the words of the laboratory, for its script. A browser then loads one language, and the words of no other page.
 */

import type { ProseLanguage } from '../asked-languages/page-language.ts';
import type { lab } from '../languages/en/pages/lab.ts';
import { LABS } from '../loaders/labs.generated.ts';
import type { Locale } from '../locale.ts';
import type { Words } from '../words.ts';

export type LabWords = Words<typeof lab>;

type Loaded = readonly [{ readonly lab: LabWords }, { readonly locale: Locale }];

const LOADERS: Readonly<Record<ProseLanguage, () => Promise<Loaded>>> = LABS;

export async function loadLabWords(
  lang: ProseLanguage,
): Promise<{ readonly words: LabWords; readonly locale: Locale }> {
  const [{ lab: words }, { locale }] = await LOADERS[lang]();
  return { words, locale };
}
