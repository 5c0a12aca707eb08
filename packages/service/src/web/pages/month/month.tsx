/**
 * The month as a wall calendar: in each cell the Moon, tithi and nakshatra with their ends, and the observances. A phone
 * has a list of the days instead.
 */

import { drawMoon } from 'ganaka/internal/drawings/day/moon.ts';
import { BoundedCache } from 'ganaka/internal/kernel/caches.ts';
import { namedOf } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import type { WallDay, WallKept } from 'ganaka/internal/views/day/wall-calendar.ts';
import { Fragment } from 'preact';
import { HtmlWithGaps } from '../../design/html-text.ts';
import { MonthGrid } from '../../design/month-grid.tsx';
import { DateText, Name } from '../../design/names.tsx';
import { SvgDrawing } from '../../design/parts.tsx';
import { inTown, type Town } from '../../requests/town.ts';
import type { MonthShown } from '../../serving/almanac-years.ts';
import { clockOn, dayMonth, inDigits, monthName, weekdayShort } from '../../tools/clock.ts';
import { named } from '../../tools/names-in-language.ts';
import { NavaratraNote } from '../day/observed/navaratra.tsx';
import { ObservanceName } from '../day/observed/observances.tsx';
import { LandText } from '../day/printed-or-modern.tsx';

const TITHI_DEG = 12;

interface MonthProps {
  readonly month: MonthShown;
  /** Some day of the month. */
  readonly date: string;
  readonly today: string;
  readonly town: Town;
  readonly lang: PageLanguage;
  /** The heading element of its list. */
  readonly head: 'h2' | 'h3';
}

export function Month({ month: { days }, date, today, town, lang, head }: MonthProps) {
  const words = pageWords(lang).home;
  const search = inTown('', town);
  return (
    <>
      <p class="lead">
        <span class="of-cells">{words.monthCells}</span> {words.monthLead}
      </p>
      <MonthGrid
        days={days}
        weekday={days[0]?.weekday ?? 1}
        caption={<DateText of={(id) => monthName(id, date)} lang={lang} />}
        lang={lang}
        cell={(day) => cellIn(day, today, lang).with(search)}
      />
      <DayList days={days} today={today} search={search} lang={lang} head={head} />
      <NavaratraNote days={days} lang={lang} />
    </>
  );
}

/** The name of the month, with the lunar months that fall in it. */
export const MonthName = ({ month: { days }, date, lang }: Pick<MonthProps, 'month' | 'date' | 'lang'>) => (
  <>
    <DateText of={(id) => monthName(id, date)} lang={lang} />{' '}
    <span class="beside">
      {masasOf(days).map((masa, i) => (
        <Fragment key={masa.number}>
          {i > 0 && ' – '}
          <Name of={masa} lang={lang} />
        </Fragment>
      ))}
    </span>
  </>
);

interface ListProps extends Pick<MonthProps, 'lang' | 'head'> {
  readonly days: readonly WallDay[];
  /** The end of every link: the town. */
  readonly search: string;
}

/** The list of the days for a phone, where the cells have no room for words. */
function DayList({ days, today, search, lang, head: Head }: ListProps & { readonly today: string }) {
  return (
    <div class="month-list">
      <Head>{pageWords(lang).home.thisMonth}</Head>
      <dl class="facts">{days.map((day) => lineIn(day, today, lang).with(search))}</dl>
    </div>
  );
}

/**
 * The cells and lines of two years in several languages. The same days are on the pages of many towns, so each is
 * rendered once; only the links differ from town to town.
 */
const MOST_DAYS = 4_000;
const cells = new BoundedCache<HtmlWithGaps, string>(MOST_DAYS);
const lines = new BoundedCache<HtmlWithGaps, string>(MOST_DAYS);

const keptKey = (day: WallDay, lang: PageLanguage): string => {
  const { date, kept } = day;
  let key = `${lang} ${date} ${day.tithi.number} ${day.tithi_end} ${day.nakshatra.number} ${day.nakshatra_end} ${day.land?.text}`;
  for (const { id, name } of kept) key += ` ${id} ${name}`;
  return key;
};

function cellIn(day: WallDay, today: string, lang: PageLanguage): HtmlWithGaps {
  const isToday = day.date === today;
  return cells.at(
    `${keptKey(day, lang)} ${isToday}`,
    () => new HtmlWithGaps((gap) => <Cell day={day} isToday={isToday} search={gap} lang={lang} />),
  );
}

function lineIn(day: WallDay, today: string, lang: PageLanguage): HtmlWithGaps {
  const isToday = day.date === today;
  return lines.at(
    `${keptKey(day, lang)} ${isToday}`,
    () => new HtmlWithGaps((gap) => <Line day={day} isToday={isToday} search={gap} lang={lang} />),
  );
}

interface DayProps extends Pick<ListProps, 'search' | 'lang'> {
  readonly day: WallDay;
}

const Line = ({ day, isToday, search, lang }: DayProps & { readonly isToday: boolean }) => {
  const { date, kept, land } = day;
  return (
    <div class={kept.some(isGreat) ? 'great' : ''} {...(isToday && { 'aria-current': 'date' as const })}>
      <dt>
        <a href={`/day/${date}${search}`}>
          <DateText of={(id) => dayMonth(id, date)} lang={lang} />
          {land !== undefined && ' · '}
          <LandText land={land} />
        </a>
        <small>
          <DateText of={(id) => weekdayShort(id, date)} lang={lang} />
        </small>
      </dt>
      <dd>
        <Angas day={day} lang={lang} />
        {kept.length > 0 && (
          <span class="kept">
            {kept.map((each, i) => (
              <Fragment key={each.id}>
                {i > 0 && ' · '}
                <ObservanceName each={each} date={date} search={search} lang={lang} />
              </Fragment>
            ))}
          </span>
        )}
      </dd>
    </div>
  );
};

/** Tithi and nakshatra of the sunrise with their ends. */
const Angas = ({ day: { date, ...day }, lang }: Omit<DayProps, 'search'>) =>
  (['tithi', 'nakshatra'] as const).map((anga) => (
    <span key={anga} class={`cell-${anga}`}>
      <Name of={day[anga]} lang={lang} />{' '}
      <time dateTime={day[`${anga}_end`]}>
        <DateText of={(id) => clockOn(id, day[`${anga}_end`], date)} lang={lang} />
      </time>
    </span>
  ));

function Cell({ day, isToday, search, lang }: DayProps & { readonly isToday: boolean }) {
  const words = pageWords(lang).home;
  const { date, tithi, paksha, kept, land } = day;
  return (
    <td class={kept.some(isGreat) ? 'great' : ''} {...(isToday && { 'aria-current': 'date' as const })}>
      <a
        class="cell-day"
        href={`/day/${date}${search}`}
        {...(namedOf(lang) === null && { title: `${words.paksha[paksha]} ${named(tithi, lang)}` })}
      >
        <span class="cell-head">
          <b>
            <DateText of={(id) => inDigits(id, String(Number(date.slice(-2))))} lang={lang} />
          </b>
          <SvgDrawing svg={drawMoon((tithi.number - 0.5) * TITHI_DEG)} />
        </span>
        <LandText land={land} />
        <Angas day={day} lang={lang} />
      </a>
      {kept.length > 0 && (
        <ul>
          {kept.map((each) => (
            <li key={each.id} class={isGreat(each) ? 'great' : ''}>
              <ObservanceName each={each} date={date} search={search} lang={lang} />
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}

const isGreat = ({ great }: WallKept): boolean => great;

/** Returns the lunar months of the days, in order. */
const masasOf = (days: readonly WallDay[]): WallDay['masa'][] =>
  days.map(({ masa }) => masa).filter((masa, i) => masa.number !== days[i - 1]?.masa.number);
