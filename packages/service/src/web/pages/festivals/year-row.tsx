/**
 * A day's observance in the list of a year. A page has about three hundred of them, and the same rows are on the pages
 * of all towns. So a row is rendered once; only the links differ from town to town.
 */
import { BoundedCache } from 'ganaka/internal/kernel/caches.ts';
import type { PageLanguage } from 'ganaka/internal/text/contracts/page-words.ts';
import { type Html, HtmlWithGaps } from '../../design/html-text.ts';
import { Beside, DateText } from '../../design/names.tsx';
import { inDigits, weekdayShort } from '../../tools/clock.ts';
import { ObservanceName } from '../day/observed/observances.tsx';
import { LandText } from '../day/printed-or-modern.tsx';
import type { KeptRow } from './next.tsx';

/** The rows of five years in several languages. */
const MOST_ROWS = 8_000;
const rendered = new BoundedCache<HtmlWithGaps, string>(MOST_ROWS);

interface YearRowProps {
  readonly row: KeptRow;
  /** Today. */
  readonly date: string;
  /** The end of every link: the town. */
  readonly search: string;
  readonly lang: PageLanguage;
}

export function YearRow({ row, date, search, lang }: YearRowProps): Html {
  const when = row.date === date ? 'today' : row.date < date ? 'past' : '';
  const { id, name } = row.kept;
  return rendered
    .at(
      `${lang} ${row.date} ${when} ${id} ${name} ${row.land?.text}`,
      () => new HtmlWithGaps((gap) => rowOf(row, when, gap, lang)),
    )
    .with(search);
}

const rowOf = ({ date, kept, land }: KeptRow, when: 'today' | 'past' | '', search: string, lang: PageLanguage) => (
  <li
    class={kept.great ? 'great' : 'vrata'}
    aria-current={when === 'today' ? 'date' : undefined}
    data-past={when === 'past' ? '' : undefined}
  >
    <a href={`/day/${date}${search}`}>
      <time dateTime={date}>
        <DateText of={(id) => inDigits(id, String(Number(date.slice(-2))))} lang={lang} />{' '}
        <span class="soft">
          <DateText of={(id) => weekdayShort(id, date)} lang={lang} />
        </span>
      </time>
      {land !== undefined && ' '}
      <LandText land={land} />
    </a>
    <span>
      <ObservanceName each={kept} date={date} search={search} lang={lang} />
      <Beside of={kept} lang={lang} />
    </span>
  </li>
);
