/** Dates and names as the elements show them. The names of months and weekdays come from the browser's `Intl`. */
import { type DayWords, dayNameAt } from 'ganaka/internal/text/contracts/day-words.ts';
import type { LanguageId } from 'ganaka/internal/text/languages.ts';

/** Returns `Shukla Navami`. Purnima and Amavasya need no paksha. */
export function tithiName(words: DayWords, number: number): string {
  const name = dayNameAt(words, 'tithi', number);
  const paksha = words.names.paksha[number <= 15 ? 'shukla' : 'krishna'] ?? '';
  return number % 15 === 0 ? name : `${paksha} ${name}`.trim();
}

/**
 * The language in which dates are written: English where the browser has no names of months in the language, as all
 * browsers for Sanskrit and some for Odia.
 */
export const datesIn = (lang: LanguageId): LanguageId =>
  lang.startsWith('sa') || Intl.DateTimeFormat.supportedLocalesOf(`${lang}-IN`).length === 0 ? 'en' : lang;

const written = (lang: LanguageId, date: string, options: Intl.DateTimeFormatOptions): string => {
  const [, year, month, day = 1] = /^([+-]?\d+)-(\d\d)(?:-(\d\d))?/.exec(date) ?? [];
  const made = new Date(0);
  made.setUTCFullYear(Number(year), Number(month) - 1, Number(day)); // `Date.UTC` takes the years 0 to 99 for 1900 to 1999
  const locale = `${datesIn(lang)}-IN`;
  const before = options.year !== undefined && Number(year) < 1 ? ({ era: 'short' } as const) : {};
  const format = new Intl.DateTimeFormat(locale, {
    ...options,
    ...before,
    timeZone: 'UTC',
    numberingSystem: 'latn',
  });
  return format.format(made);
};

export const longDate = (lang: LanguageId, date: string): string =>
  written(lang, date, { day: 'numeric', month: 'long', year: 'numeric' });
export const monthName = (lang: LanguageId, month: string): string =>
  written(lang, month, { month: 'long', year: 'numeric' });
export const weekdayNarrow = (lang: LanguageId, date: string): string => written(lang, date, { weekday: 'short' });

/** Returns `09:38`, with day and month if the day is not `date`; in numbers if the month would be in another language. */
export const clockOn = (lang: LanguageId, instant: string, date: string): string =>
  instant.startsWith(date)
    ? instant.slice(-14, -9)
    : `${instant.slice(-14, -9)}, ${written(lang, instant.slice(0, -15), { day: 'numeric', month: datesIn(lang) === lang ? 'short' : 'numeric' })}`;

/** English puts `until` before the time, the other languages after it. */
export const untilIn = ({ labels }: DayWords, lang: LanguageId, clock: string): string =>
  lang === 'en' ? `${labels.until} ${clock}` : `${clock} ${labels.until ?? ''}`.trim();
