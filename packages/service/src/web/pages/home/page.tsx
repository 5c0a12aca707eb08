/**
 * The home page: today at the reader's town, its month, links to the other pages, and the differences between the
 * engines.
 */

import { BoundedCache } from 'ganaka/internal/kernel/caches.ts';
import { isoDate } from 'ganaka/internal/kernel/civil.ts';
import { plusDays } from 'ganaka/internal/kernel/units.ts';
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { DOORS, type DoorPath } from 'ganaka/internal/text/languages/sa/pages.ts';
import { Html } from '../../design/html-text.ts';
import { AlsoIn } from '../../design/language-menu.tsx';
import { hasLabel, Label, LabelOr } from '../../design/names.tsx';
import { type Frame, Page, type PageStyleSheet } from '../../design/page.tsx';
import { Sample } from '../../design/parts.tsx';
import { languageOfTown } from '../../requests/state-language.ts';
import { inTown, printQuery, type Town, townName, type UnknownTown } from '../../requests/town.ts';
import type { Today } from '../../serving/almanac.ts';
import { watchesOf } from '../../serving/watches.ts';
import { civilOf } from '../../tools/civil-date.ts';
import { monthName } from '../../tools/clock.ts';
import { DayCard } from '../day/card.tsx';
import { SouthernDay } from '../day/southern.tsx';
import { WatchTable } from '../day/watches.tsx';
import { Month, MonthName } from '../month/month.tsx';
import { TownForm, TownUnknown } from '../town-form.tsx';
import { Engines } from './engines.tsx';

export interface OpenCall {
  readonly name: 'sphuta' | 'grahana' | 'shanku' | 'geocode' | 'index';
  readonly url: string;
}

interface HomeProps {
  readonly frame: Frame;
  readonly today: Today;
  /** The current time in milliseconds since 1970. */
  readonly now: number;
  readonly calls: readonly OpenCall[];
  /** The pages of this server to which the home page links. */
  readonly doors: readonly DoorPath[];
  readonly base: string;
}

const SHEETS: readonly PageStyleSheet[] = ['home.css'];
const RULES: readonly DoorPath[] = [
  '/festivals',
  '/calendars',
  '/karya-muhurta',
  '/yatra',
  '/vivaha-milan',
  '/vivaha',
  '/kundali',
  '/milan',
];

export function Home({ frame, today, now, calls, doors, base }: HomeProps) {
  const { lang } = frame.reader;
  const words = frame.reader.words.home;
  const { town, first } = today;
  const watches = watchesOf(first.day);
  return (
    <Page frame={frame} title={frame.reader.words.frame.home.title} scripts={['home.js', 'call.js']} sheet={SHEETS}>
      <header class="arrive">
        <Title town={town} lang={lang} />
        <TownForm lang={lang} action="/" town={town} />
        <div class="turn-up">
          <Onward today={today} lang={lang} />
          <AlsoIn reader={frame.reader} language={languageOfTown(town)} />
        </div>
      </header>
      <DayCard
        at={{ date: today.date, ...first }}
        town={town}
        lang={lang}
        now={now}
        nightBefore={today.nightBefore}
        keptHead={
          <LabelOr of="festival" lang={lang}>
            {words.keptToday}
          </LabelOr>
        }
      />
      {watches !== null && <WatchTable watches={watches} lang={lang} />}
      {first.day.southern_day && <SouthernDay southern={first.day.southern_day} date={today.date} lang={lang} />}
      <section aria-labelledby="month">
        <h2 id="month">
          <MonthName month={today.month} date={today.date} lang={lang} />
        </h2>
        <Month month={today.month} date={today.date} today={today.date} town={town} lang={lang} head="h3" />
        <p class="actions">
          <a class="btn quiet" href={inTown(`/month/${today.date.slice(0, -3)}`, town)}>
            {words.otherMonths}
          </a>
          <a class="btn quiet" href={inTown(`/festivals/${today.date.slice(0, -6)}`, town)}>
            {words.allYear}
          </a>
        </p>
      </section>
      <Doors
        id="rules"
        lang={lang}
        title={words.rules}
        lead={words.rulesLead}
        doors={doors.filter((each) => RULES.includes(each))}
      />
      <Engines today={today} lang={lang} />
      <Doors
        id="instruments"
        lang={lang}
        title={words.doors}
        lead={words.doorsLead}
        doors={doors.filter((each) => !RULES.includes(each))}
      />
      <Further frame={frame} today={today} calls={calls} base={base} />
    </Page>
  );
}

/** Links to tomorrow, to the month, to the year and to the next fasts. */
function Onward({ today: { date, town }, lang }: { readonly today: Today; readonly lang: PageLanguage }) {
  const words = pageWords(lang).days;
  const tomorrow = isoDate(plusDays(civilOf(date), 1));
  return (
    <>
      <a href={inTown(`/day/${tomorrow}`, town)}>{words.tomorrow}</a>
      <a href={inTown(`/month/${date.slice(0, -3)}`, town)}>{words.wholeMonth(monthName(lang, date))}</a>
      <a href={inTown(`/festivals/${date.slice(0, -6)}`, town)}>{words.wholeYear(Number(date.slice(0, -6)))}</a>
      <a href={`${inTown(`/festivals/${date.slice(0, -6)}`, town)}#soon`}>{words.nextFasts}</a>
    </>
  );
}

/** The API call that returns this page's data, and the calls that need no key. */
function Further({
  frame,
  today: { town, first },
  calls,
  base,
}: Pick<HomeProps, 'frame' | 'today' | 'calls' | 'base'>) {
  const words = frame.reader.words.home;
  return (
    <>
      <section class="split" aria-labelledby="call">
        <div>
          <h2 id="call">{words.call}</h2>
          <p class="lead">{frame.reader.words.frame.home.lead}</p>
          <p class="actions">
            <a class="btn" href="/account/sign-up">
              {words.start}
            </a>
            <a class="btn quiet" href="/docs">
              {words.read}
            </a>
          </p>
        </div>
        <div>
          <p class="soft">{words.callLead}</p>
          <Sample
            id="made-by"
            text={`curl '${base}/v1/${first.engine.segment}/panchanga?${town.query}${printQuery(town, first.engine)}' \\\n  -H 'X-API-Key: …'`}
            words={frame.reader.words.frame}
          />
        </div>
      </section>
      <section aria-labelledby="try">
        <h2 id="try">{words.try}</h2>
        <p class="lead">{words.tryLead}</p>
        <div class="split even">
          <ul class="calls">
            {calls.map(({ name, url }) => (
              <li key={name}>
                <a href={url} data-call="">
                  {words.calls[name]} <code>{decodeURIComponent(url)}</code>
                </a>
              </li>
            ))}
          </ul>
          <div id="answer" data-waiting={words.waiting} data-failed={words.failed}>
            <p class="soft" role="status">
              {words.noScript}
            </p>
            <Sample
              id="answer-text"
              text={`curl '${base}${calls[0]?.url ?? '/v1/'}'`}
              words={frame.reader.words.frame}
            />
          </div>
        </div>
      </section>
    </>
  );
}

const Title = ({ town, lang }: { readonly town: Town; readonly lang: PageLanguage }) => (
  <h1>
    {!hasLabel('today', lang) ? (
      pageWords(lang).home.todayIn(townName(town, lang))
    ) : (
      <>
        <Label of="today" lang={lang} /> · {townName(town, lang)}
      </>
    )}
  </h1>
);

interface DoorsProps {
  readonly id: string;
  readonly lang: PageLanguage;
  readonly title: string;
  readonly lead: string;
  readonly doors: readonly DoorPath[];
}

/** The links are the same for every town, so they are rendered once for each language. */
const rendered = new BoundedCache<Html, string>(100);
const Doors = (props: DoorsProps) =>
  rendered.at(`${props.id} ${props.lang} ${props.doors.join()}`, () => Html.of(<DoorList {...props} />));

function DoorList({ id, lang, title, lead, doors }: DoorsProps) {
  const words = pageWords(lang).home;
  if (doors.length === 0) return null;
  return (
    <section aria-labelledby={`${id}-head`} id={id}>
      <h2 id={`${id}-head`}>{title}</h2>
      <p class="lead">{lead}</p>
      <ul class="doors">
        {doors.map((path) => (
          <li key={path}>
            <a href={path}>
              <b lang="sa">{DOORS[path]}</b>
              <span>
                {!pageWords(lang).locale.devanagari && <em>{words.door[path].name}. </em>}
                {words.door[path].gist}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The page for a place name that matches several places or none: it lists what may be meant and shows no day. */
export function HomeUnknown({ frame, town, action }: { frame: Frame; town: UnknownTown; action: string }) {
  const { lang } = frame.reader;
  return (
    <Page frame={frame} title={frame.reader.words.home.town} scripts={['home.js']} sheet={SHEETS}>
      <header class="arrive">
        <h1>{frame.reader.words.home.town}</h1>
        <TownForm lang={lang} action={action} town={town} />
      </header>
      <TownUnknown lang={lang} action={action} town={town} />
    </Page>
  );
}
