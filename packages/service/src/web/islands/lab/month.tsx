/** The month as a grid: the tithi at each sunrise, and the phase of the Moon. */
import { drawMoon } from 'ganaka/internal/drawings/day/moon.ts';
import type { PanchangaMonthReply } from 'ganaka/internal/library/types/replies.generated.ts';
import { SvgDrawing } from './drawn.tsx';
import { type LabLanguage, marked, monthName, nameOf, weekdayShort } from './words.ts';

interface MonthProps {
  readonly month: PanchangaMonthReply;
  readonly date: string;
  readonly said: LabLanguage;
}

const TITHI_DEG = 12;

export function Month({ month: { month, lunar_months: masas, weeks }, date, said }: MonthProps) {
  return (
    <section aria-labelledby="month">
      <h2 id="month">
        {monthName(said, month)}{' '}
        <span class="beside">
          {masas.map((masa, i) => (
            <bdi key={i} {...marked(said, masa)}>
              {i === 0 ? '' : '– '}
              {nameOf(said, masa)}{' '}
            </bdi>
          ))}
        </span>
      </h2>
      <table class="month">
        <caption class="visually-hidden">{monthName(said, month)}</caption>
        <thead>
          <tr>
            {(weeks[0] ?? []).map((day) => (
              <th key={day.date} scope="col">
                {weekdayShort(said, day.date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map((day) =>
                day.date.startsWith(month) ? (
                  <Cell key={day.date} day={day} isDate={day.date === date} said={said} />
                ) : (
                  <td key={day.date} class="none" />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type MonthDay = PanchangaMonthReply['weeks'][number][number];

function Cell({ day, isDate, said }: { readonly day: MonthDay; readonly isDate: boolean; readonly said: LabLanguage }) {
  const [tithi] = day.tithi;
  return (
    <td {...(isDate && { 'aria-current': 'date' as const })}>
      <span class="cell-head">
        <b>{Number(day.date.slice(-2))}</b>
        {tithi !== undefined && <SvgDrawing svg={drawMoon((tithi.number - 0.5) * TITHI_DEG)} />}
      </span>
      <span class="cell-tithi" {...marked(said, ...(tithi === undefined ? [] : [tithi]))}>
        {tithi === undefined ? '' : nameOf(said, tithi)}
      </span>
      <span class="cell-sun">{day.sunrise?.slice(-14, -9)}</span>
    </td>
  );
}
