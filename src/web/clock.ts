/** Clocks and dates of a place as a page writes them, from the instants of a reply. */
import type { Language } from './words/index.ts';

const LOCALE: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN' };
/** Hindi months are written out: their short forms are not in common use. */
const SHORT: Readonly<Record<Language, 'short' | 'long'>> = { en: 'short', hi: 'long' };

type Options = Readonly<Intl.DateTimeFormatOptions>;
const formats = new Map<string, Intl.DateTimeFormat>();
/** A civil date, whose hours do not matter. */
function dated(lang: Language, date: string, style: string, options: Options): string {
  const key = `${lang}${style}`;
  let format = formats.get(key);
  if (format === undefined)
    formats.set(key, (format = new Intl.DateTimeFormat(LOCALE[lang], { ...options, timeZone: 'UTC' })));
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** `16 November 2026`. */
export const longDate = (lang: Language, date: string): string => dated(lang, date, 'long', { dateStyle: 'long' });
/** `Monday, 16 November 2026`. */
export const fullDate = (lang: Language, date: string): string => `${weekdayName(lang, date)}, ${longDate(lang, date)}`;
/** `17 Nov`. */
export const shortDate = (lang: Language, date: string): string =>
  dated(lang, date, 'short', { day: 'numeric', month: SHORT[lang] });
/** `November 2026`. */
export const monthName = (lang: Language, date: string): string =>
  dated(lang, date, 'month', { month: 'long', year: 'numeric' });
export const weekdayName = (lang: Language, date: string): string => dated(lang, date, 'weekday', { weekday: 'long' });
export const weekdayShort = (lang: Language, date: string): string =>
  dated(lang, date, 'weekday-short', { weekday: 'short' });

/** The instant to the minute; with its day where that is another than `date`. */
export function clockOf(instant: string, date: string, lang: Language): string {
  const clock = instant.slice(11, 16);
  return instant.startsWith(date) ? clock : `${clock}, ${shortDate(lang, instant.slice(0, 10))}`;
}

/** The name in the reader's language. */
export const said = (
  lang: Language,
  { name, name_hi }: { readonly name: string; readonly name_hi?: string },
): string => (lang === 'hi' ? (name_hi ?? name) : name);
