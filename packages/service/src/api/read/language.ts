/**
 * The parameter `lang`: the languages of a reply, one code or up to three separated by commas. English is always
 * included and comes first.
 */
import {
  LANG_WORDS,
  langOf,
  langRefusal,
  MOST_LANGUAGES,
} from 'ganaka/internal/text/asked-languages/requested-languages.ts';
import { isSpoken, LANGUAGES } from 'ganaka/internal/text/languages.ts';
import { languagesOf, type VoiceKey } from 'ganaka/internal/text/voice.ts';
import type { QueryPass } from './query-pass.ts';

/** The pattern of `lang` for OpenAPI. */
export const LANG_PATTERN = `^(${LANG_WORDS.join('|')})(,(${LANG_WORDS.join('|')})){0,${MOST_LANGUAGES - 1}}$`;

/** The requested languages; null if none were requested, so that the caller's defaults apply. */
export function readLang({ query, notes, bad }: Pick<QueryPass, 'query' | 'notes' | 'bad'>): VoiceKey | null {
  const given = query.get('lang');
  if (given === undefined) return null;
  const asked = langOf(given);
  notes.push(...languageNotes(asked));
  if (asked !== null) return asked;
  bad.push({
    code: 'bad_lang',
    param: 'lang',
    text: langRefusal(given),
    allowed: LANG_WORDS,
  });
  return null;
}

/** Notes for requested languages that have names but no sentences. */
export function languageNotes(asked: VoiceKey | null): string[] {
  const languages = asked === null ? [] : languagesOf(asked);
  const spoken = languages.filter(isSpoken).map((id) => LANGUAGES[id].english);
  return languages
    .filter((id) => !isSpoken(id))
    .map((id) => `${LANGUAGES[id].english} (${id}) has names alone: sentences are in ${spoken.join(' and ')}`);
}
