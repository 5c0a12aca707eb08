/** How a language writes dates and numbers, and in which script it is read. */
import { LANGUAGES } from './languages.ts';
import type { NamedId } from './page-language.ts';

export interface Locale {
  /** For Intl. */
  readonly intl: string;
  /** Of a date by itself: `14 Nov 2026` or `14 November 2026`. */
  readonly dateStyle: 'medium' | 'long';
  /** Of the month in `14 Nov`. */
  readonly dayMonth: 'short' | 'long';
  /** Whether its readers read Devanagari: other readers get names in it in addition. */
  readonly devanagari: boolean;
}

/** The months of a named language, from Unicode CLDR. Its weekdays are names of the lexicon, its digits a line of `languages.ts`. */
export interface NamedLocale extends Pick<Locale, 'intl' | 'dayMonth'> {
  /** `2026 नोभेम्बर 14`: the year, then the month, then the day. */
  readonly yearFirst: boolean;
}

/** CLDR's short months of Sanskrit have a colon for the visarga. */
const WHOLE_MONTHS: readonly NamedId[] = ['sa'];
const YEAR_FIRST: readonly NamedId[] = ['ne'];

export const namedLocale = (id: NamedId): NamedLocale => ({
  intl: `${id}-u-nu-latn`,
  dayMonth: WHOLE_MONTHS.includes(id) ? 'long' : 'short',
  yearFirst: YEAR_FIRST.includes(id),
});

/** The text with its digits 0–9 as a named language prints them. */
export function digitsOf(id: NamedId, text: string): string {
  const { digits } = LANGUAGES[id];
  return text.replace(/[0-9]/g, (digit) => digits[Number(digit)] ?? digit);
}
