/** An engine in the reader's language; one that has no words there says its name and what it is in English. */
import type { EngineInfo, EngineLabel } from '../../engines/engine.ts';
import { type PageLanguage, pageWords } from '../../text/page-words.ts';

export const engineSaid = ({ key, label }: EngineInfo, lang: PageLanguage): EngineLabel =>
  pageWords(lang).engines[key] ?? label;
