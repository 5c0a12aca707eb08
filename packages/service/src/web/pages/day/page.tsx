/** The panchanga of one day at a town. */

import { isoDate } from 'ganaka/internal/kernel/civil.ts';
import { plusDays } from 'ganaka/internal/kernel/units.ts';
import type { EkadashiSchool } from 'ganaka/internal/views/blocks/choices.ts';
import { AlsoIn } from '../../design/language-menu.tsx';
import { DateText, LabelOr } from '../../design/names.tsx';
import { type Frame, Page } from '../../design/page.tsx';
import { Sample } from '../../design/parts.tsx';
import { DateField, Turn, type TurnLink } from '../../design/turn.tsx';
import { isOpenYear, type OpenYears } from '../../requests/open-years.ts';
import { languageOfTown } from '../../requests/state-language.ts';
import { inTown, printQuery, type Town, townName } from '../../requests/town.ts';
import type { DayAt } from '../../serving/almanac.ts';
import { watchesOf } from '../../serving/watches.ts';
import { civilOf } from '../../tools/civil-date.ts';
import { clockIn, dayMonth, longDay, monthName } from '../../tools/clock.ts';
import { ChangeTown } from '../town-form.tsx';
import { DayCard, tithiIn } from './card.tsx';
import { FastSchools, mayHaveFast } from './fast-schools.tsx';
import { SouthernDay } from './southern.tsx';
import { WatchTable } from './watches.tsx';

interface DayPageProps {
  readonly frame: Frame;
  readonly town: Town;
  readonly at: DayAt;
  readonly today: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly years: OpenYears;
  readonly base: string;
  /** Whose fasts of the eleventh tithi are shown. */
  readonly school: EkadashiSchool;
}

export function DayPage({ frame, town, at, today, now, years, base, school }: DayPageProps) {
  const { lang, words: all } = frame.reader;
  const words = all.days;
  const { date, day, engine } = at;
  const name = townName(town, lang);
  const said = longDay(lang, date);
  const { sunrise } = day.rise_set;
  const watches = watchesOf(day);
  const description = words.daySaid(said, name, tithiIn(lang, day).value, sunrise && clockIn(lang, sunrise));
  const schooled = school === 'smarta' ? '' : `&ekadashi=${school}`;
  const call = `${base}/v1/${engine.segment}/panchanga?date=${date}${schooled}&${town.query}${printQuery(town, engine)}`;
  // the Tamil day is given by name alone
  const calls = day.southern_day === undefined ? [''] : ['', '&blocks=southern_day'];
  return (
    <Page
      frame={frame}
      title={`${words.dayTitle(name)}, ${said}`}
      about={{ base, description, path: inTown(`/day/${date}`, town) }}
      scripts={['turn.js']}
      sheet={['day.css']}
    >
      <header class="arrive">
        <h1>
          {words.dayTitle(name)}{' '}
          <span class="on-day">
            <DateText of={(id) => longDay(id, date)} lang={lang} />
          </span>
        </h1>
        <DayTurn frame={frame} town={town} date={date} today={today} years={years} />
        <AlsoIn reader={frame.reader} language={languageOfTown(town)} />
        <ChangeTown lang={lang} action={`/day/${date}`} town={town} />
      </header>
      <DayCard
        at={at}
        town={town}
        lang={lang}
        now={now}
        keptHead={
          <LabelOr of="festival" lang={lang}>
            {words.kept}
          </LabelOr>
        }
      />
      {mayHaveFast(day) && <FastSchools date={date} town={town} lang={lang} school={school} />}
      {watches !== null && <WatchTable watches={watches} lang={lang} />}
      {day.southern_day && <SouthernDay southern={day.southern_day} date={date} lang={lang} />}
      <section aria-labelledby="call">
        <h2 id="call">{words.call}</h2>
        <p class="soft">{words.callLead}</p>
        <Sample
          id="made-by"
          text={calls.map((more) => `curl '${call}${more}' \\\n  -H 'X-API-Key: …'`).join('\n')}
          words={all.frame}
        />
      </section>
    </Page>
  );
}

interface DayTurnProps extends Pick<DayPageProps, 'frame' | 'town' | 'today' | 'years'> {
  readonly date: string;
}

function DayTurn({ frame, town, date, today, years }: DayTurnProps) {
  const { lang, words: all } = frame.reader;
  const words = all.days;
  const step = (days: number, label: string): TurnLink | null => {
    const to = isoDate(plusDays(civilOf(date), days));
    if (!isOpenYear(years, Number(to.slice(0, -6)))) return null;
    return {
      href: inTown(`/day/${to}`, town),
      text: <DateText of={(id) => dayMonth(id, to)} lang={lang} />,
      said: label,
    };
  };
  return (
    <>
      <Turn before={step(-1, words.before)} after={step(1, words.after)} label={words.days}>
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
      </Turn>
      <p class="turn-up">
        {date !== today && <a href={inTown(`/day/${today}`, town)}>{words.today}</a>}
        <a href={inTown(`/month/${date.slice(0, -3)}`, town)}>{words.wholeMonth(monthName(lang, date))}</a>
        <a href={inTown(`/festivals/${date.slice(0, -6)}`, town)}>{words.wholeYear(Number(date.slice(0, -6)))}</a>
      </p>
    </>
  );
}
