/** The month as on a wall: a moon, a tithi and what is kept in each cell; on a phone the names are in a list below. */
import { Fragment } from 'preact';
import { drawMoon } from '../../../drawings/moon.ts';
import { namedOf } from '../../../text/page-language.ts';
import { type PageLanguage, pageWords } from '../../../text/page-words.ts';
import type { WallDay, WallKept } from '../../../views/wall-calendar.ts';
import type { MonthShown } from '../../almanac.ts';
import { MonthGrid } from '../../design/month-grid.tsx';
import { Dated, headNamed, marked, Name } from '../../design/names.tsx';
import { Drawn } from '../../design/parts.tsx';
import { dayMonth, inDigits, monthName } from '../../tools/clock.ts';
import { named } from '../../tools/said.ts';

const TITHI_DEG = 12;

interface MonthProps {
  readonly month: MonthShown;
  readonly date: string;
  readonly lang: PageLanguage;
}

export function Month({ month: { days }, date, lang }: MonthProps) {
  const words = pageWords(lang).home;
  const kept = days.filter((day) => day.kept.length > 0);
  return (
    <section aria-labelledby="month">
      <h2 id="month">
        <Dated of={(id) => monthName(id, date)} lang={lang} />{' '}
        <span class="beside">
          {masasOf(days).map((masa, i) => (
            <Fragment key={masa.number}>
              {i > 0 && ' – '}
              <Name of={masa} lang={lang} />
            </Fragment>
          ))}
        </span>
      </h2>
      <p class="lead">{words.monthLead}</p>
      <MonthGrid
        days={days}
        weekday={days[0]?.weekday ?? 1}
        caption={<Dated of={(id) => monthName(id, date)} lang={lang} />}
        lang={lang}
        cell={(day) => <Cell key={day.date} day={day} today={date} lang={lang} />}
      />
      <div class="month-list">
        <h3>{words.thisMonth}</h3>
        {kept.length === 0 ? (
          <p>{words.nothing}</p>
        ) : (
          <dl class="facts">
            {kept.map((day) => (
              <div key={day.date}>
                <dt>
                  <Dated of={(id) => dayMonth(id, day.date)} lang={lang} />
                </dt>
                <dd>
                  {day.kept.map((each, i) => (
                    <Fragment key={each.id}>
                      {i > 0 && ' · '}
                      <Name of={each} lang={lang} />
                    </Fragment>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <p class="actions">
        <a class="btn quiet" href="/festivals">
          {words.allYear}
        </a>
      </p>
    </section>
  );
}

function Cell({ day, today, lang }: { readonly day: WallDay; readonly today: string; readonly lang: PageLanguage }) {
  const words = pageWords(lang).home;
  const { date, tithi, paksha, kept } = day;
  const said = headNamed(tithi, lang);
  return (
    <td
      class={kept.some(isGreat) ? 'great' : ''}
      {...(namedOf(lang) === null && { title: `${words.paksha[paksha]} ${named(tithi, lang)}` })}
      {...(date === today && { 'aria-current': 'date' as const })}
    >
      <span class="cell-head">
        <b>
          <Dated of={(id) => inDigits(id, String(Number(date.slice(-2))))} lang={lang} />
        </b>
        <Drawn svg={drawMoon((tithi.number - 0.5) * TITHI_DEG)} />
      </span>
      <span class="cell-tithi" {...marked(said.lang, lang)}>
        {said.value}
      </span>
      {kept.length > 0 && (
        <ul>
          {kept.map((each) => (
            <li key={each.id} class={isGreat(each) ? 'great' : ''}>
              <Name of={each} lang={lang} />
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}

const isGreat = ({ great }: WallKept): boolean => great;

/** The lunar months that the days pass through. */
const masasOf = (days: readonly WallDay[]): WallDay['masa'][] =>
  days.map(({ masa }) => masa).filter((masa, i) => masa.number !== days[i - 1]?.masa.number);
