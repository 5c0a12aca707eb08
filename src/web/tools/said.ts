/** Names of a reply in the reader's language. */
import { passageHi } from '../../text/hi/works.ts';
import type { Language } from '../words/index.ts';

export interface SaidName {
  readonly name: string;
  readonly name_hi?: string;
}

export const named = (said: SaidName, lang: Language): string =>
  lang === 'hi' ? (said.name_hi ?? said.name) : said.name;

/** What a reply says in English and, where the reader's language is another, perhaps in that; with the language it came to be. */
export const saidIn = <T>(english: T, hindi: T | undefined, lang: Language): { value: T; lang: Language } =>
  lang === 'hi' && hindi !== undefined ? { value: hindi, lang } : { value: english, lang: 'en' };

/** Without the gloss that some English names carry: `Grishma (summer)` is Grishma where there is little room. */
export const shortNamed = (said: SaidName, lang: Language): string => named(said, lang).replace(/ \(.*\)$/, '');

interface Cited {
  readonly work: string;
  readonly locus?: string;
}
/** `Muhurta Chintamani 13.4`. */
export const passageSaid = (cited: Cited, lang: Language): string =>
  lang === 'hi' ? passageHi(cited) : cited.locus === undefined ? cited.work : `${cited.work} ${cited.locus}`;
