/**
 * Names, labels and dates in the languages of a page. Text in another language than the sentences of the page gets a
 * `lang` attribute here, so that no page has to write one.
 */

import { datesOf, namedOf, namesOf, proseOf } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { DEVANAGARI, type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import type { LabelId } from 'ganaka/internal/text/language.ts';
import type { LanguageId } from 'ganaka/internal/text/languages.ts';
import { namesIn } from 'ganaka/internal/text/loading/loaded.ts';
import type { ComponentChildren } from 'preact';
import { clockOn, type StartAndEnd, windowOn } from '../tools/clock.ts';
import { besideNamed, type InLanguage, type NameInLanguages, namedIn } from '../tools/names-in-language.ts';

/** Returns the `lang` attribute for text in a language; empty if it is the language of the sentences. */
export const marked = (id: LanguageId, lang: PageLanguage): { readonly lang?: LanguageId } =>
  id === proseOf(lang) ? {} : { lang: id };

interface InPage {
  readonly lang: PageLanguage;
}

/** A text, marked with its language if needed. */
export const MarkedText = ({ of, lang }: InPage & { readonly of: InLanguage }) =>
  of.lang === proseOf(lang) ? of.value : <span lang={of.lang}>{of.value}</span>;

/**
 * A name in the language of the names. If it is missing there, it is in the language of the sentences or in English.
 */
export const Name = ({ of, lang }: InPage & { readonly of: NameInLanguages }) => (
  <MarkedText of={namedIn(of, lang)} lang={lang} />
);

/** The same name in Devanagari, for a reader of English. */
export function Beside({ of, lang }: InPage & { readonly of: NameInLanguages }) {
  const beside = besideNamed(of, lang);
  if (beside === undefined) return null;
  return (
    <>
      {' '}
      <span lang={DEVANAGARI} class="soft">
        {beside}
      </span>
    </>
  );
}

/** Returns a name for a heading: in Devanagari for readers of English, otherwise in the language of the names. */
export const headNamed = (of: NameInLanguages, lang: PageLanguage): InLanguage => {
  const beside = besideNamed(of, lang);
  return beside === undefined ? namedIn(of, lang) : { value: beside, lang: DEVANAGARI };
};

/** Returns a label of a day in the language of the names, or of the sentences if that language lacks it. */
export function labelIn(id: LabelId, lang: PageLanguage): InLanguage {
  for (const language of [namesOf(lang), proseOf(lang)]) {
    const value = namesIn(language).labels[id];
    if (value !== null) return { value, lang: language };
  }
  throw new Error(`no label ${id} in ${proseOf(lang)}`);
}
export const Label = ({ of, lang }: InPage & { readonly of: LabelId }) => (
  <MarkedText of={labelIn(of, lang)} lang={lang} />
);

/** Whether the names are in a named language that has this label. */
export const hasLabel = (id: LabelId, lang: PageLanguage): boolean =>
  namedOf(lang) !== null && labelIn(id, lang).lang === namesOf(lang);

/** The label if the names are in a named language that has it, otherwise the page's own words. */
export const LabelOr = ({
  of,
  lang,
  children,
}: InPage & { readonly of: LabelId; readonly children: ComponentChildren }) =>
  hasLabel(of, lang) ? <Label of={of} lang={lang} /> : children;

/** Returns a single date or time, formatted by `of` in the language of the names, with its language. */
export function dateIn(of: (id: LanguageId) => string, lang: PageLanguage): InLanguage {
  const value = of(datesOf(lang));
  return { value, lang: OF_NO_LANGUAGE.test(value) ? proseOf(lang) : datesOf(lang) };
}
/** The same as an element. */
export const DateText = ({ of, lang }: InPage & { readonly of: (id: LanguageId) => string }) => (
  <MarkedText of={dateIn(of, lang)} lang={lang} />
);

/** The hours of a rite, or its time if it is due at one instant, such as moonrise. */
export const Clocks = ({ of, date, lang }: InPage & { readonly of: StartAndEnd; readonly date: string }) => (
  <DateText of={(id) => windowOn(id, of, date)} lang={lang} />
);
/** Matches a date or time in the digits 0–9, which needs no `lang` attribute. */
const OF_NO_LANGUAGE = /^[\d:, –-]*$/;

/** Returns `until 14:05`, with day and month if the day is not `date`. */
export const untilIn = (instant: string, date: string, lang: PageLanguage): InLanguage => {
  const id = datesOf(lang);
  const until = labelIn('until', lang);
  return namedOf(lang) === null || until.lang !== namesOf(lang)
    ? { value: pageWords(lang).home.until(clockOn(lang, instant, date)), lang: proseOf(lang) }
    : { value: `${clockOn(id, instant, date)} ${until.value}`, lang: id };
};
