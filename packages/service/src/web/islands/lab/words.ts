/** Names, dates and times of replies as the page shows them. */
import { type LabWords, loadLabWords } from 'ganaka/internal/text/contracts/lab-words.ts';
import { endingOf, isSpoken, LANGUAGE_IDS, type LanguageId, type SpokenId } from 'ganaka/internal/text/languages.ts';
import type { Locale } from 'ganaka/internal/text/locale.ts';

export type { LabWords } from 'ganaka/internal/text/contracts/lab-words.ts';

/** The languages of the page: that of its sentences and that of its names. */
export interface LabLanguage {
  readonly prose: SpokenId;
  readonly names: LanguageId;
  readonly words: LabWords;
  readonly locale: Locale;
}

export async function labTextBy({ prose, names }: DOMStringMap): Promise<LabLanguage> {
  const language = LANGUAGE_IDS.filter(isSpoken).find((id) => id === prose) ?? 'en';
  const { words, locale } = await loadLabWords(language);
  return { prose: language, names: LANGUAGE_IDS.find((id) => id === names) ?? language, words, locale };
}

interface Named {
  readonly name: string;
}

/** Returns the name in the language of the page's names, or in English if there is none. */
export function nameOf({ names }: LabLanguage, named: Named): string {
  const fields: Readonly<Record<string, unknown>> = { ...named };
  const own = fields[`name_${endingOf(names)}`];
  return typeof own === 'string' ? own : named.name;
}
/** Returns the `lang` attribute of names: none if the language has no name for one of them, or is that of the sentences. */
export const marked = ({ prose, names }: LabLanguage, ...named: readonly Named[]): { readonly lang?: string } =>
  names === prose || named.some((each) => !(`name_${endingOf(names)}` in each)) ? {} : { lang: names };

const utcOf = (date: string): Date => {
  const [, year, month, day] = /^([+-]?\d+)-(\d\d)(?:-(\d\d))?/.exec(date) ?? [];
  const made = new Date(0);
  made.setUTCFullYear(Number(year), Number(month) - 1, Number(day ?? 1));
  return made;
};
const written = ({ locale }: LabLanguage, date: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale.intl, { ...options, timeZone: 'UTC' }).format(utcOf(date));

export const longDate = (said: LabLanguage, date: string): string =>
  `${written(said, date, { day: 'numeric', month: 'long' })} ${Number(/^[+-]?\d+/.exec(date)?.[0])}`;
export const monthName = (said: LabLanguage, month: string): string =>
  `${written(said, month, { month: 'long' })} ${Number(/^[+-]?\d+/.exec(month)?.[0])}`;
export const weekdayShort = (said: LabLanguage, date: string): string => written(said, date, { weekday: 'short' });

/** Returns `09:38`, with day and month if the day is not `date`. */
export function clockOn(said: LabLanguage, instant: string | null, date: string): string {
  if (instant === null) return said.words.none;
  const clock = instant.slice(-14, -9);
  return instant.startsWith(date)
    ? clock
    : `${clock}, ${written(said, instant, { day: 'numeric', month: said.locale.dayMonth })}`;
}
