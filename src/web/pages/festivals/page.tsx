/** This year's festivals at a town: names and dates, month by month. */
import { type EngineInfo, labelIn } from '../../../engines/engine.ts';
import type { WallKept } from '../../../views/wall.ts';
import type { YearShown } from '../../almanac.ts';
import { type Frame, Page } from '../../design/page.tsx';
import { Sample } from '../../design/parts.tsx';
import { dayMonth, monthName, weekdayShort } from '../../tools/clock.ts';
import { named } from '../../tools/said.ts';
import { type Town, townName } from '../../town.ts';
import type { Language } from '../../words/index.ts';
import { TownForm } from '../town-form.tsx';
import { FESTIVALS_WORDS } from './words.ts';

interface FestivalsProps {
  readonly frame: Frame;
  readonly town: Town;
  readonly engine: EngineInfo;
  readonly year: YearShown;
  readonly date: string;
  readonly base: string;
  /** The page that makes feeds; null where this server has none. */
  readonly feeds: string | null;
}

type YearDay = YearShown['days'][number];
interface Kept extends Omit<YearDay, 'kept'> {
  readonly kept: WallKept;
}

const DAY_MS = 86_400_000;
const MOST_NEXT = 4;

export function Festivals({ frame, town, engine, year, date, base, feeds }: FestivalsProps) {
  const { lang } = frame.reader;
  const words = FESTIVALS_WORDS[lang];
  const rows: Kept[] = year.days.flatMap(({ kept, ...day }) => kept.map((each) => ({ ...day, kept: each })));
  const months = [...new Set(rows.map((row) => row.date.slice(0, -3)))];
  const next = rows.filter((row) => isGreat(row) && row.date >= date).slice(0, MOST_NEXT);
  const title = words.title(townName(town, lang), year.year);
  return (
    <Page frame={frame} title={title} scripts={['home.js']} sheet={['month.css', 'home.css']}>
      <header class="arrive">
        <h1>{title}</h1>
        <p class="lead">{words.lead}</p>
        <TownForm lang={lang} action="/festivals" town={town} />
      </header>
      {next.length > 0 && (
        <section aria-labelledby="next">
          <h2 id="next">{words.next}</h2>
          <ul class="doors">
            {next.map((row) => (
              <li key={`${row.date}${row.kept.id}`} class="card">
                <b lang="hi">{row.kept.name_hi}</b>
                <span>
                  {lang !== 'hi' && <em>{row.kept.name}. </em>}
                  {weekdayShort(lang, row.date)}, {dayMonth(lang, row.date)}, {away(row.date, date, lang)}
                </span>
              </li>
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
        <p class="hint">{words.by(labelIn(engine, lang).name)}</p>
      </section>
      <section class="split even" aria-labelledby="call">
        <div>
          <h2 id="call">{words.call}</h2>
          <p class="soft">{words.callLead}</p>
          <Sample
            id="made-by"
            text={`curl '${base}/v1/parva-mool?year=${year.year}&engine=${engine.word}&${town.query}' \\\n  -H 'X-API-Key: …'`}
            words={frame.reader.words}
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

function MonthOf({
  rows,
  date,
  lang,
}: {
  readonly rows: readonly Kept[];
  readonly date: string;
  readonly lang: Language;
}) {
  const first = rows[0];
  if (first === undefined) return null;
  return (
    <section class={`card${rows.some(isGreat) ? '' : ' only-vratas'}`}>
      <h3>{monthName(lang, first.date)}</h3>
      <ol>
        {rows.map((row) => (
          <li
            key={`${row.date}${row.kept.id}`}
            class={isGreat(row) ? 'great' : 'vrata'}
            {...(row.date === date && { 'aria-current': 'date' as const })}
            {...(row.date < date && { 'data-past': '' })}
          >
            <time dateTime={row.date}>
              {Number(row.date.slice(-2))} <span class="soft">{weekdayShort(lang, row.date)}</span>
            </time>
            <span>
              {named(row.kept, lang)}
              {lang !== 'hi' && (
                <span lang="hi" class="soft">
                  {' '}
                  {row.kept.name_hi}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const isGreat = ({ kept }: Kept): boolean => kept.great;

function away(day: string, today: string, lang: Language): string {
  const words = FESTIVALS_WORDS[lang];
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
  return days === 0 ? words.today : words.inDays(days);
}
