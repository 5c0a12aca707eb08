/** In which languages pages ask the views: both that are spoken, with the sentences of rules; or a named language after that of the sentences. */
import { namedOf, type PageLanguage, proseOf } from '../text/page-language.ts';
import { type Voice, type VoiceKey, voiceFor, voiceKey } from '../text/voice.ts';

export const PAGE_VOICE = voiceKey(['en', 'hi'], { prose: true });

/** The voice of the pages that have names in every language. */
export function voiceOf(lang: PageLanguage): VoiceKey {
  const named = namedOf(lang);
  return named === null ? PAGE_VOICE : voiceKey([proseOf(lang), named], { prose: true });
}

export const pageVoice = (lang: PageLanguage = 'en'): Voice => voiceFor(voiceOf(lang));
