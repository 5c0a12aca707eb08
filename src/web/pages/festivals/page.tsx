/** This year's festivals at a town: names and dates, month by month. */
import type { EngineInfo } from '../../../engines/engine.ts';
import { namedOf } from '../../../text/page-language.ts';
import { type PageLanguage, pageWords } from '../../../text/page-words.ts';
import type { WallKept } from '../../../views/wall-calendar.ts';
import type { YearShown } from '../../almanac.ts';
import { AlsoIn } from '../../design/language-menu.tsx';
import { Beside, Dated, headNamed, Label, marked, Name } from '../../design/names.tsx';
import { type Frame, Page } from '../../design/page.tsx';
import { Sample } from '../../design/parts.tsx';
import { languageOfTown } from '../../state-language.ts';
import { dayMonth, inDigits, monthName, weekdayShort } from '../../tools/clock.ts';
import { engineSaid } from '../../tools/engine-said.ts';
import { besideNamed, named } from '../../tools/said.ts';
import { type Town, townName } from '../../town.ts';
import { TownForm } from '../town-form.tsx';

interface FestivalsProps {
  readonly frame: Frame;
  readonly town: Town;
  readonly engine: EngineInfo;
  readonly year: YearShown;
  readonly date: string;
  readonly base: string;
  /** The page that creates feeds; null if this server has none. */
  readonly feeds: string | null;
}

type YearDay = YearShown['days'][number];
interface KeptRow extends Omit<YearDay, 'kept'> {
  readonly kept: WallKept;
}

const DAY_MS = 86_400_000;
const MOST_NEXT = 4;

export function Festivals({ frame, town, engine, year, date, base, feeds }: FestivalsProps) {
  const { lang } = frame.reader;
  const words = frame.reader.words.festivals;
  const rows: KeptRow[] = year.days.flatMap(({ kept, ...day }) => kept.map((each) => ({ ...day, kept: each })));
  const months = [...new Set(rows.map((row) => row.date.slice(0, -3)))];
  const next = rows.filter((row) => isGreat(row) && row.date >= date).slice(0, MOST_NEXT);
  const title = words.title(townName(town, lang), year.year);
  return (
    <Page frame={frame} title={title} scripts={['home.js']} sheet={['month.css', 'home.css']}>
      <header class="arrive">
        <h1>
          {namedOf(lang) === null ? (
            title
          ) : (
            <>
              <Label of="festival" lang={lang} /> <Dated of={(id) => inDigits(id, String(year.year))} lang={lang} /> ·{' '}
              {townName(town, lang)}
            </>
          )}
        </h1>
        <p class="lead">{words.lead}</p>
        <AlsoIn reader={frame.reader} language={languageOfTown(town)} />
        <TownForm lang={lang} action="/festivals" town={town} />
      </header>
      {next.length > 0 && (
        <section aria-labelledby="next">
          <h2 id="next">{words.next}</h2>
          <ul class="doors">
            {next.map((row) => (
              <Next key={`${row.date}${row.kept.id}`} row={row} date={date} lang={lang} />
            ))}
          </ul>
        </section>
      )}
      <section class="year" aria-label={words.great}>
        <label class="choice">
          <input type="checkbox" id="vratas" /> {words.vratas}
        </label>
        <div class="year-months">
          {months.map((month) => (
            <MonthOf key={month} rows={rows.filter((row) => row.date.startsWith(month))} date={date} lang={lang} />
          ))}
        </div>
        <p class="hint">
          {words.by(engineSaid(engine, lang).name)} <a href="/why">{frame.reader.words.why.title}</a>
        </p>
      </section>
      <section class="split even" aria-labelledby="call">
        <div>
          <h2 id="call">{words.call}</h2>
          <p class="soft">{words.callLead}</p>
          <Sample
            id="made-by"
            text={`curl '${base}/v1/parva-mool?year=${year.year}&engine=${engine.word}&${town.query}' \\\n  -H 'X-API-Key: …'`}
            words={frame.reader.words.frame}
          />
        </div>
        <div>
          <h2>{words.feed}</h2>
          <p class="soft">{words.feedLead}</p>
          <p class="actions">
            {feeds !== null && (
              <a class="btn" href={feeds}>
                {words.feed}
              </a>
            )}
            <a class="btn quiet" href="/account/plan">
              {words.plans}
            </a>
          </p>
        </div>
      </section>
    </Page>
  );
}

interface NextProps {
  readonly row: KeptRow;
  readonly date: string;
  readonly lang: PageLanguage;
}

function Next({ row, date, lang }: NextProps) {
  const head = headNamed(row.kept, lang);
  return (
    <li class="card">
      <b {...marked(head.lang, lang)}>{head.value}</b>
      <span>
        {besideNamed(row.kept, lang) !== undefined && <em>{named(row.kept, lang)}. </em>}
        <Dated of={(id) => `${weekdayShort(id, row.date)}, ${dayMonth(id, row.date)}`} lang={lang} />
        {namedOf(lang) === null ? ', ' : ' · '}
        {away(row.date, date, lang)}
      </span>
    </li>
  );
}

function MonthOf({
  rows,
  date,
  lang,
}: {
  readonly rows: readonly KeptRow[];
  readonly date: string;
  readonly lang: PageLanguage;
}) {
  const first = rows[0];
  if (first === undefined) return null;
  return (
    <section class={`card${rows.some(isGreat) ? '' : ' only-vratas'}`}>
      <h3>
        <Dated of={(id) => monthName(id, first.date)} lang={lang} />
      </h3>
      <ol>
        {rows.map((row) => (
          <li
            key={`${row.date}${row.kept.id}`}
            class={isGreat(row) ? 'great' : 'vrata'}
            {...(row.date === date && { 'aria-current': 'date' as const })}
            {...(row.date < date && { 'data-past': '' })}
          >
            <time dateTime={row.date}>
              <Dated of={(id) => inDigits(id, String(Number(row.date.slice(-2))))} lang={lang} />{' '}
              <span class="soft">
                <Dated of={(id) => weekdayShort(id, row.date)} lang={lang} />
              </span>
            </time>
            <span>
              <Name of={row.kept} lang={lang} />
              <Beside of={row.kept} lang={lang} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const isGreat = ({ kept }: KeptRow): boolean => kept.great;

function away(day: string, today: string, lang: PageLanguage): string {
  const words = pageWords(lang).festivals;
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
  return days === 0 ? words.today : words.inDays(days);
}
