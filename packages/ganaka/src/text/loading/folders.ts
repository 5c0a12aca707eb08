/**
 * The loaders of the words of each language, which are loaded on first use. Only programs that load languages by their
 * code import this file.
 */

import type { ChartedLanguage, NamedLanguage, SpokenLanguage } from '../language.ts';
import type { LANGUAGES, LanguageId } from '../languages.ts';
import { NAMED } from '../loaders/named.generated.ts';
import { SPOKEN } from '../loaders/spoken.generated.ts';
import type { Coverage } from '../name-confidence.ts';
import { languagesOf, type VoiceKey } from '../voice.ts';
import { addWords, areLoaded } from './loaded.ts';

interface WordsAt {
  readonly named: NamedLanguage;
  readonly charted: ChartedLanguage;
  readonly spoken: SpokenLanguage;
}
export interface Folder<W extends NamedLanguage = NamedLanguage> {
  readonly words: W;
  /** How well the names are sourced, if a file of packages/ganaka/data/lexicon says so. */
  readonly sources?: () => Promise<{ readonly coverage: Coverage }>;
}

/** Complete by type: if a folder lacks something at the level of its language, it does not compile. */
export const FOLDERS: {
  readonly [Id in LanguageId]: () => Promise<Folder<WordsAt[(typeof LANGUAGES)[Id]['level']]>>;
} = { ...SPOKEN, ...NAMED };

export async function loadLanguages(languages: readonly LanguageId[]): Promise<void> {
  for (const id of languages) if (!areLoaded([id])) addWords(id, (await FOLDERS[id]()).words);
}

/** Loads the languages of a voice, so that `voiceFor` can be called. */
export const prepareVoice = (key: VoiceKey): Promise<void> => loadLanguages(languagesOf(key));
