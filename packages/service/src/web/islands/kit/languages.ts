/** The languages of replies that are computed in a browser. Each is loaded when it is first requested. */
import type { GanakaLanguage } from 'ganaka/internal/library/checks/language-of.ts';
import { addLanguages } from 'ganaka/internal/library/languages.ts';

type Loading = () => Promise<{ readonly default: GanakaLanguage }>;

const LANGUAGES: Readonly<Record<string, Loading>> = {
  bn: () => import('ganaka/internal/library/entries/text/bn.ts'),
  gu: () => import('ganaka/internal/library/entries/text/gu.ts'),
  hi: () => import('ganaka/internal/library/entries/text/hi.ts'),
  kn: () => import('ganaka/internal/library/entries/text/kn.ts'),
  ml: () => import('ganaka/internal/library/entries/text/ml.ts'),
  mr: () => import('ganaka/internal/library/entries/text/mr.ts'),
  ne: () => import('ganaka/internal/library/entries/text/ne.ts'),
  or: () => import('ganaka/internal/library/entries/text/or.ts'),
  pa: () => import('ganaka/internal/library/entries/text/pa.ts'),
  sa: () => import('ganaka/internal/library/entries/text/sa.ts'),
  'sa-latn': () => import('ganaka/internal/library/entries/text/sa-latn.ts'),
  ta: () => import('ganaka/internal/library/entries/text/ta.ts'),
  te: () => import('ganaka/internal/library/entries/text/te.ts'),
};

/** Loads the languages of a `lang` such as `hi,ta` and adds them to the library. English is always available. */
export async function loadLanguages(lang: string): Promise<void> {
  const codes = lang.split(',').flatMap((code) => LANGUAGES[code.trim().toLowerCase()] ?? []);
  const loaded = await Promise.all(codes.map((load) => load()));
  addLanguages(...loaded.map((each) => each.default));
}
