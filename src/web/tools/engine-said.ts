/** An engine in the reader's language; one without words there has its English name and description. */
import type { EngineInfo, EngineLabel } from '../../engines/engine.ts';
import { type PageLanguage, pageWords } from '../../text/page-words.ts';

export const engineSaid = ({ key, label }: EngineInfo, lang: PageLanguage): EngineLabel =>
  pageWords(lang).engines[key] ?? label;
