/**
 * The values of a day. Each carries its path in the snapshot of `/v1/{family}/panchanga`: `data-at` for an instant,
 * `data-hours` for a start and an end, `data-name` for a name, `data-of` for a number or an id. So a program can read
 * the page, and a test can compare it with the API.
 *
 * A page has some four hundred of them, so they are written as HTML text: as elements they took most of its time.
 */
import { proseOf } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import type { LanguageId } from 'ganaka/internal/text/languages.ts';
import type { ComponentChildren } from 'preact';
import { escaped, Html } from '../../design/html-text.ts';
import { dateIn, untilIn } from '../../design/names.tsx';
import type { WholeDay } from '../../serving/almanac.ts';
import { clockIn, clockOn, type StartAndEnd } from '../../tools/clock.ts';
import { type InLanguage, type NameInLanguages, namedIn } from '../../tools/names-in-language.ts';

/** What every part of the page needs. */
export interface DayIn {
  readonly day: WholeDay;
  /** `2026-11-20`: instants of another date are shown with it. */
  readonly date: string;
  readonly lang: PageLanguage;
}

interface PathIn extends Pick<DayIn, 'date' | 'lang'> {
  /** The path of the value in the snapshot: `tithi.transitions.0`. */
  readonly of: string;
}

/** A text, marked with its language if that is not the language of the sentences. */
const marked = ({ value, lang: own }: InLanguage, lang: PageLanguage): string =>
  own === proseOf(lang) ? escaped(value) : `<span lang="${own}">${escaped(value)}</span>`;
const dated = (of: (id: LanguageId) => string, lang: PageLanguage): string => marked(dateIn(of, lang), lang);

/** One instant. */
export const At = ({ of, at, date, lang }: PathIn & { readonly at: string | null }) =>
  at === null
    ? pageWords(lang).home.notToday
    : new Html(`<time datetime="${at}" data-at="${of}">${dated((id) => clockOn(id, at, date), lang)}</time>`);

/** The instant until which something lasts: `until 14:05`. */
export const Until = ({ of, at, date, lang }: PathIn & { readonly at: string }) =>
  new Html(`<time datetime="${at}" data-at="${of}">${marked(untilIn(at, date, lang), lang)}</time>`);

const timeText = (instant: string, of: (id: LanguageId) => string, lang: PageLanguage): string =>
  `<time datetime="${instant}">${dated(of, lang)}</time>`;

/** A start and an end. */
export const Hours = ({ of, span: { start, end }, date, lang }: PathIn & { readonly span: StartAndEnd }) =>
  new Html(
    `<span data-hours="${of}">${timeText(start, (id) => clockOn(id, start, date), lang)} – ${timeText(end, (id) => clockOn(id, end, date), lang)}</span>`,
  );

/** The name and the clock times of a row of a table, as its two cells; the rows run on from sunrise to sunrise. */
export const namedHoursText = (of: string, name: NameInLanguages, { start, end }: StartAndEnd, lang: PageLanguage) =>
  `<th scope="row" data-name="${of}">${marked(namedIn(name, lang), lang)}</th><td>${timeText(start, (id) => clockIn(id, start), lang)} – ${timeText(end, (id) => clockIn(id, end), lang)}</td>`;

export const NamedValue = ({ of, name, lang }: Omit<PathIn, 'date'> & { readonly name: NameInLanguages }) =>
  new Html(`<span data-name="${of}">${marked(namedIn(name, lang), lang)}</span>`);

/** A number or an id, shown as `children`. */
export const Value = ({
  of,
  value,
  children,
}: {
  readonly of: string;
  readonly value: number | string | boolean;
  readonly children: ComponentChildren;
}) => (
  <data value={String(value)} data-of={of}>
    {children}
  </data>
);

/** A row of a list of facts. */
export const Row = ({ term, children }: { readonly term: ComponentChildren; readonly children: ComponentChildren }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
