/** Dates, degrees, names and sources as the sheets write them. */
import type { Screen } from '../../../pages/births/screen.ts';
import { fieldIn, type SaidName } from '../../../tools/field-in.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** `17 May 1990`, of a date or an instant. */
export function dayText(instant: string, { intl }: Screen): string {
  const [, year, month, day] = /^(-?\d+)-(\d\d)-(\d\d)/.exec(instant) ?? [];
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  let format = formats.get(intl);
  if (format === undefined)
    formats.set(intl, (format = new Intl.DateTimeFormat(intl, { dateStyle: 'medium', timeZone: 'UTC' })));
  return format.format(date);
}

/** `06:30` of an instant. */
export const clockText = (instant: string): string => /T(\d\d:\d\d)/.exec(instant)?.[1] ?? '';
export const momentText = (instant: string, screen: Screen): string =>
  `${dayText(instant, screen)}, ${clockText(instant)}`;

/** `12° 05′`, cut off as almanacs do: a graha is not printed in a degree that it has not reached. */
export function degreesText(degrees: number): string {
  const minutes = Math.floor(degrees * 60 + 1e-6);
  return `${Math.floor(minutes / 60)}° ${String(minutes % 60).padStart(2, '0')}′`;
}

/** A name in the language of the names, marked where it is another than that of the page. */
export function Name({ of, screen: { page } }: { readonly of: SaidName; readonly screen: Screen }) {
  const { value, lang } = fieldIn(of, 'name', page);
  return <span {...(page !== lang && { lang })}>{value}</span>;
}
export const nameText = (of: SaidName, { page }: Screen): string => fieldIn(of, 'name', page).value;

interface Cited {
  readonly work: string;
  readonly locus?: string;
  readonly gist: string;
  readonly confidence: string;
}

const isPractice = ({ confidence }: Cited): boolean => confidence === 'general-knowledge';

/** The passage of a rule: `BPHS 80.47`; of common practice it is said that it is. */
export function passageText(cited: Cited, { works, words }: Screen): string {
  if (isPractice(cited)) return words.sourcePractice;
  const work = works[cited.work] ?? cited.work;
  return cited.locus === undefined ? work : `${work} ${cited.locus}`;
}

/** What a rule says, and where. */
export function Rule({ cited, screen }: { readonly cited: Cited; readonly screen: Screen }) {
  const { value, lang } = fieldIn(cited, 'gist', screen.page);
  return (
    <small class="rule">
      <span {...(!screen.page.startsWith(lang) && { lang })}>{value}</span> {screen.words.source}:{' '}
      {passageText(cited, screen)}.
    </small>
  );
}
