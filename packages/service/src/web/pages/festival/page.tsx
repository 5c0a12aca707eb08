/**
 * A festival in a year at a town: its day and hours, why it is on this day, other traditions, the years around, and
 * links to add it to a calendar.
 */
import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import { proseOf } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { Beside, DateText, Name } from '../../design/names.tsx';
import { type Frame, Page } from '../../design/page.tsx';
import { Sample } from '../../design/parts.tsx';
import { Turn, type TurnLink } from '../../design/turn.tsx';
import { inTown, printQuery, type Town, townName } from '../../requests/town.ts';
import type { FestivalShown } from '../../serving/almanac-years.ts';
import { inDigits, longDay, windowOn } from '../../tools/clock.ts';
import { named, shortNamed } from '../../tools/names-in-language.ts';
import { PrintedLine } from '../day/printed-or-modern.tsx';
import { ChangeTown } from '../town-form.tsx';
import { eventOf } from './event.ts';
import { AllOfYear, Hours, Others } from './hours.tsx';
import { Keep, type YearOfFestival, Years } from './keep.tsx';
import { Why } from './why.tsx';

interface FestivalPageProps {
  readonly frame: Frame;
  readonly town: Town;
  readonly engine: EngineInfo;
  readonly festival: FestivalShown;
  /** The open years, in order. */
  readonly around: readonly YearOfFestival[];
  readonly base: string;
}

/** Returns the name that most people use, in the language of the sentences. */
const calledIn = (festival: FestivalShown, lang: PageLanguage): string =>
  pageWords(lang).festival.called[festival.id] ?? shortNamed(festival, proseOf(lang));

export function FestivalPage({ frame, town, engine, festival, around, base }: FestivalPageProps) {
  const { lang, words: all } = frame.reader;
  const words = all.festival;
  const { id, year } = festival;
  const [found, ...more] = festival.occurrences;
  const place = townName(town, lang);
  const name = calledIn(festival, lang);
  const title = words.title(name, year, place);
  const path = inTown(`/festivals/${id}/${year}`, town);
  return (
    <Page
      frame={frame}
      title={title}
      about={{
        base,
        path,
        description: describedIn(festival, name, place, lang),
        ...(found !== undefined && { thing: eventOf(title, found, town, place, base + path) }),
      }}
      scripts={['turn.js']}
      sheet={['arrive.css', 'days.css']}
    >
      <header class="arrive">
        <h1>{title}</h1>
        {found === undefined ? (
          <p class="lead">{words.none(year)}</p>
        ) : (
          <p class="the-day">
            <a href={inTown(`/day/${found.date}`, town)}>
              <time dateTime={found.date}>
                <DateText of={(to) => longDay(to, found.date)} lang={lang} />
              </time>
            </a>{' '}
            {named(festival, lang) !== name && (
              <span class="soft">
                <Name of={festival} lang={lang} />
                <Beside of={festival} lang={lang} />
              </span>
            )}
          </p>
        )}
        <YearTurn frame={frame} town={town} id={id} year={year} around={around} />
        <ChangeTown lang={lang} action={`/festivals/${id}/${year}`} town={town} />
      </header>
      {found !== undefined && <Hours found={found} lang={lang} />}
      {found !== undefined && <Why found={found} lang={lang} />}
      {found !== undefined && <Others id={id} found={found} notes={festival} lang={lang} />}
      {more.length > 0 && <AllOfYear festival={festival} town={town} lang={lang} />}
      <PrintedLine town={town} engine={engine} path={`/festivals/${id}/${year}`} lang={lang} />
      <section class="split even" aria-labelledby="years">
        <Years id={id} around={around} town={town} lang={lang} />
        {found !== undefined && (
          <Keep id={id} year={year} town={town} address={base + path} title={title} frame={frame} />
        )}
      </section>
      <section aria-labelledby="call">
        <h2 id="call">{words.call}</h2>
        <p class="soft">{words.callLead}</p>
        <Sample
          id="made-by"
          text={`curl '${base}/v1/${engine.segment}/festivals/${id}?year=${year}&${town.query}${printQuery(town, engine)}' \\\n  -H 'X-API-Key: …'`}
          words={all.frame}
        />
      </section>
    </Page>
  );
}

/** Returns the description that search engines show below the link. */
function describedIn({ occurrences: [found], year }: FestivalShown, name: string, place: string, lang: PageLanguage) {
  const words = pageWords(lang).festival;
  if (found === undefined) return words.saidNone(name, year, place);
  const rites = found.observances.flatMap((each) =>
    each.window === null ? [] : [words.rite(named(each, proseOf(lang)), windowOn(lang, each.window, found.date))],
  );
  return words.said(name, year, place, longDay(lang, found.date), rites.join('; '));
}

interface TurnProps {
  readonly frame: Frame;
  readonly town: Town;
  readonly id: string;
  readonly year: number;
  readonly around: readonly YearOfFestival[];
}

function YearTurn({ frame, town, id, year, around }: TurnProps) {
  const { lang, words } = frame.reader;
  const step = (to: number, said: string): TurnLink | null =>
    around.some((each) => each.year === to)
      ? {
          href: inTown(`/festivals/${id}/${to}`, town),
          text: <DateText of={(of) => inDigits(of, String(to))} lang={lang} />,
          said,
        }
      : null;
  return (
    <Turn
      before={step(year - 1, words.festivals.yearBefore)}
      after={step(year + 1, words.festivals.yearAfter)}
      label={words.festivals.years}
    >
      <a href={inTown(`/festivals/${year}`, town)}>{words.days.wholeYear(year)}</a>
    </Turn>
  );
}
