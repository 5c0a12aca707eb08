/** The languages of answers. English is always available; others must be added before use: `addLanguages(hi)`. */
import { langRefusal, languagesIn } from '../text/asked-languages/requested-languages.ts';
import type { LanguageId } from '../text/languages.ts';
import { addWords } from '../text/loading/loaded.ts';
import { isVoiceReady, type Voice, voiceFor, voiceKey } from '../text/voice.ts';
import { shownValue, textOf } from './checks/caller-values.ts';
import { codeOf, type GanakaLanguage, wordsOf } from './checks/language-of.ts';

export type { GanakaLanguage } from './checks/language-of.ts';

/** Adds languages, after which `lang` may name them. */
export function addLanguages(...languages: readonly GanakaLanguage[]): void {
  for (const each of languages) {
    if (!wordsOf(Object(each)))
      throw new RangeError(`a language must be what ganaka/text/<code> exports by default; got ${shownValue(each)}`);
    addWords(codeOf(each), wordsOf(each));
  }
}

/** The languages that a `lang` names; throws an error with the allowed codes if one is not known. */
export function codesIn(lang: string): readonly LanguageId[] {
  const codes = typeof lang === 'string' ? languagesIn(lang) : null;
  if (codes === null) throw new RangeError(langRefusal(textOf(lang)));
  return codes;
}

export function voiceOf(lang: string): Voice {
  const key = voiceKey(codesIn(lang));
  if (!isVoiceReady(key))
    throw new RangeError(
      `the languages of "${lang}" are not there yet: import them from ganaka/text and addLanguages first`,
    );
  return voiceFor(key);
}
