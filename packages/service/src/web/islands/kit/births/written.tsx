/** Formats dates, degrees, names and sources for the sheets. */
import { namesOf } from 'ganaka/internal/text/asked-languages/page-language.ts';
import type { Label as LabelId, Screen } from '../../../pages/births/screen.ts';
import { fieldIn, type NameInLanguages } from '../../../tools/field-in.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns `17 May 1990` for a date or an instant. */
export function dayText(instant: string, { intl }: Screen): string {
  const [, year, month, day] = /^(-?\d+)-(\d\d)-(\d\d)/.exec(instant) ?? [];
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  let format = formats.get(intl);
  if (format === undefined)
    formats.set(intl, (format = new Intl.DateTimeFormat(intl, { dateStyle: 'medium', timeZone: 'UTC' })));
  return format.format(date);
}

/** Returns `06:30` for an instant. */
export const clockText = (instant: string): string => /T(\d\d:\d\d)/.exec(instant)?.[1] ?? '';
export const momentText = (instant: string, screen: Screen): string =>
  `${dayText(instant, screen)}, ${clockText(instant)}`;

/**
 * Returns `12° 05′`, rounded down as in almanacs, so that a graha is never shown in a degree that it has not reached.
 */
export function degreesText(degrees: number): string {
  const minutes = Math.floor(degrees * 60 + 1e-6);
  return `${Math.floor(minutes / 60)}° ${String(minutes % 60).padStart(2, '0')}′`;
}

/** A name in the language of the names, with a `lang` attribute if that is not the language of the page. */
export function Name({ of, screen: { page } }: { readonly of: NameInLanguages; readonly screen: Screen }) {
  const { value, lang } = fieldIn(of, 'name', page);
  return <span lang={page === lang ? undefined : lang}>{value}</span>;
}
export const nameText = (of: NameInLanguages, { page }: Screen): string => fieldIn(of, 'name', page).value;

/** A label in the language of the names if it has one, otherwise in that of the sentences. */
export function Label({ of, screen: { page, labels, ownLabels } }: { readonly of: LabelId; readonly screen: Screen }) {
  const own = ownLabels?.[of];
  return <span lang={own && namesOf(page)}>{own ?? labels[of]}</span>;
}

interface Cited {
  readonly work: string;
  readonly locus?: string;
  readonly gist: string;
  readonly confidence: string;
}

const isPractice = ({ confidence }: Cited): boolean => confidence === 'general-knowledge';

/** Returns the passage of a rule, such as `BPHS 80.47`, or says that the rule is common practice. */
export function passageText(cited: Cited, { works, words }: Screen): string {
  if (isPractice(cited)) return words.sourcePractice;
  const work = works[cited.work] ?? cited.work;
  return cited.locus === undefined ? work : `${work} ${cited.locus}`;
}

/** The content of a rule and its passage. */
export function Rule({ cited, screen }: { readonly cited: Cited; readonly screen: Screen }) {
  const { value, lang } = fieldIn(cited, 'gist', screen.page);
  return (
    <small class="rule">
      <span lang={screen.page.startsWith(lang) ? undefined : lang}>{value}</span> {screen.words.source}:{' '}
      {passageText(cited, screen)}.
    </small>
  );
}
