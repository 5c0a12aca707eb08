/** Names of a reply in the reader's language. */
import { namedOf, namesOf, proseOf } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { DEVANAGARI, type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { fieldIn, type InLanguage, type NameInLanguages } from './field-in.ts';

export { type FieldInLanguages, fieldIn, type InLanguage, type NameInLanguages } from './field-in.ts';

export const namedIn = (said: NameInLanguages, lang: PageLanguage): InLanguage => fieldIn(said, 'name', lang);
export const named = (said: NameInLanguages, lang: PageLanguage): string => namedIn(said, lang).value;

/**
 * Joins several names in one language: that of the reader's names if it has all of them, otherwise that of the
 * sentences or English.
 */
export function namedTogether(saids: readonly NameInLanguages[], lang: PageLanguage): InLanguage {
  const whole = saids.every((said) => namedIn(said, lang).lang === namesOf(lang));
  const within = whole ? lang : proseOf(lang);
  return { value: saids.map((said) => named(said, within)).join(' '), lang: whole ? namesOf(lang) : proseOf(lang) };
}

/** Whether the names are in English, so that they are also shown in Devanagari. */
export const readsEnglish = (lang: PageLanguage): boolean =>
  namedOf(lang) === null && !pageWords(lang).locale.devanagari;

/** Returns the name in Devanagari for a reader of English; undefined for other readers, or if there is none. */
export const besideNamed = (said: NameInLanguages, lang: PageLanguage): string | undefined =>
  readsEnglish(lang) ? said[`name_${DEVANAGARI}`] : undefined;

/**
 * Returns the English text or, if the reader's sentences are in another language and there is a text in it, that text;
 * with its language.
 */
export const textIn = <T>(english: T, own: T | undefined, lang: PageLanguage): InLanguage<T> =>
  proseOf(lang) === 'en' || own === undefined ? { value: english, lang: 'en' } : { value: own, lang: proseOf(lang) };

/** Returns the name without the gloss in brackets, for small spaces: `Grishma (summer)` becomes `Grishma`. */
export const shortNamed = (said: NameInLanguages, lang: PageLanguage): string =>
  named(said, lang).replace(/ \(.*\)$/, '');

/** Returns the name in Devanagari, followed by the reader's own name if that is in another script. */
export const twiceNamed = (said: NameInLanguages, lang: PageLanguage): string => {
  const beside = besideNamed(said, lang);
  return beside === undefined ? named(said, lang) : `${beside} · ${shortNamed(said, lang)}`;
};

interface Cited {
  readonly work: string;
  readonly locus?: string;
}
/** Returns `Muhurta Chintamani 13.4`. */
export const passageReference = (cited: Cited, lang: PageLanguage): string => pageWords(lang).works.passage(cited);
