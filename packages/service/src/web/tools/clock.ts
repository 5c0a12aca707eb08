/**
 * Formats days and times for pages, from instants in the form that replies have: any year, in the time zone of the
 * place. With the languages of a page, they are formatted for its sentences; with a single language, for a name or
 * label in that language.
 */
import { BoundedCache } from 'ganaka/internal/kernel/caches.ts';
import type { NamedId } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { minuteOf as hourOf } from 'ganaka/internal/text/format.ts';
import { isLanguage, isSpoken, type LanguageId } from 'ganaka/internal/text/languages.ts';
import { namesIn } from 'ganaka/internal/text/loading/loaded.ts';
import { digitsOf, type NamedLocale, namedLocale } from 'ganaka/internal/text/locale.ts';
import { nameAt } from 'ganaka/internal/text/names.ts';

export { hourOf };

/** The languages of a page, or one language. */
export type DateLanguage = PageLanguage | LanguageId;

const isNamed = (lang: DateLanguage): lang is NamedId => isLanguage(lang) && !isSpoken(lang);
const localeOf = (lang: DateLanguage): Pick<NamedLocale, 'intl' | 'dayMonth'> =>
  isNamed(lang) ? namedLocale(lang) : pageWords(lang).locale;
/** Writes numbers and times in the digits of the language. */
export const inDigits = (lang: DateLanguage, text: string): string => (isNamed(lang) ? digitsOf(lang, text) : text);
/** Returns `09:38`. */
export const clockIn = (lang: DateLanguage, instant: string): string => inDigits(lang, hourOf(instant));

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function partsOf(instant: string): Parts {
  const [, year, month, day] = /^(-?\d+)-(\d\d)-(\d\d)/.exec(instant) ?? [];
  return { year: Number(year), month: Number(month), day: Number(day) };
}

function utcOf({ year, month, day }: Parts): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date;
}

const formats = new Map<string, Intl.DateTimeFormat>();
/** Formats are cached, because creating one takes as long as drawing a picture. */
function formatOf(lang: DateLanguage, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${isNamed(lang) ? lang : pageWords(lang).locale.intl} ${name}`;
  let format = formats.get(key);
  if (format === undefined)
    formats.set(key, (format = new Intl.DateTimeFormat(localeOf(lang).intl, { ...options, timeZone: 'UTC' })));
  return format;
}

/** Returns a date in a named language: the day first, as in wall calendars; in some languages the year first. */
function namedDate(lang: NamedId, { year, month, day }: Partial<Parts> & Pick<Parts, 'month'>, wide: 'short' | 'long') {
  const name = formatOf(lang, `month ${wide}`, { month: wide }).format(utcOf({ year: LEAP_YEAR, month, day: 1 }));
  const parts = [day, name, year].filter((part) => part !== undefined);
  return digitsOf(lang, (namedLocale(lang).yearFirst ? parts.reverse() : parts).join(' '));
}

/** Returns `2026-11-14`. */
export const dateOfInstant = (instant: string): string => instant.slice(0, -15);

/** Any leap year, for formatting a day without its year. */
const LEAP_YEAR = 2000;
/** The cached days of a year in each language; a page shows about forty of them. */
const dayMonths = new BoundedCache<string, string>(14 * 366);

/** Returns `14 Apr`, with the month as the language writes it. */
export function dayMonth(lang: DateLanguage, instant: string): string {
  const { month, day } = partsOf(instant);
  const wide = localeOf(lang).dayMonth;
  return dayMonths.at(`${lang} ${month} ${day}`, () =>
    isNamed(lang)
      ? namedDate(lang, { month, day }, wide)
      : formatOf(lang, 'day', { day: 'numeric', month: wide }).format(utcOf({ year: LEAP_YEAR, month, day })),
  );
}

/** Returns `Saturday 14 November 2026`. */
export function longDay(lang: DateLanguage, instant: string): string {
  const parts = partsOf(instant);
  if (isNamed(lang)) return `${weekdayName(lang, instant)} ${namedDate(lang, parts, 'long')}`;
  const date = utcOf(parts);
  const weekday = weekdayWritten(lang, instant, 'long');
  const day = formatOf(lang, 'long', { day: 'numeric', month: 'long' }).format(date);
  return `${weekday} ${day} ${parts.year}`;
}

/** Returns `14 Apr 2026`. */
export const dayAndYear = (lang: DateLanguage, instant: string): string =>
  isNamed(lang)
    ? namedDate(lang, partsOf(instant), localeOf(lang).dayMonth)
    : `${dayMonth(lang, instant)} ${partsOf(instant).year}`;
/** Returns `14 Apr 2026, 09:38`. */
export const dayAndClock = (lang: DateLanguage, instant: string): string =>
  `${dayAndYear(lang, instant)}, ${clockIn(lang, instant)}`;
/** Returns `14 Apr, 09:38`. */
export const shortDayAndClock = (lang: DateLanguage, instant: string): string =>
  `${dayMonth(lang, instant)}, ${clockIn(lang, instant)}`;

/** Returns the time, with day and month if the day is not `date`. */
export const clockOn = (lang: DateLanguage, instant: string, date: string): string =>
  instant.startsWith(date) ? clockIn(lang, instant) : `${clockIn(lang, instant)}, ${dayMonth(lang, instant)}`;

export interface StartAndEnd {
  readonly start: string;
  readonly end: string;
}
/** Returns `17:41 – 20:30`, or `20:03` if both are in the same minute. */
export function windowOn(lang: DateLanguage, { start, end }: StartAndEnd, date: string): string {
  const [from, to] = [clockOn(lang, start, date), clockOn(lang, end, date)];
  return from === to ? from : `${from} – ${to}`;
}

/** Returns a sentence in which dates such as `2027-01-25` are written as the language writes them: `25 Jan 2027`. */
export const datesText = (lang: DateLanguage, sentence: string): string =>
  sentence.replace(/-?\d{4,6}-\d\d-\d\d/g, (date) => dayAndYear(lang, date));

/** The cached months of some years in each language; every page of a town shows some of them. */
const months = new BoundedCache<string, string>(14 * 120);
/** Returns `November 2026`. */
export const monthName = (lang: DateLanguage, instant: string): string => {
  const { year, month } = partsOf(instant);
  return months.at(`${lang} ${year} ${month}`, () =>
    isNamed(lang)
      ? namedDate(lang, { year, month }, 'long')
      : formatOf(lang, 'month', { month: 'long', year: 'numeric' }).format(utcOf({ year, month, day: 1 })),
  );
};
/** Returns `November`. */
export const monthAlone = (lang: DateLanguage, instant: string): string =>
  formatOf(lang, 'month-alone', { month: 'long' }).format(utcOf(partsOf(instant)));
/** Returns `Nov`, or `November` in a language that does not shorten months. */
export const monthShort = (lang: DateLanguage, instant: string): string => {
  const wide = localeOf(lang).dayMonth;
  return isNamed(lang)
    ? namedDate(lang, { month: partsOf(instant).month }, wide)
    : formatOf(lang, `month ${wide}`, { month: wide }).format(utcOf(partsOf(instant)));
};
export const weekdayName = (lang: DateLanguage, instant: string): string =>
  (isNamed(lang) ? nameAt(namesIn(lang).names, 'vara', utcOf(partsOf(instant)).getUTCDay() + 1) : null) ??
  weekdayWritten(lang, instant, 'long');
/** Returns `Mon`. */
export const weekdayShort = (lang: DateLanguage, instant: string): string => weekdayWritten(lang, instant, 'short');

/** The cached weekdays in each language; the page of a year shows three hundred of them. */
const weekdays = new BoundedCache<string, string>(1000);
function weekdayWritten(lang: DateLanguage, instant: string, weekday: 'long' | 'short' | 'narrow'): string {
  const date = utcOf(partsOf(instant));
  return weekdays.at(`${lang} ${weekday} ${date.getUTCDay()}`, () =>
    formatOf(lang, `weekday ${weekday}`, { weekday }).format(date),
  );
}

/** Returns the head of a narrow column: `Mon`, or in a named language the first letter or two, as in wall calendars. */
export const weekdayHead = (lang: DateLanguage, instant: string): string =>
  isNamed(lang) ? weekdayWritten(lang, instant, 'narrow') : weekdayShort(lang, instant);

/** The cached names of months in each language. */
const monthNames = new BoundedCache<string, string>(2 * 12);

/**
 * Returns the first of each of the next months after an instant: its instant, the month's short name, and the year
 * where it changes.
 */
export function monthsFrom(lang: DateLanguage, instant: string, count: number) {
  const { year, month } = partsOf(instant);
  const offset = instant.slice(-6);
  const name = (date: Parts): string =>
    monthNames.at(`${lang} ${date.month}`, () => formatOf(lang, 'month-short', { month: 'short' }).format(utcOf(date)));
  return Array.from({ length: count }, (_, i) => {
    const [y, m] = [year + Math.floor((month + i) / 12), ((month + i) % 12) + 1];
    const text = `${y < 0 ? '-' : ''}${String(Math.abs(y)).padStart(4, '0')}-${String(m).padStart(2, '0')}`;
    return {
      at: `${text}-01T00:00:00${offset}`,
      label: name({ year: y, month: m, day: 1 }),
      year: m === 1 || i === 0 ? String(y) : '',
    };
  });
}
