/**
 * The year of an undertaking: a strip for each month, a square with a mark for each day, and the next fit day.
 */
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import type { KaryaDayReply } from 'ganaka/internal/views/muhurta/karya-day-fields.ts';
import { Notice } from '../../design/parts.tsx';
import { MARK, TONE } from '../../muhurta/clauses.ts';
import { longDay, monthAlone } from '../../tools/clock.ts';

interface YearProps {
  readonly days: readonly KaryaDayReply[];
  readonly year: string;
  /** The name of the undertaking. */
  readonly work: string;
  readonly today: string;
  readonly lang: PageLanguage;
  /** Returns the URL of a month, of a day in it, or of another year. */
  readonly address: (change: Partial<Record<'month' | 'day' | 'span', string>>) => string;
}

const monthOf = (date: string): string => date.slice(0, -3);

export function Year({ days, year, work, today, lang, address }: YearProps) {
  const words = pageWords(lang).karyaMuhurta;
  const count = (verdict: string): number => days.filter((each) => each.verdict === verdict).length;
  const months = [...new Set(days.map(({ date }) => monthOf(date)))];
  const to = (date: string): string => `${address({ month: monthOf(date), day: date, span: '' })}#day`;
  const beside = (step: number): string => `${String(Number(year) + step).padStart(4, '0')}-01`;
  const coming = days.filter(({ date }) => date >= today);
  const next =
    coming.find(({ verdict }) => verdict === 'shubha') ?? coming.find(({ verdict }) => verdict === 'madhyama');
  return (
    <section class="card" aria-labelledby="year">
      <h2 id="year">
        {work}, {year} <span class="beside">{words.summary(count('shubha'), count('madhyama'), count('varjya'))}</span>
      </h2>
      {next !== undefined && (
        <Notice>
          {next.verdict === 'shubha' ? words.coming : words.comingPart}{' '}
          <a href={to(next.date)}>{longDay(lang, next.date)}</a>
        </Notice>
      )}
      <ol class="strips">
        {months.map((month) => (
          <li key={month}>
            <a href={address({ month, span: '' })}>{monthAlone(lang, `${month}-01`)}</a>
            <ol>
              {days
                .filter(({ date }) => monthOf(date) === month)
                .map((day) => (
                  <Square key={day.date} day={day} href={to(day.date)} today={today} lang={lang} />
                ))}
            </ol>
          </li>
        ))}
      </ol>
      <p class="hint">{words.yearLegend}</p>
      <p class="actions">
        <a class="btn quiet" href={address({ month: beside(-1) })}>
          {words.yearBefore}
        </a>
        <a class="btn quiet" href={address({ month: beside(1) })}>
          {words.yearAfter}
        </a>
      </p>
    </section>
  );
}

interface SquareProps {
  readonly day: KaryaDayReply;
  readonly href: string;
  readonly today: string;
  readonly lang: PageLanguage;
}

/** The square of a day. Only a fit day links to its hours. */
function Square({ day: { date, verdict }, href, today, lang }: SquareProps) {
  const said = verdict === null ? pageWords(lang).muhurta.noDay : pageWords(lang).muhurta.verdict[verdict];
  const inside = (
    <>
      <b>{Number(date.slice(-2))}</b>
      <span aria-hidden="true">{verdict === null ? '–' : MARK[verdict]}</span>
    </>
  );
  const now = date === today ? { 'aria-current': 'date' as const } : {};
  if (verdict !== 'shubha' && verdict !== 'madhyama')
    return (
      <li {...now} data-verdict={verdict ?? 'none'}>
        {inside}
      </li>
    );
  return (
    <li {...now} class={TONE[verdict]} data-verdict={verdict}>
      <a href={href} title={said}>
        {inside}
        <span class="visually-hidden">{said}</span>
      </a>
    </li>
  );
}
