/** The month of a calendar: its own day large, in its own digits, and the civil day small. */
import { isoDate, weekdayOf } from 'ganaka/internal/kernel/civil.ts';
import { type CivilDay, plusDays } from 'ganaka/internal/kernel/units.ts';
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { dayInScript } from 'ganaka/internal/views/calendars/parameters.ts';
import { MonthGrid } from '../../design/month-grid.tsx';
import { DateText } from '../../design/names.tsx';
import { civilOf } from '../../tools/civil-date.ts';
import { dayMonth, inDigits } from '../../tools/clock.ts';
import { addressOf, type CalendarEntry, type DatedId, type ShownCalendar } from './shown.ts';

interface MonthProps {
  readonly found: ShownCalendar;
  readonly entry: CalendarEntry;
  readonly id: DatedId;
  readonly today: string;
  readonly lang: PageLanguage;
}

export function CalendarMonth({ found, entry, id, today, lang }: MonthProps) {
  const words = pageWords(lang).calendars;
  const first = plusDays(civilOf(found.date), 1 - found.day);
  const days = Array.from({ length: found.days_in_month }, (_, i) => ({
    date: isoDate(plusDays(first, i)),
    day: i + 1,
  }));
  const to = (day: CivilDay): string => addressOf(id, isoDate(day));
  const { name, name_native } = found.month;
  return (
    <>
      <h3 class="month-head">
        <b lang={entry.language}>{name_native}</b> {name} {found.year}
      </h3>
      <MonthGrid
        class="of-land"
        days={days}
        weekday={weekdayOf(first)}
        caption={`${name} ${found.year}`}
        lang={lang}
        cell={({ date, day }) => (
          <td
            key={date}
            class={date === found.date ? 'asked' : ''}
            {...(date === today && { 'aria-current': 'date' as const })}
          >
            <a href={addressOf(id, date)}>
              <b lang={entry.language}>{dayInScript(id, day)}</b>
              <CivilDate date={date} named={day === 1 || date.endsWith('-01')} lang={lang} />
            </a>
          </td>
        )}
      />
      <p class="actions">
        <a class="btn quiet" rel="prev" href={to(plusDays(first, -1))}>
          {words.before}
        </a>
        <a class="btn quiet" rel="next" href={to(plusDays(first, found.days_in_month))}>
          {words.after}
        </a>
      </p>
    </>
  );
}

/** The everyday date: on a phone with the name of its month only where a month begins, since names may be long. */
const CivilDate = ({ date, named, lang }: { date: string; named: boolean; lang: PageLanguage }) => (
  <>
    <time dateTime={date} {...(!named && { class: 'whole' })}>
      <DateText of={(id) => dayMonth(id, date)} lang={lang} />
    </time>
    {!named && (
      <small aria-hidden="true">
        <DateText of={(id) => inDigits(id, String(Number(date.slice(-2))))} lang={lang} />
      </small>
    )}
  </>
);
