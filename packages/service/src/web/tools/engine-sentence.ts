/** The label of an engine in the reader's language, or in English if that language has none. */
import type { EngineInfo, EngineLabel } from 'ganaka/internal/sky/engines/engine.ts';
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';

export const engineSentence = ({ key, label }: EngineInfo, lang: PageLanguage): EngineLabel =>
  pageWords(lang).engines[key] ?? label;
