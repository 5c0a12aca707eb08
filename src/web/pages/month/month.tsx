/**
 * The month as a wall calendar: the Moon, the tithi and the observances in each cell. On a phone the names are in a
 * list below.
 */
import { Fragment } from 'preact';
import { drawMoon } from '../../../drawings/moon.ts';
import { namedOf } from '../../../text/page-language.ts';
import { type PageLanguage, pageWords } from '../../../text/page-words.ts';
import type { WallDay, WallKept } from '../../../views/wall-calendar.ts';
import type { MonthShown } from '../../almanac.ts';
import { MonthGrid } from '../../design/month-grid.tsx';
import { Dated, Name } from '../../design/names.tsx';
import { Drawn } from '../../design/parts.tsx';
import { dayMonth, inDigits, monthName } from '../../tools/clock.ts';
import { named } from '../../tools/said.ts';
import { inTown, type Town } from '../../town.ts';
import { KeptName } from '../day/kept.tsx';

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
  return (
    <>
      <p class="lead">{words.monthLead}</p>
      <MonthGrid
        days={days}
        weekday={days[0]?.weekday ?? 1}
        caption={<Dated of={(id) => monthName(id, date)} lang={lang} />}
        lang={lang}
        cell={(day) => <Cell key={day.date} day={day} today={today} town={town} lang={lang} />}
      />
      <KeptList days={days.filter((day) => day.kept.length > 0)} town={town} lang={lang} head={head} />
    </>
  );
}

/** The name of the month, with the lunar months that fall in it. */
export const MonthName = ({ month: { days }, date, lang }: Pick<MonthProps, 'month' | 'date' | 'lang'>) => (
  <>
    <Dated of={(id) => monthName(id, date)} lang={lang} />{' '}
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

interface DaysProps {
  readonly town: Town;
  readonly lang: PageLanguage;
}

/** The list of observances for a phone, where the cells have no room for names. */
function KeptList({
  days,
  town,
  lang,
  head: Head,
}: DaysProps & Pick<MonthProps, 'head'> & { days: readonly WallDay[] }) {
  const words = pageWords(lang).home;
  return (
    <div class="month-list">
      <Head>{words.thisMonth}</Head>
      {days.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <dl class="facts">
          {days.map((day) => (
            <div key={day.date}>
              <dt>
                <a href={inTown(`/day/${day.date}`, town)}>
                  <Dated of={(id) => dayMonth(id, day.date)} lang={lang} />
                </a>
              </dt>
              <dd>
                {day.kept.map((each, i) => (
                  <Fragment key={each.id}>
                    {i > 0 && ' · '}
                    <KeptName each={each} date={day.date} town={town} lang={lang} />
                  </Fragment>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

interface CellProps extends DaysProps {
  readonly day: WallDay;
  readonly today: string;
}

function Cell({ day, today, town, lang }: CellProps) {
  const words = pageWords(lang).home;
  const { date, tithi, paksha, kept } = day;
  return (
    <td class={kept.some(isGreat) ? 'great' : ''} {...(date === today && { 'aria-current': 'date' as const })}>
      <a
        class="cell-day"
        href={inTown(`/day/${date}`, town)}
        {...(namedOf(lang) === null && { title: `${words.paksha[paksha]} ${named(tithi, lang)}` })}
      >
        <span class="cell-head">
          <b>
            <Dated of={(id) => inDigits(id, String(Number(date.slice(-2))))} lang={lang} />
          </b>
          <Drawn svg={drawMoon((tithi.number - 0.5) * TITHI_DEG)} />
        </span>
        <span class="cell-tithi">
          <Name of={tithi} lang={lang} />
        </span>
      </a>
      {kept.length > 0 && (
        <ul>
          {kept.map((each) => (
            <li key={each.id} class={isGreat(each) ? 'great' : ''}>
              <KeptName each={each} date={date} town={town} lang={lang} />
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
