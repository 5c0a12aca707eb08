/**
 * The month as on a wall calendar: a moon, a tithi and the observances in each cell; on a phone the names are in a list
 * below.
 */
import { drawMoon } from '../../../drawings/moon.ts';
import { DEVANAGARI, type PageLanguage, pageWords } from '../../../text/page-words.ts';
import type { WallDay, WallKept } from '../../../views/wall-calendar.ts';
import type { MonthShown } from '../../almanac.ts';
import { MonthGrid } from '../../design/month-grid.tsx';
import { Drawn } from '../../design/parts.tsx';
import { dayMonth, monthName } from '../../tools/clock.ts';
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
        {monthName(lang, date)} <span class="beside">{masasOf(days, lang)}</span>
      </h2>
      <p class="lead">{words.monthLead}</p>
      <MonthGrid
        days={days}
        weekday={days[0]?.weekday ?? 1}
        caption={monthName(lang, date)}
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
                <dt>{dayMonth(lang, day.date)}</dt>
                <dd>{day.kept.map((each) => named(each, lang)).join(' · ')}</dd>
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
  return (
    <td class={kept.some(isGreat) ? 'great' : ''} {...(date === today && { 'aria-current': 'date' as const })}>
      <span class="cell-head">
        <b>{Number(date.slice(-2))}</b>
        <Drawn svg={drawMoon((tithi.number - 0.5) * TITHI_DEG)} />
      </span>
      <span class="cell-tithi" lang={DEVANAGARI} title={`${words.paksha[paksha]} ${named(tithi, lang)}`}>
        {named(tithi, DEVANAGARI)}
      </span>
      {kept.length > 0 && (
        <ul>
          {kept.map((each) => (
            <li key={each.id} class={isGreat(each) ? 'great' : ''}>
              {named(each, lang)}
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}

const isGreat = ({ great }: WallKept): boolean => great;

/** The lunar months that the days pass through. */
function masasOf(days: readonly WallDay[], lang: PageLanguage): string {
  const names = days.map(({ masa }) => named(masa, lang));
  return [...new Set(names)].join(' – ');
}
