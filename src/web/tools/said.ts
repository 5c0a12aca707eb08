/** Names of a reply in the reader's language. */
import type { Language } from '../words/index.ts';

export interface SaidName {
  readonly name: string;
  readonly name_hi?: string;
}

export const named = (said: SaidName, lang: Language): string =>
  lang === 'hi' ? (said.name_hi ?? said.name) : said.name;

/** Without the gloss that some English names carry: `Grishma (summer)` is Grishma where there is little room. */
export const shortNamed = (said: SaidName, lang: Language): string => named(said, lang).replace(/ \(.*\)$/, '');
