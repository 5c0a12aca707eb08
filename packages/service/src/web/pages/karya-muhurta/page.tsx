/** A month for an undertaking: each day with its mark and its reason, and one day in full. */
import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import { DEVANAGARI, type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { DOORS } from 'ganaka/internal/text/languages/sa/pages.ts';
import type { KaryaDayReply } from 'ganaka/internal/views/muhurta/karya-day-fields.ts';
import { MonthGrid } from '../../design/month-grid.tsx';
import type { Frame } from '../../design/page.tsx';
import { Notice } from '../../design/parts.tsx';
import { ToolPage } from '../../design/tool-page.tsx';
import { decisive, MARK, TONE, wordOf } from '../../muhurta/clauses.ts';
import { Clauses, Hours, NotChecked, Notes, VerdictView } from '../../muhurta/parts.tsx';
import { hourOf, longDay, monthName } from '../../tools/clock.ts';
import { engineSentence } from '../../tools/engine-sentence.ts';
import { besideNamed } from '../../tools/names-in-language.ts';
import { HoursInNeed } from '../vivaha-milan/hours.tsx';
import { KaryaForm } from './form.tsx';
import { addressOf, type KaryaPageQuery, type WorkChoice } from './page-query.ts';
import { workSentence } from './work-sentence.ts';
import { Year } from './year.tsx';

interface KaryaProps {
  readonly frame: Frame;
  readonly works: readonly WorkChoice[];
  readonly engines: readonly EngineInfo[];
  readonly asked: KaryaPageQuery;
  /** Null if the request could not be made; `wrong` then says why. */
  readonly days: readonly KaryaDayReply[] | null;
  readonly wrong?: string;
  readonly call: string;
  readonly near: { readonly previous: string; readonly next: string };
}

export function KaryaMuhurta({ frame, works, engines, asked, days, wrong, call, near }: KaryaProps) {
  const { lang } = frame.reader;
  const words = frame.reader.words.karyaMuhurta;
  const shown = days === null ? undefined : (days.find(({ date }) => date === asked.day) ?? bestOf(days, asked.today));
  const analogy = words.analogy[asked.karya];
  const chosen = works.find(({ id }) => id === asked.karya);
  const work = chosen === undefined ? '' : workSentence(chosen, lang);
  return (
    <ToolPage
      frame={frame}
      title={words.title}
      sanskrit={DOORS['/karya-muhurta']}
      lead={words.lead}
      bar={
        <>
          <Works works={works} asked={asked} lang={lang} />
          <KaryaForm works={works} engines={engines} asked={asked} lang={lang} />
        </>
      }
      call={call}
      callLead={words.callLead}
      scripts={['places.js']}
      sheet={['works.css']}
      foot={frame.reader.words.muhurta.foot(engineSentence(asked.engine, lang).name)}
    >
      {analogy !== undefined && <Notice>{analogy}</Notice>}
      {wrong !== undefined && (
        <Notice kind="bad">
          {frame.reader.words.muhurta.wrong} <span lang="en">{wrong}</span>
        </Notice>
      )}
      {days !== null && asked.span === 'year' && (
        <Year
          days={days}
          year={asked.month.slice(0, -3)}
          work={work}
          today={asked.today}
          lang={lang}
          address={(change) => addressOf(asked, change)}
        />
      )}
      {days !== null && asked.span === '' && shown !== undefined && (
        <div class="tool-grid">
          <Month days={days} asked={asked} work={work} shown={shown.date} near={near} lang={lang} />
          <div class="stack">
            <DayResult day={shown} lang={lang} />
            {shown.clauses.length > 0 && (
              <section class="card checked" aria-labelledby="checked">
                <h2 id="checked">{words.checked(longDay(lang, shown.date))}</h2>
                <Clauses clauses={shown.clauses} date={shown.date} lang={lang} />
              </section>
            )}
          </div>
        </div>
      )}
    </ToolPage>
  );
}

/** On a phone the form has the works instead, and only the link to the weddings is left of this. */
function Works({ works, asked, lang }: { works: readonly WorkChoice[]; asked: KaryaPageQuery; lang: PageLanguage }) {
  const words = pageWords(lang).karyaMuhurta;
  return (
    <nav class="chips occasions" aria-label={words.work}>
      {works.map((work) => (
        <a
          key={work.id}
          href={addressOf({ ...asked, kind: '', direction: '' }, { karya: work.id })}
          {...(work.id === asked.karya && { 'aria-current': 'true' as const })}
        >
          {workSentence(work, lang)}{' '}
          {!pageWords(lang).locale.devanagari && <span lang={DEVANAGARI}>{besideNamed(work, lang)}</span>}
        </a>
      ))}
      <a href="/vivaha">{words.wedding}</a>
    </nav>
  );
}

interface MonthProps {
  readonly days: readonly KaryaDayReply[];
  readonly asked: KaryaPageQuery;
  readonly shown: string;
  /** The name of the undertaking. */
  readonly work: string;
  readonly near: KaryaProps['near'];
  readonly lang: PageLanguage;
}

function Month({ days, asked, work, shown, near, lang }: MonthProps) {
  const words = pageWords(lang).karyaMuhurta;
  const count = (verdict: string): number => days.filter((each) => each.verdict === verdict).length;
  return (
    <section class="card" aria-labelledby="month">
      <h2 id="month">
        {work}, {monthName(lang, `${asked.month}-01`)}{' '}
        <span class="beside">{words.summary(count('shubha'), count('madhyama'), count('varjya'))}</span>
      </h2>
      {count('shubha') + count('madhyama') === 0 && <Emptied days={days} asked={asked} lang={lang} />}
      <MonthGrid
        class="works"
        days={days}
        weekday={days[0]?.weekday.number ?? 1}
        caption={words.legend}
        lang={lang}
        cell={(day) => <Cell key={day.date} day={day} asked={asked} current={day.date === shown} lang={lang} />}
      />
      <p class="hint">
        {words.legend} <span class="of-cells">{words.legendCells}</span>
      </p>
      <p class="actions">
        <a class="btn quiet" href={addressOf(asked, { month: near.previous })}>
          {words.previous}
        </a>
        <a class="btn quiet" href={addressOf(asked, { month: near.next })}>
          {words.next}
        </a>
        <a class="btn quiet" href={addressOf(asked, { span: 'year' })}>
          {words.year(asked.month.slice(0, -3))}
        </a>
      </p>
    </section>
  );
}

/** Shown if the month has no fit day: the main reason, and a link to the next fit day. */
function Emptied({ days, asked, lang }: Pick<MonthProps, 'days' | 'asked' | 'lang'>) {
  const counts = new Map<string, number>();
  for (const { clauses } of days) {
    const by = decisive(clauses);
    if (by !== undefined) counts.set(wordOf(by.id, lang), (counts.get(wordOf(by.id, lang)) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  if (most === undefined) return null;
  return (
    <Notice>
      {pageWords(lang).karyaMuhurta.empty(most[0], most[1])}{' '}
      <a href={addressOf(asked, { span: 'year' })}>{pageWords(lang).karyaMuhurta.lookOn}</a>
    </Notice>
  );
}

interface CellProps {
  readonly day: KaryaDayReply;
  readonly asked: KaryaPageQuery;
  readonly current: boolean;
  readonly lang: PageLanguage;
}

function Cell({ day, asked, current, lang }: CellProps) {
  const { date, verdict, windows = [] } = day;
  const best = windows.find(({ grade }) => grade === verdict) ?? windows[0];
  const by = decisive(day.clauses);
  const why =
    verdict === null
      ? pageWords(lang).muhurta.noDay
      : verdict === 'varjya' || best === undefined
        ? by === undefined
          ? ''
          : wordOf(by.id, lang)
        : `${shortClock(best.start, date)}–${shortClock(best.end, date)}`;
  return (
    <td class={verdict === null ? '' : `grade ${TONE[verdict]}`} {...(current && { 'aria-current': 'date' as const })}>
      <a href={`${addressOf(asked, { day: date })}#day`} data-verdict={verdict ?? 'none'}>
        <span class="cell-head">
          <b>{Number(date.slice(-2))}</b>
          <span aria-hidden="true">{verdict === null ? '–' : MARK[verdict]}</span>
        </span>
        <span class="visually-hidden">{verdict === null ? '' : pageWords(lang).muhurta.verdict[verdict]}</span>
        <small>{why}</small>
      </a>
    </td>
  );
}

function DayResult({ day, lang }: { readonly day: KaryaDayReply; readonly lang: PageLanguage }) {
  const words = pageWords(lang).muhurta;
  const { windows = [] } = day;
  const open = windows.filter(({ rank }) => rank === undefined);
  return (
    <section class="card" id="day" aria-labelledby="day-head">
      <h2 id="day-head">
        {longDay(lang, day.date)} <VerdictView verdict={day.day?.verdict ?? day.verdict} lang={lang} />
      </h2>
      {windows.length > 0 && (
        <h3>
          {words.hours} {day.hours !== undefined && <VerdictView verdict={day.hours.verdict} lang={lang} />}
        </h3>
      )}
      {(open.length > 0 || windows.length === 0) && (
        <Hours windows={open} clauses={day.clauses} date={day.date} lang={lang} />
      )}
      <HoursInNeed windows={windows} date={day.date} lang={lang} />
      <NotChecked list={day.not_checked} lang={lang} />
      <Notes of={day} lang={lang} />
    </section>
  );
}

/** Returns a time for a small cell. A time on the next day is marked by a symbol. */
const shortClock = (instant: string, date: string): string =>
  `${hourOf(instant)}${instant.startsWith(date) ? '' : '⁺¹'}`;

/**
 * Returns the first fit day from today on, otherwise the first that is fit in part, otherwise the first. If all days
 * are past, it chooses among all of them.
 */
function bestOf(days: readonly KaryaDayReply[], today: string): KaryaDayReply | undefined {
  const coming = days.filter(({ date }) => date >= today);
  const among = coming.length > 0 ? coming : days;
  return (
    among.find(({ verdict }) => verdict === 'shubha') ?? among.find(({ verdict }) => verdict === 'madhyama') ?? among[0]
  );
}
