/** The label of an engine in the reader's language, or in English if that language has none. */
import type { EngineInfo, EngineLabel } from '../../engines/engine.ts';
import { type PageLanguage, pageWords } from '../../text/page-words.ts';

export const engineSaid = ({ key, label }: EngineInfo, lang: PageLanguage): EngineLabel =>
  pageWords(lang).engines[key] ?? label;
