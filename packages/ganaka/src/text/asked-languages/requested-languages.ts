/**
 * The languages that a request names: one code, or up to three separated by commas. English is always included; the
 * others come after it.
 */
import { isLanguage, LANGUAGE_IDS, type LanguageId } from '../languages.ts';
import { type VoiceKey, voiceKey } from '../voice.ts';

export const MOST_LANGUAGES = 3;
/** `both` is short for English and Hindi. */
const BOTH: readonly LanguageId[] = ['en', 'hi'];
export const LANG_WORDS: readonly string[] = [...LANGUAGE_IDS, 'both'];

/** Returns the languages in a `lang`, without repetition; null if one of them is unknown, or if there are too many. */
export function languagesIn(text: string): readonly LanguageId[] | null {
  const words = text.split(',');
  const known = new Set(words.flatMap((word) => (word === 'both' ? BOTH : isLanguage(word) ? [word] : [])));
  const strange = words.some((word) => word !== 'both' && !isLanguage(word));
  return strange || known.size > MOST_LANGUAGES ? null : [...known];
}

export function langOf(text: string): VoiceKey | null {
  const known = languagesIn(text);
  return known === null ? null : voiceKey(known, { full: false });
}

/** Returns the error message for a wrong `lang`. */
export const langRefusal = (text: string): string =>
  `lang must be one of ${LANG_WORDS.join(', ')}, or up to ${MOST_LANGUAGES} of them with commas; got "${text}"`;
