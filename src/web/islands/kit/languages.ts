/** The languages of replies that are computed in a browser. Each is loaded when it is first requested. */
import type { GanakaLanguage } from '../../../library/language-of.ts';
import { addLanguages } from '../../../library/languages.ts';

type Loading = () => Promise<{ readonly default: GanakaLanguage }>;

const LANGUAGES: Readonly<Record<string, Loading>> = {
  bn: () => import('../../../library/text/bn.ts'),
  gu: () => import('../../../library/text/gu.ts'),
  hi: () => import('../../../library/text/hi.ts'),
  kn: () => import('../../../library/text/kn.ts'),
  ml: () => import('../../../library/text/ml.ts'),
  mr: () => import('../../../library/text/mr.ts'),
  ne: () => import('../../../library/text/ne.ts'),
  or: () => import('../../../library/text/or.ts'),
  pa: () => import('../../../library/text/pa.ts'),
  sa: () => import('../../../library/text/sa.ts'),
  'sa-latn': () => import('../../../library/text/sa-latn.ts'),
  ta: () => import('../../../library/text/ta.ts'),
  te: () => import('../../../library/text/te.ts'),
};

/** Loads the languages of a `lang` such as `hi,ta` and adds them to the library. English is always available. */
export async function loadLanguages(lang: string): Promise<void> {
  const codes = lang.split(',').flatMap((code) => LANGUAGES[code.trim().toLowerCase()] ?? []);
  const loaded = await Promise.all(codes.map((load) => load()));
  addLanguages(...loaded.map((each) => each.default));
}
