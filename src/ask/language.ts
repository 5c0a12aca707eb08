/** `lang`: in which languages a reply is given, one code or up to three with commas. English is always there; the others come after it. */
import { isLanguage, isSpoken, LANGUAGE_IDS, LANGUAGES, type LanguageId } from '../text/languages.ts';
import { languagesOf, type VoiceKey, voiceKey } from '../text/voice.ts';
import type { Bad, Query } from './query.ts';

const MOST_LANGUAGES = 3;
/** A word for English and Hindi. */
const BOTH: readonly LanguageId[] = ['en', 'hi'];
export const LANG_WORDS: readonly string[] = [...LANGUAGE_IDS, 'both'];

/** As OpenAPI writes it. */
export const LANG_PATTERN = `^(${LANG_WORDS.join('|')})(,(${LANG_WORDS.join('|')})){0,${MOST_LANGUAGES - 1}}$`;

/** The languages of a `lang`, each once; null where one of them is none of ours, or where they are too many. */
export function langOf(text: string): VoiceKey | null {
  const words = text.split(',');
  const known = new Set(words.flatMap((word) => (word === 'both' ? BOTH : isLanguage(word) ? [word] : [])));
  const strange = words.some((word) => word !== 'both' && !isLanguage(word));
  return strange || known.size > MOST_LANGUAGES ? null : voiceKey([...known], { full: false });
}

/** What was asked for; null when nothing was, and the caller's own apply. */
export function readLang(query: Query, bad: Bad[]): VoiceKey | null {
  const given = query.get('lang');
  if (given === undefined) return null;
  const asked = langOf(given);
  if (asked !== null) return asked;
  bad.push({
    code: 'bad_lang',
    param: 'lang',
    text: `lang must be one of ${LANG_WORDS.join(', ')}, or up to ${MOST_LANGUAGES} of them with commas; got "${given}"`,
    allowed: LANG_WORDS,
  });
  return null;
}

/** What a reply cannot say in the languages asked for. */
export function languageNotes(asked: VoiceKey | null): string[] {
  const languages = asked === null ? [] : languagesOf(asked);
  const spoken = languages.filter(isSpoken).map((id) => LANGUAGES[id].english);
  return languages
    .filter((id) => !isSpoken(id))
    .map((id) => `${LANGUAGES[id].english} (${id}) has names alone: sentences are in ${spoken.join(' and ')}`);
}
