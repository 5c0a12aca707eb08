/** The festivals of a year at a town: names and dates, month by month. */
import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import type { PageLanguage } from 'ganaka/internal/text/contracts/page-words.ts';
import { AlsoIn } from '../../design/language-menu.tsx';
import { DateText, hasLabel, Label } from '../../design/names.tsx';
import { type Frame, Page } from '../../design/page.tsx';
import { Sample } from '../../design/parts.tsx';
import { Turn, type TurnLink } from '../../design/turn.tsx';
import { isOpenYear, type OpenYears } from '../../requests/open-years.ts';
import { languageOfTown } from '../../requests/state-language.ts';
import { inTown, printQuery, type Town, townName } from '../../requests/town.ts';
import type { YearShown } from '../../serving/almanac-years.ts';
import { inDigits, monthName, monthShort } from '../../tools/clock.ts';
import { engineSentence } from '../../tools/engine-sentence.ts';
import { NavaratraNote } from '../day/observed/navaratra.tsx';
import { PrintedLine } from '../day/printed-or-modern.tsx';
import { TownForm } from '../town-form.tsx';
import { type KeptRow, Next } from './next.tsx';
import { YearRow } from './year-row.tsx';

interface FestivalsProps {
  readonly frame: Frame;
  readonly town: Town;
  readonly engine: EngineInfo;
  readonly year: YearShown;
  /** Today. */
  readonly date: string;
  readonly years: OpenYears;
  readonly base: string;
  /** The page that creates feeds; null if this server has none. */
  readonly feeds: string | null;
}

const MOST_NEXT = 4;
/** The fasts of each month that people ask for by these names. */
const FASTS = ['ekadashi', 'pradosha', 'purnima', 'amavasya', 'sankashti-chaturthi'] as const;

export function Festivals({ frame, town, engine, year, date, years, base, feeds }: FestivalsProps) {
  const { lang } = frame.reader;
  const words = frame.reader.words.festivals;
  const rows = rowsOf(year.days);
  const months = byMonth(rows);
  const ahead = rowsOf(year.ahead);
  const beyond = ahead.at(-1)?.date ?? '';
  const coming = [...ahead, ...rows.filter((row) => row.date >= date && row.date > beyond)];
  const next = coming.filter(isGreat).slice(0, MOST_NEXT);
  const soon = fastsIn(ahead);
  const title = words.title(townName(town, lang), year.year);
  return (
    <Page
      frame={frame}
      title={title}
      about={{
        base,
        description: words.said(townName(town, lang), year.year),
        path: inTown(`/festivals/${year.year}`, town),
      }}
      scripts={['turn.js']}
      sheet={['arrive.css', 'year.css', 'days.css']}
    >
      <Arrive
        {...{ frame, town, year, years, feeds, title }}
        months={months.filter((each) => each.some(isGreat)).flatMap(([first]) => first?.date.slice(0, -3) ?? [])}
      />
      {next.length > 0 && (
        <section aria-labelledby="next">
          <h2 id="next">{words.next}</h2>
          <ul class="doors">
            {next.map((row) => (
              <Next key={`${row.date}${row.kept.id}`} row={row} date={date} town={town} lang={lang} />
            ))}
          </ul>
        </section>
      )}
      {soon.length > 0 && (
        <section aria-labelledby="soon">
          <h2 id="soon">{words.soon}</h2>
          <ul class="doors">
            {soon.map((row) => (
              <Next key={`${row.date}${row.kept.id}`} row={row} date={date} town={town} lang={lang} />
            ))}
          </ul>
        </section>
      )}
      <section class="year" aria-label={words.great}>
        <label class="choice">
          <input type="checkbox" id="vratas" /> {words.vratas}
        </label>
        <div class="year-months">
          {months.map((each) => (
            <MonthOf key={each[0]?.date} rows={each} date={date} town={town} lang={lang} />
          ))}
        </div>
        <NavaratraNote days={year.days} lang={lang} />
        <p class="hint">
          {words.by(engineSentence(engine, lang).name)} <a href="/why">{frame.reader.words.why.title}</a>
        </p>
        <PrintedLine town={town} engine={engine} path={`/festivals/${year.year}`} lang={lang} />
      </section>
      <Further frame={frame} town={town} engine={engine} year={year.year} base={base} feeds={feeds} />
    </Page>
  );
}

interface ArriveProps extends Pick<FestivalsProps, 'frame' | 'town' | 'year' | 'years' | 'feeds'> {
  readonly title: string;
  /** The months that have festivals, such as `2026-11`. */
  readonly months: readonly string[];
}

function Arrive({ frame, town, year, years, feeds, title, months }: ArriveProps) {
  const { lang } = frame.reader;
  const words = frame.reader.words.festivals;
  return (
    <header class="arrive">
      <h1>
        {!hasLabel('festival', lang) ? (
          title
        ) : (
          <>
            <Label of="festival" lang={lang} /> <DateText of={(id) => inDigits(id, String(year.year))} lang={lang} /> ·{' '}
            {townName(town, lang)}
          </>
        )}
      </h1>
      <p class="lead">{words.lead}</p>
      <YearTurn frame={frame} town={town} year={year.year} years={years} />
      <TownForm lang={lang} action={`/festivals/${year.year}`} town={town} />
      <p class="turn-up">
        {months.map((month) => (
          <a key={month} href={`#m${month.slice(-2)}`}>
            <DateText of={(id) => monthShort(id, `${month}-01`)} lang={lang} />
          </a>
        ))}
      </p>
      <div class="turn-up">
        {feeds !== null && <a href={feeds}>{words.feed}</a>}
        <a href={`/holidays/IN/${year.year}`}>{frame.reader.words.holidays.short}</a>
        <AlsoIn reader={frame.reader} language={languageOfTown(town)} />
      </div>
    </header>
  );
}

/** The API call that returns this data, and the feeds. */
function Further(props: Pick<FestivalsProps, 'frame' | 'town' | 'engine' | 'base' | 'feeds'> & { year: number }) {
  const { frame, town, engine, year, base, feeds } = props;
  const words = frame.reader.words.festivals;
  return (
    <section class="split even" aria-labelledby="call">
      <div>
        <h2 id="call">{words.call}</h2>
        <p class="soft">{words.callLead}</p>
        <Sample
          id="made-by"
          text={`curl '${base}/v1/parva-mool?year=${year}&engine=${engine.word}&${town.query}${printQuery(town, engine)}' \\\n  -H 'X-API-Key: …'`}
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
  );
}

function YearTurn({ frame, town, year, years }: Pick<FestivalsProps, 'frame' | 'town' | 'years'> & { year: number }) {
  const { lang, words } = frame.reader;
  const step = (to: number, said: string): TurnLink | null =>
    isOpenYear(years, to)
      ? {
          href: inTown(`/festivals/${to}`, town),
          text: <DateText of={(id) => inDigits(id, String(to))} lang={lang} />,
          said,
        }
      : null;
  return (
    <Turn
      before={step(year - 1, words.festivals.yearBefore)}
      after={step(year + 1, words.festivals.yearAfter)}
      label={words.festivals.years}
    >
      <b>
        <DateText of={(id) => inDigits(id, String(year))} lang={lang} />
      </b>
    </Turn>
  );
}

interface MonthOfProps {
  readonly rows: readonly KeptRow[];
  readonly date: string;
  readonly town: Town;
  readonly lang: PageLanguage;
}

function MonthOf({ rows, date, town, lang }: MonthOfProps) {
  const first = rows[0];
  if (first === undefined) return null;
  const search = inTown('', town);
  return (
    <section class={`card${rows.some(isGreat) ? '' : ' only-vratas'}`}>
      <h3 id={`m${first.date.slice(5, 7)}`}>
        <a href={inTown(`/month/${first.date.slice(0, -3)}`, town)}>
          <DateText of={(id) => monthName(id, first.date)} lang={lang} />
        </a>
      </h3>
      <ol>
        {rows.map((row) => (
          <YearRow key={`${row.date}${row.kept.id}`} row={row} date={date} search={search} lang={lang} />
        ))}
      </ol>
    </section>
  );
}

const isGreat = ({ kept }: KeptRow): boolean => kept.great;

const rowsOf = (days: YearShown['days']): KeptRow[] =>
  days.flatMap(({ date, kept, land }) => kept.map((each) => ({ date, kept: each, ...(land && { land }) })));

/** The rows of each month that has some. */
function byMonth(rows: readonly KeptRow[]): KeptRow[][] {
  const months = new Map<string, KeptRow[]>();
  for (const row of rows) {
    const month = row.date.slice(0, -3);
    const known = months.get(month);
    if (known === undefined) months.set(month, [row]);
    else known.push(row);
  }
  return [...months.values()];
}

/** The first of each of these fasts, in the order of their days. */
const fastsIn = (rows: readonly KeptRow[]): KeptRow[] =>
  FASTS.flatMap((fast) => rows.find(({ kept: { id } }) => id === fast || id.endsWith(`-${fast}`)) ?? []).sort((a, b) =>
    a.date.localeCompare(b.date),
  );
