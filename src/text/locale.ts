/** How a language writes dates and numbers, and in which script it is read. */
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
