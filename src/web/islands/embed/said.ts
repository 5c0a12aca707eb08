/** Dates and names as the elements show them. The names of months and weekdays come from the browser's `Intl`. */
import { type DayWords, dayNameAt } from '../../../text/day-words.ts';
import type { LanguageId } from '../../../text/languages.ts';

/** Returns `Shukla Navami`. Purnima and Amavasya need no paksha. */
export function tithiName(words: DayWords, number: number): string {
  const name = dayNameAt(words, 'tithi', number);
  const paksha = words.names.paksha[number <= 15 ? 'shukla' : 'krishna'] ?? '';
  return number % 15 === 0 ? name : `${paksha} ${name}`.trim();
}

const written = (lang: LanguageId, date: string, options: Intl.DateTimeFormatOptions): string => {
  const [year = 0, month = 1, day = 1] = (date.match(/\d+/g) ?? []).map(Number);
  // browsers have no date format for Sanskrit
  const locale = lang.startsWith('sa') ? 'en-IN' : `${lang}-IN`;
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC', numberingSystem: 'latn' });
  return format.format(new Date(Date.UTC(year, month - 1, day)));
};

export const longDate = (lang: LanguageId, date: string): string =>
  written(lang, date, { day: 'numeric', month: 'long', year: 'numeric' });
export const monthName = (lang: LanguageId, month: string): string =>
  written(lang, month, { month: 'long', year: 'numeric' });
export const weekdayNarrow = (lang: LanguageId, date: string): string => written(lang, date, { weekday: 'short' });

/** Returns `09:38`, with day and month if the day is not `date`. */
export const clockOn = (lang: LanguageId, instant: string, date: string): string =>
  instant.startsWith(date)
    ? instant.slice(11, 16)
    : `${instant.slice(11, 16)}, ${written(lang, instant.slice(0, 10), { day: 'numeric', month: 'short' })}`;

/** English puts `until` before the time, the other languages after it. */
export const untilIn = ({ labels }: DayWords, lang: LanguageId, clock: string): string =>
  lang === 'en' ? `${labels.until} ${clock}` : `${clock} ${labels.until ?? ''}`.trim();
