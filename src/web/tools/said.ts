/** Names of a reply in the reader's language. */
import { namedOf, namesOf, proseOf } from '../../text/page-language.ts';
import { DEVANAGARI, type PageLanguage, pageWords } from '../../text/page-words.ts';
import { fieldIn, type InLanguage, type SaidName } from './field-in.ts';

export { fieldIn, type InLanguage, type SaidField, type SaidName } from './field-in.ts';

export const namedIn = (said: SaidName, lang: PageLanguage): InLanguage => fieldIn(said, 'name', lang);
export const named = (said: SaidName, lang: PageLanguage): string => namedIn(said, lang).value;

/** Several names in one language: the reader's where it has them all, else that of the sentences, else English. */
export function namedTogether(saids: readonly SaidName[], lang: PageLanguage): InLanguage {
  const whole = saids.every((said) => namedIn(said, lang).lang === namesOf(lang));
  const within = whole ? lang : proseOf(lang);
  return { value: saids.map((said) => named(said, within)).join(' '), lang: whole ? namesOf(lang) : proseOf(lang) };
}

/** Whether names are in English, and are given in Devanagari a second time. */
export const readsEnglish = (lang: PageLanguage): boolean =>
  namedOf(lang) === null && !pageWords(lang).locale.devanagari;

/** The name in Devanagari, for a reader of English; undefined where the reader has names of another language, or there is none. */
export const besideNamed = (said: SaidName, lang: PageLanguage): string | undefined =>
  readsEnglish(lang) ? said[`name_${DEVANAGARI}`] : undefined;

/** What a reply says in English and, where the reader's language is another, perhaps in that; with the language that was used. */
export const saidIn = <T>(english: T, own: T | undefined, lang: PageLanguage): InLanguage<T> =>
  proseOf(lang) === 'en' || own === undefined ? { value: english, lang: 'en' } : { value: own, lang: proseOf(lang) };

/** Without the gloss of some English names: `Grishma (summer)` is Grishma where there is little room. */
export const shortNamed = (said: SaidName, lang: PageLanguage): string => named(said, lang).replace(/ \(.*\)$/, '');

/** The name in Devanagari, followed by the reader's own if that is in another script. */
export const twiceNamed = (said: SaidName, lang: PageLanguage): string => {
  const beside = besideNamed(said, lang);
  return beside === undefined ? named(said, lang) : `${beside} · ${shortNamed(said, lang)}`;
};

interface Cited {
  readonly work: string;
  readonly locus?: string;
}
/** `Muhurta Chintamani 13.4`. */
export const passageSaid = (cited: Cited, lang: PageLanguage): string => pageWords(lang).works.passage(cited);
