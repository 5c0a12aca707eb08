/** A civil date as a language writes it out. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** `16 July 2026` of `2026-07-16`; years before the first of our era stay as they are. */
export function longDate(intl: string, iso: string): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  if (iso.startsWith('-') || year < 1) return iso;
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  const format = formats.get(intl) ?? new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(intl, format);
  return format.format(date);
}
