/**
 * The values of a day. Each carries its path in the snapshot of `/v1/{family}/panchanga`: `data-at` for an instant,
 * `data-hours` for a start and an end, `data-name` for a name, `data-of` for a number or an id. So a program can read
 * the page, and a test can compare it with the API.
 */
import type { PageLanguage } from 'ganaka/internal/text/contracts/page-words.ts';
import { pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import type { ComponentChildren } from 'preact';
import { DateText, Name } from '../../design/names.tsx';
import type { WholeDay } from '../../serving/almanac.ts';
import { clockOn, type StartAndEnd } from '../../tools/clock.ts';
import type { NameInLanguages } from '../../tools/names-in-language.ts';

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

/** One instant. */
export const At = ({ of, at, date, lang }: PathIn & { readonly at: string | null }) =>
  at === null ? (
    pageWords(lang).home.notToday
  ) : (
    <time dateTime={at} data-at={of}>
      <DateText of={(id) => clockOn(id, at, date)} lang={lang} />
    </time>
  );

/** A start and an end. */
export const Hours = ({ of, span: { start, end }, date, lang }: PathIn & { readonly span: StartAndEnd }) => (
  <span data-hours={of}>
    <time dateTime={start}>
      <DateText of={(id) => clockOn(id, start, date)} lang={lang} />
    </time>
    {' – '}
    <time dateTime={end}>
      <DateText of={(id) => clockOn(id, end, date)} lang={lang} />
    </time>
  </span>
);

export const Named = ({ of, name, lang }: Omit<PathIn, 'date'> & { readonly name: NameInLanguages }) => (
  <span data-name={of}>
    <Name of={name} lang={lang} />
  </span>
);

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
