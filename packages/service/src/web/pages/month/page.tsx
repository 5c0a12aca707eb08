/** A month at a town as a wall calendar, in which each day is a link. */

import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import { AlsoIn } from '../../design/language-menu.tsx';
import { DateText } from '../../design/names.tsx';
import { type Frame, Page } from '../../design/page.tsx';
import { DateField, Turn, type TurnLink } from '../../design/turn.tsx';
import { isOpenYear, type OpenYears } from '../../requests/open-years.ts';
import { languageOfTown } from '../../requests/state-language.ts';
import { inTown, type Town, townName } from '../../requests/town.ts';
import type { MonthShown } from '../../serving/almanac-years.ts';
import { monthName } from '../../tools/clock.ts';
import { PrintedLine } from '../day/printed-or-modern.tsx';
import { ChangeTown } from '../town-form.tsx';
import { Month, MonthName } from './month.tsx';

interface MonthPageProps {
  readonly frame: Frame;
  readonly town: Town;
  /** `2027-01` */
  readonly asked: string;
  readonly month: MonthShown;
  readonly engine: EngineInfo;
  readonly today: string;
  readonly years: OpenYears;
  readonly base: string;
}

export function MonthPage({ frame, town, asked, month, engine, today, years, base }: MonthPageProps) {
  const { lang, words: all } = frame.reader;
  const words = all.days;
  const name = townName(town, lang);
  const date = `${asked}-01`;
  const said = monthName(lang, date);
  const great = month.days.flatMap(({ kept }) => kept.filter((each) => each.great).map((each) => each.name));
  return (
    <Page
      frame={frame}
      title={words.monthTitle(said, name)}
      about={{ base, description: words.monthSaid(said, name, great), path: inTown(`/month/${asked}`, town) }}
      scripts={['turn.js']}
      sheet={['month.css', 'arrive.css', 'cells.css', 'days.css']}
    >
      <header class="arrive">
        <h1 id="month">
          <MonthName month={month} date={date} lang={lang} /> <span class="on-day">{name}</span>
        </h1>
        <MonthTurn frame={frame} town={town} asked={asked} years={years} />
        <p class="turn-up">
          <a href={inTown(`/day/${today}`, town)}>{words.today}</a>
          <a href={inTown(`/festivals/${asked.slice(0, -3)}`, town)}>{words.wholeYear(Number(asked.slice(0, -3)))}</a>
        </p>
        <AlsoIn reader={frame.reader} language={languageOfTown(town)} />
        <ChangeTown lang={lang} action={`/month/${asked}`} town={town} />
      </header>
      <section aria-labelledby="month">
        <Month month={month} date={date} today={today} town={town} lang={lang} head="h2" />
        <PrintedLine town={town} engine={engine} path={`/month/${asked}`} lang={lang} />
      </section>
      <p class="programmers">
        <a href="/docs/panchanga-month">{all.almanac.programmers}</a>
      </p>
    </Page>
  );
}

function MonthTurn({ frame, town, asked, years }: Pick<MonthPageProps, 'frame' | 'town' | 'asked' | 'years'>) {
  const { lang, words: all } = frame.reader;
  const words = all.days;
  const step = (months: number, label: string): TurnLink | null => {
    const to = monthAfter(asked, months);
    if (!isOpenYear(years, Number(to.slice(0, -3)))) return null;
    return {
      href: inTown(`/month/${to}`, town),
      text: <DateText of={(id) => monthName(id, `${to}-01`)} lang={lang} />,
      said: label,
    };
  };
  return (
    <Turn before={step(-1, words.monthBefore)} after={step(1, words.monthAfter)} label={words.months}>
      <DateField
        action="/month"
        type="month"
        value={asked}
        label={words.monthField}
        go={words.go}
        town={town.address}
        min={`${years.from}-01`}
        max={`${years.to}-12`}
      />
    </Turn>
  );
}

function monthAfter(asked: string, months: number): string {
  const [year = 0, month = 1] = asked.split('-').map(Number);
  const counted = year * 12 + month - 1 + months;
  return `${Math.floor(counted / 12)}-${String((counted % 12) + 1).padStart(2, '0')}`;
}
