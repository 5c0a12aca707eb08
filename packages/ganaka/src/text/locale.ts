/** How a language writes dates and numbers, and whether its readers read Devanagari. */

import type { NamedId } from './asked-languages/page-language.ts';
import { LANGUAGES } from './languages.ts';

export interface Locale {
  /** The locale for `Intl`. */
  readonly intl: string;
  /** The style of a single date: `14 Nov 2026` or `14 November 2026`. */
  readonly dateStyle: 'medium' | 'long';
  /** The style of the month in `14 Nov`. */
  readonly dayMonth: 'short' | 'long';
  /** Whether its readers read Devanagari. Other readers get names in Devanagari in addition to their own. */
  readonly devanagari: boolean;
}

/**
 * How a named language writes months, from Unicode CLDR. Its weekdays are names of the lexicon, and its digits are in
 * `languages.ts`.
 */
export interface NamedLocale extends Pick<Locale, 'intl' | 'dayMonth'> {
  /** Whether the year comes first, then the month and the day: `2026 नोभेम्बर 14`. */
  readonly yearFirst: boolean;
}

/**
 * Languages whose months are written in full. The short months of Sanskrit in CLDR have a colon instead of the visarga.
 */
const WHOLE_MONTHS: readonly NamedId[] = ['sa'];
const YEAR_FIRST: readonly NamedId[] = ['ne'];

export const namedLocale = (id: NamedId): NamedLocale => ({
  intl: `${id}-u-nu-latn`,
  dayMonth: WHOLE_MONTHS.includes(id) ? 'long' : 'short',
  yearFirst: YEAR_FIRST.includes(id),
});

/** The blocks of the scripts of India, from Devanagari to Malayalam, have the same order. */
const BLOCK = 0x80;

/**
 * Returns a text with the digits of the scripts of India replaced by 0–9, as Hindi newspapers and our Hindi pages write
 * them.
 */
export const inPlainDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String((digit.charCodeAt(0) - '०'.charCodeAt(0)) % BLOCK));

/** Returns a text with its digits 0–9 replaced by those of a named language. */
export function digitsOf(id: NamedId, text: string): string {
  const { digits } = LANGUAGES[id];
  return text.replace(/[0-9]/g, (digit) => digits[Number(digit)] ?? digit);
}
