/** The panchanga of one day at a town. */

import { isoDate } from 'ganaka/internal/kernel/civil.ts';
import { plusDays } from 'ganaka/internal/kernel/units.ts';
import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import { monthSystemOf } from 'ganaka/internal/views/day/customary.ts';
import { AlsoIn } from '../../design/language-menu.tsx';
import { DateText } from '../../design/names.tsx';
import { type Frame, Page } from '../../design/page.tsx';
import { DateField, Turn, type TurnLink } from '../../design/turn.tsx';
import { chosenIn, type DayChoices } from '../../requests/day-choices.ts';
import { isOpenYear, type OpenYears } from '../../requests/open-years.ts';
import { languageOfTown } from '../../requests/state-language.ts';
import { inTown, printOf, type Town, townName } from '../../requests/town.ts';
import type { WholeDayAt } from '../../serving/almanac.ts';
import { type Watch, watchesOf } from '../../serving/watches.ts';
import { civilOf } from '../../tools/civil-date.ts';
import { clockIn, dayMonth, longDay, monthName } from '../../tools/clock.ts';
import { ChangeTown } from '../town-form.tsx';
import { Angas } from './angas.tsx';
import { EngineLine } from './card.tsx';
import { Directions } from './directions.tsx';
import { Favours } from './favours.tsx';
import { Grahas } from './grahas.tsx';
import { Calendar, Head } from './head.tsx';
import { GoodTimes, TimesToLeave } from './hours.tsx';
import { FastSchools, mayHaveFast } from './observed/fast-schools.tsx';
import { PrintedLine } from './printed-or-modern.tsx';
import { Running } from './running.tsx';
import { Sankalpa } from './sankalpa.tsx';
import { SouthernDay } from './southern.tsx';
import { SunAndMoon } from './sun-moon.tsx';
import { Switches } from './switches.tsx';
import { Chaughadiyas, Horas, Lagnas, Muhurtas } from './tables.tsx';
import { tithiIn } from './title.tsx';
import { WatchTable } from './watches.tsx';
import { Yogas } from './yogas.tsx';

interface DayPageProps {
  readonly frame: Frame;
  readonly town: Town;
  readonly at: WholeDayAt;
  readonly engines: readonly EngineInfo[];
  readonly choices: DayChoices;
  /** On the page of today: the chaughadiyas from midnight to sunrise. */
  readonly nightBefore: readonly Watch[];
  readonly today: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly years: OpenYears;
  readonly base: string;
}

export function DayPage({ frame, town, at, engines, choices, nightBefore, today, now, years, base }: DayPageProps) {
  const { lang, words: all } = frame.reader;
  const words = all.days;
  const { date, day, engine } = at;
  const name = townName(town, lang);
  const said = longDay(lang, date);
  const { sunrise } = day.rise_set;
  const parts = { day, date, lang };
  const watches = watchesOf(day);
  const isPrinted = choices.engine === undefined && printOf(town)?.engine === engine.key;
  const description = words.daySaid(said, name, tithiIn(lang, day).value, sunrise && clockIn(lang, sunrise));
  return (
    <Page
      frame={frame}
      title={`${words.dayTitle(name)}, ${said}`}
      about={{ base, description, path: inTown(`/day/${date}`, town) }}
      scripts={['day.js']}
      sheet={['day.css']}
    >
      <header class="arrive">
        <h1>
          {words.dayTitle(name)}{' '}
          <span class="on-day">
            <DateText of={(id) => longDay(id, date)} lang={lang} />
          </span>
        </h1>
        <DayTurn frame={frame} town={town} date={date} today={today} years={years} choices={choices} />
        <ChangeTown lang={lang} action={`/day/${date}`} town={town} />
      </header>
      <Head {...parts} at={at} town={town} now={now}>
        {date === today && <Running {...parts} nightBefore={nightBefore} now={now} />}
      </Head>
      {mayHaveFast(day) && <FastSchools date={date} town={town} lang={lang} choices={choices} />}
      {day.southern_day && watches !== null && <WatchTable watches={watches} lang={lang} />}
      {day.southern_day && <SouthernDay southern={day.southern_day} date={date} lang={lang} />}
      <Onward frame={frame} town={town} date={date} years={years} />
      <div class="parts">
        <Angas {...parts} />
        <SunAndMoon {...parts} />
        <GoodTimes {...parts} />
        <TimesToLeave {...parts} />
        <Yogas {...parts} />
        <Favours {...parts} />
        <Calendar {...parts} town={town} />
        <Directions {...parts} />
        <Lagnas {...parts} />
        {!day.southern_day && <Chaughadiyas {...parts} />}
        <Horas {...parts} />
        <Muhurtas {...parts} />
        <Grahas {...parts} />
        <Sankalpa {...parts} />
      </div>
      <section aria-labelledby="how">
        <h2 id="how">{all.almanac.switches.label}</h2>
        {isPrinted ? null : <EngineLine engine={engine} lang={lang} words={all.home} />}
        {(choices.engine === undefined || town.modern) && (
          <PrintedLine town={town} engine={engine} path={`/day/${date}`} lang={lang} />
        )}
        <Switches
          date={date}
          town={town}
          lang={lang}
          engines={engines}
          engine={engine}
          choices={choices}
          months={monthSystemOf({ ...town.place, tzHours: town.place.fixedHours ?? 0 })}
        />
        <p class="programmers">
          <a href="/docs/panchanga">{all.almanac.programmers}</a>
        </p>
      </section>
    </Page>
  );
}

interface DayTurnProps extends Pick<DayPageProps, 'frame' | 'town' | 'today' | 'years' | 'choices'> {
  readonly date: string;
}

function DayTurn({ frame, town, date, today, years, choices }: DayTurnProps) {
  const { lang, words: all } = frame.reader;
  const words = all.days;
  const step = (days: number, label: string): TurnLink | null => {
    const to = isoDate(plusDays(civilOf(date), days));
    if (!isOpenYear(years, Number(to.slice(0, -6)))) return null;
    return {
      href: chosenIn(`/day/${to}`, town, choices),
      text: <DateText of={(id) => dayMonth(id, to)} lang={lang} />,
      said: label,
    };
  };
  return (
    <Turn before={step(-1, words.before)} after={step(1, words.after)} label={words.days}>
      {date !== today && (
        <a class="btn quiet" href={chosenIn(`/day/${today}`, town, choices)}>
          {words.today}
        </a>
      )}
    </Turn>
  );
}

/** Ways to other days, to the month and the year, and the page in the language of the land. */
function Onward({
  frame,
  town,
  date,
  years,
}: Pick<DayPageProps, 'frame' | 'town' | 'years'> & { readonly date: string }) {
  const { lang, words: all } = frame.reader;
  const words = all.days;
  return (
    <div class="onward">
      <DateField
        action="/day"
        type="date"
        value={date}
        label={words.date}
        go={words.go}
        town={town.address}
        min={`${years.from}-01-01`}
        max={`${years.to}-12-31`}
      />
      <p class="turn-up">
        <a href={inTown(`/month/${date.slice(0, -3)}`, town)}>{words.wholeMonth(monthName(lang, date))}</a>
        <a href={inTown(`/festivals/${date.slice(0, -6)}`, town)}>{words.wholeYear(Number(date.slice(0, -6)))}</a>
      </p>
      <AlsoIn reader={frame.reader} language={languageOfTown(town)} />
    </div>
  );
}
