/** Names of a reply in the reader's language. */
import { DEVANAGARI, type PageLanguage, pageWords } from '../../text/page-words.ts';

/** A field as replies carry it: in English, and in other languages under the field's name with the language's ending. */
export type SaidField<F extends string, T = string> = { readonly [K in F]: T } & {
  readonly [K in `${F}_${Exclude<PageLanguage, 'en'>}`]?: T;
};
export type SaidName = SaidField<'name'>;

/** The value of a field and its language: the reader's if the reply has it, otherwise English. */
export function fieldIn<F extends string, S extends Readonly<Record<F, unknown>>>(
  said: S,
  field: F,
  lang: PageLanguage,
): { readonly value: S[F]; readonly lang: PageLanguage } {
  const fields: Readonly<Record<string, unknown>> = said;
  const own = fields[`${field}_${lang}`];
  return own === undefined ? { value: said[field], lang: 'en' } : { value: own as S[F], lang };
}

export const named = (said: SaidName, lang: PageLanguage): string => fieldIn(said, 'name', lang).value;

/**
 * The name in Devanagari, for a reader of another script; undefined if the reader's own name is in it, or there is
 * none.
 */
export const besideNamed = (said: SaidName, lang: PageLanguage): string | undefined =>
  pageWords(lang).locale.devanagari ? undefined : said[`name_${DEVANAGARI}`];

/** A text in English and perhaps in the reader's language; with the language it is in. */
export const saidIn = <T>(english: T, own: T | undefined, lang: PageLanguage): { value: T; lang: PageLanguage } =>
  lang === 'en' || own === undefined ? { value: english, lang: 'en' } : { value: own, lang };

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
