/** Where the words of each language are loaded from, when they are first asked for. Only programs that load languages by code import this. */
import type { Coverage } from './coverage.ts';
import type { Charted, Named, Spoken } from './language.ts';
import type { LANGUAGES, LanguageId } from './languages.ts';
import { addWords, areLoaded } from './loaded.ts';
import { NAMED } from './loaders/named.ts';
import { SPOKEN } from './loaders/spoken.ts';
import { languagesOf, type VoiceKey } from './voice.ts';

interface WordsAt {
  readonly named: Named;
  readonly charted: Charted;
  readonly spoken: Spoken;
}
export interface Folder<W extends Named = Named> {
  readonly words: W;
  /** How well its names are sourced, if a file of data/lexicon says so. */
  readonly sources?: () => Promise<{ readonly coverage: Coverage }>;
}

/** Complete by type: a folder that lacks something at the level of its language does not compile. */
export const FOLDERS: {
  readonly [Id in LanguageId]: () => Promise<Folder<WordsAt[(typeof LANGUAGES)[Id]['level']]>>;
} = { ...SPOKEN, ...NAMED };

export async function loadLanguages(languages: readonly LanguageId[]): Promise<void> {
  for (const id of languages) if (!areLoaded([id])) addWords(id, (await FOLDERS[id]()).words);
}

/** Loads the languages of a voice, so that `voiceFor` can be called. */
export const prepareVoice = (key: VoiceKey): Promise<void> => loadLanguages(languagesOf(key));
