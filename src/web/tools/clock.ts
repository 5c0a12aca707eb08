/** Days and clocks as the tool pages write them, from instants as replies print them: any year, no zone but the place's own. */
import { Table } from '../../kernel/kept.ts';
import { minuteOf as hourOf } from '../../text/format.ts';
import { type PageLanguage, pageWords } from '../../text/page-words.ts';

export { hourOf };

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
/** Created once: a format costs as much as a picture. */
function formatOf(lang: PageLanguage, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${lang} ${name}`;
  let format = formats.get(key);
  if (format === undefined)
    formats.set(key, (format = new Intl.DateTimeFormat(pageWords(lang).locale.intl, { ...options, timeZone: 'UTC' })));
  return format;
}

/** `2026-11-14` */
export const dateOfInstant = (instant: string): string => instant.slice(0, -15);

/** Any leap year: a day is written without its year. */
const LEAP_YEAR = 2000;
/** The days of a year in each language; a page writes forty of them. */
const dayMonths = new Table<string, string>(2 * 366);

/** `14 Apr`; the month as the language writes it. */
export function dayMonth(lang: PageLanguage, instant: string): string {
  const { month, day } = partsOf(instant);
  return dayMonths.at(`${lang} ${month} ${day}`, () =>
    formatOf(lang, 'day', { day: 'numeric', month: pageWords(lang).locale.dayMonth }).format(
      utcOf({ year: LEAP_YEAR, month, day }),
    ),
  );
}

/** `Saturday 14 November 2026` */
export function longDay(lang: PageLanguage, instant: string): string {
  const parts = partsOf(instant);
  const date = utcOf(parts);
  const weekday = formatOf(lang, 'weekday', { weekday: 'long' }).format(date);
  const day = formatOf(lang, 'long', { day: 'numeric', month: 'long' }).format(date);
  return `${weekday} ${day} ${parts.year}`;
}

/** `14 Apr 2026` */
export const dayAndYear = (lang: PageLanguage, instant: string): string =>
  `${dayMonth(lang, instant)} ${partsOf(instant).year}`;
/** `14 Apr 2026, 09:38` */
export const dayAndClock = (lang: PageLanguage, instant: string): string =>
  `${dayAndYear(lang, instant)}, ${hourOf(instant)}`;
/** `14 Apr, 09:38` */
export const shortDayAndClock = (lang: PageLanguage, instant: string): string =>
  `${dayMonth(lang, instant)}, ${hourOf(instant)}`;

/** The time; with the day if it differs from `date`. */
export const clockOn = (lang: PageLanguage, instant: string, date: string): string =>
  instant.startsWith(date) ? hourOf(instant) : `${hourOf(instant)}, ${dayMonth(lang, instant)}`;

/** A sentence whose dates, `2027-01-25`, are written as the language writes them: `25 Jan 2027`. */
export const datesSaid = (lang: PageLanguage, sentence: string): string =>
  sentence.replace(/-?\d{4,6}-\d\d-\d\d/g, (date) => `${dayMonth(lang, date)} ${partsOf(date).year}`);

/** `November 2026` */
export const monthName = (lang: PageLanguage, instant: string): string =>
  formatOf(lang, 'month', { month: 'long', year: 'numeric' }).format(utcOf(partsOf(instant)));
/** `November` */
export const monthAlone = (lang: PageLanguage, instant: string): string =>
  formatOf(lang, 'month-alone', { month: 'long' }).format(utcOf(partsOf(instant)));
export const weekdayName = (lang: PageLanguage, instant: string): string =>
  formatOf(lang, 'weekday', { weekday: 'long' }).format(utcOf(partsOf(instant)));
/** `Mon` */
export const weekdayShort = (lang: PageLanguage, instant: string): string =>
  formatOf(lang, 'weekday-short', { weekday: 'short' }).format(utcOf(partsOf(instant)));

/** The months of a year in each language. */
const monthNames = new Table<string, string>(2 * 12);

/**
 * The first of each month from an instant on: as an instant on its clock, the month's short name, and the year where it
 * begins.
 */
export function monthsFrom(lang: PageLanguage, instant: string, count: number) {
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
