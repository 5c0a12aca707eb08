/** A festival in a year at a town: its day and hours, why this day, other traditions, the years around, and ways to keep it. */
import type { EngineInfo } from '../../../engines/engine.ts';
import { proseOf } from '../../../text/page-language.ts';
import { type PageLanguage, pageWords } from '../../../text/page-words.ts';
import type { FestivalShown } from '../../almanac.ts';
import { Beside, Dated, marked, Name } from '../../design/names.tsx';
import { type Frame, Page } from '../../design/page.tsx';
import { Copy, Sample } from '../../design/parts.tsx';
import { type Step, Turn } from '../../design/turn.tsx';
import { clockOn, dayMonth, inDigits, longDay, weekdayShort } from '../../tools/clock.ts';
import { fieldIn, named, namedIn, saidIn, shortNamed } from '../../tools/said.ts';
import { inTown, type Town, townName } from '../../town.ts';
import { ChangeTown } from '../town-form.tsx';
import { eventOf } from './event.ts';
import { instantSaid, type Occurrence, Why } from './why.tsx';

export interface YearOfFestival {
  readonly year: number;
  readonly dates: readonly string[];
}

interface FestivalPageProps {
  readonly frame: Frame;
  readonly town: Town;
  readonly engine: EngineInfo;
  readonly festival: FestivalShown;
  /** The open years, in order. */
  readonly around: readonly YearOfFestival[];
  readonly base: string;
}

/** The name that most people use, in the language of the sentences. */
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
      sheet={['home.css', 'days.css']}
    >
      <header class="arrive">
        <h1>{title}</h1>
        {found === undefined ? (
          <p class="lead">{words.none(year)}</p>
        ) : (
          <p class="the-day">
            <a href={inTown(`/day/${found.date}`, town)}>
              <time dateTime={found.date}>
                <Dated of={(to) => longDay(to, found.date)} lang={lang} />
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
          text={`curl '${base}/v1/${engine.segment}/festivals/${id}?year=${year}&${town.query}' \\\n  -H 'X-API-Key: …'`}
          words={all.frame}
        />
      </section>
    </Page>
  );
}

/** The sentence under the link of a search. */
function describedIn({ occurrences: [found], year }: FestivalShown, name: string, place: string, lang: PageLanguage) {
  const words = pageWords(lang).festival;
  if (found === undefined) return words.saidNone(name, year, place);
  const rites = found.observances.flatMap((each) =>
    each.window === null
      ? []
      : [
          words.rite(
            named(each, proseOf(lang)),
            `${clockOn(lang, each.window.start, found.date)} – ${clockOn(lang, each.window.end, found.date)}`,
          ),
        ],
  );
  return words.said(name, year, place, longDay(lang, found.date), rites.join('; '));
}

interface FoundProps {
  readonly found: Occurrence;
  readonly lang: PageLanguage;
}

/** The tithi, and the hours of the rites. */
function Hours({ found: { date, tithi, sankranti, observances }, lang }: FoundProps) {
  const words = pageWords(lang).festival;
  return (
    <section class="card" aria-labelledby="hours">
      <h2 id="hours">{words.rites}</h2>
      <dl class="facts">
        {observances.map((each) => (
          <div key={each.id}>
            <dt>
              <Name of={each} lang={lang} />
            </dt>
            <dd>
              {each.window === null ? (
                each.date === date ? (
                  words.wholeDay
                ) : (
                  <Dated of={(id) => longDay(id, each.date)} lang={lang} />
                )
              ) : (
                <b>
                  <Dated
                    of={(id) =>
                      `${clockOn(id, each.window?.start ?? '', date)} – ${clockOn(id, each.window?.end ?? '', date)}`
                    }
                    lang={lang}
                  />
                </b>
              )}
            </dd>
          </div>
        ))}
        {tithi !== null && (
          <div>
            <dt {...marked(namedIn(tithi, lang).lang, lang)}>{named(tithi, lang)}</dt>
            <dd>{words.fromTo(instantSaid(tithi.start, lang), instantSaid(tithi.end, lang))}</dd>
          </div>
        )}
        {sankranti !== undefined && (
          <div>
            <dt>
              <Name of={sankranti.rashi} lang={lang} />
            </dt>
            <dd>{instantSaid(sankranti.at, lang)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

const OF_NAVARATRA = /^(mahashtami|mahanavami|navaratri|ashvina-navaratra-[89])$/;

interface OthersProps extends FoundProps {
  readonly id: string;
  readonly notes: Pick<FestivalShown, 'notes'>;
}

/** The days of other traditions, where it is kept, and what else is to be said. */
function Others({ id, found, notes, lang }: OthersProps) {
  const words = pageWords(lang).festival;
  const { alternatives, regions, not_in: notIn } = found;
  const remarks = notes.notes === undefined ? null : fieldIn({ ...notes, notes: notes.notes ?? [] }, 'notes', lang);
  return (
    <section aria-labelledby="others">
      <h2 id="others">{words.others}</h2>
      {alternatives.length === 0 && <p>{words.noOthers}</p>}
      {alternatives.length > 0 && (
        <dl class="facts">
          {alternatives.map(({ tradition, date, citation }) => {
            const gist = saidIn(citation.gist, citation.gist_hi, lang);
            return (
              <div key={tradition}>
                <dt>
                  <Dated of={(to) => `${weekdayShort(to, date)} ${dayMonth(to, date)}`} lang={lang} />
                </dt>
                <dd {...marked(gist.lang, lang)}>{gist.value}</dd>
              </div>
            );
          })}
        </dl>
      )}
      {regions !== undefined && <p>{words.regional(regions.join(', '))}</p>}
      {notIn !== undefined && <p>{words.notIn(notIn.join(', '))}</p>}
      {OF_NAVARATRA.test(id) && <p>{words.navaratra}</p>}
      {remarks !== null && (
        <ul {...marked(remarks.lang, lang)}>
          {remarks.value.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface AllProps {
  readonly festival: FestivalShown;
  readonly town: Town;
  readonly lang: PageLanguage;
}

/** Those of a festival that comes several times, as the twelve sankrantis do. */
const AllOfYear = ({ festival: { occurrences, year }, town, lang }: AllProps) => (
  <section aria-labelledby="all">
    <h2 id="all">{pageWords(lang).festival.also(year)}</h2>
    <dl class="facts">
      {occurrences.map(({ date, sankranti, masa }) => (
        <div key={date}>
          <dt>
            <a href={inTown(`/day/${date}`, town)}>
              <Dated of={(id) => `${weekdayShort(id, date)} ${dayMonth(id, date)}`} lang={lang} />
            </a>
          </dt>
          <dd>
            {sankranti !== undefined && (
              <>
                <Name of={sankranti.rashi} lang={lang} /> {instantSaid(sankranti.at, lang)}
              </>
            )}
            {sankranti === undefined && masa !== undefined && <Name of={masa} lang={lang} />}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

interface TurnProps {
  readonly frame: Frame;
  readonly town: Town;
  readonly id: string;
  readonly year: number;
  readonly around: readonly YearOfFestival[];
}

function YearTurn({ frame, town, id, year, around }: TurnProps) {
  const { lang, words } = frame.reader;
  const step = (to: number, said: string): Step | null =>
    around.some((each) => each.year === to)
      ? {
          href: inTown(`/festivals/${id}/${to}`, town),
          text: <Dated of={(of) => inDigits(of, String(to))} lang={lang} />,
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

interface YearsProps extends Pick<TurnProps, 'town' | 'id' | 'around'> {
  readonly lang: PageLanguage;
}

function Years({ id, around, town, lang }: YearsProps) {
  const words = pageWords(lang).festival;
  return (
    <div>
      <h2 id="years">{words.years}</h2>
      <dl class="facts">
        {around.map(({ year, dates }) => (
          <div key={year}>
            <dt>
              <a href={inTown(`/festivals/${id}/${year}`, town)}>
                <Dated of={(to) => inDigits(to, String(year))} lang={lang} />
              </a>
            </dt>
            <dd>
              {dates[0] === undefined ? words.notThen : <Dated of={(to) => longDay(to, dates[0] ?? '')} lang={lang} />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface KeepProps extends Pick<TurnProps, 'frame' | 'town' | 'id' | 'year'> {
  readonly address: string;
  readonly title: string;
}

function Keep({ frame, town, id, year, address, title }: KeepProps) {
  const { words } = frame.reader;
  return (
    <div>
      <h2>{words.festival.add}</h2>
      <p class="soft">{words.festival.addLead}</p>
      <p class="actions">
        <a class="btn" href={inTown(`/festivals/${id}/${year}.ics`, town)} download="">
          {words.festival.add}
        </a>
      </p>
      <h2 class="spaced">{words.festival.share}</h2>
      <p>
        <code class="address" id="address">
          {address}
        </code>
      </p>
      <p class="actions">
        <Copy target="address" words={words.frame} />
        <a class="btn quiet" href={`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`} rel="noopener">
          {words.festival.whatsapp}
        </a>
      </p>
    </div>
  );
}
