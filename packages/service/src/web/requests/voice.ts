/**
 * The languages in which pages request views: both spoken languages with the sentences of rules, or the language of the
 * sentences followed by a named language.
 */
import { namedOf, type PageLanguage, proseOf } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { type Voice, type VoiceKey, voiceFor, voiceKey } from 'ganaka/internal/text/voice.ts';

export const PAGE_VOICE = voiceKey(['en', 'hi'], { prose: true });

/** Returns the voice of the pages that have names in every language. */
export function voiceOf(lang: PageLanguage): VoiceKey {
  const named = namedOf(lang);
  return named === null ? PAGE_VOICE : voiceKey([proseOf(lang), named], { prose: true });
}

export const pageVoice = (lang: PageLanguage = 'en'): Voice => voiceFor(voiceOf(lang));
