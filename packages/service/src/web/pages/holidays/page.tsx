/** The holidays of a country or state in a year: the dates, the lists that have them, and our own date where it is another. */

import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import { proseOf } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import type { HolidayLand, holidayDays } from 'ganaka/internal/views/festivals/holidays.ts';
import { HOLIDAY_LANDS, statesOf } from 'ganaka/internal/views/festivals/holidays.ts';
import type { PayloadOf } from 'ganaka/internal/views/view.ts';
import { Beside, DateText, Name } from '../../design/names.tsx';
import { type Frame, Page } from '../../design/page.tsx';
import { Sample } from '../../design/parts.tsx';
import { Scroll } from '../../design/scroll.tsx';
import { Turn, type TurnLink } from '../../design/turn.tsx';
import { Gist } from '../../muhurta/parts.tsx';
import { isOpenYear, type OpenYears } from '../../requests/open-years.ts';
import { dayMonth, inDigits, weekdayShort } from '../../tools/clock.ts';
import { engineSentence } from '../../tools/engine-sentence.ts';

export type HolidayDay = PayloadOf<typeof holidayDays>[number];
type State = ReturnType<typeof statesOf>[number];

interface HolidaysProps {
  readonly frame: Frame;
  readonly land: HolidayLand;
  readonly state: State | null;
  readonly year: number;
  readonly years: OpenYears;
  readonly days: readonly HolidayDay[];
  readonly engine: EngineInfo;
  readonly base: string;
}

export const addressOf = (land: HolidayLand, year: number, state: State | null): string =>
  `/holidays/${land.code}/${year}${state === null ? '' : `?state=${state.code}`}`;

/** The name of the country or state in the language of the sentences. */
export function landName(land: HolidayLand, state: State | null, lang: PageLanguage): string {
  const { holidays } = pageWords(lang);
  return state === null ? (holidays.countries[land.code] ?? land.name) : holidays.state(state.name);
}

export function Holidays({ frame, land, state, year, years, days, engine, base }: HolidaysProps) {
  const { lang, words: all } = frame.reader;
  const words = all.holidays;
  const name = landName(land, state, lang);
  const title = words.title(name, year);
  const path = addressOf(land, year, state);
  return (
    <Page
      frame={frame}
      title={title}
      about={{ base, description: words.said(name, year), path }}
      scripts={['turn.js']}
      sheet={['arrive.css', 'calendars.css']}
    >
      <header class="arrive">
        <h1>{title}</h1>
        <p class="lead">{words.lead}</p>
        <YearTurn {...{ frame, land, state, year, years }} />
      </header>
      <nav class="lands" aria-label={words.lands}>
        {HOLIDAY_LANDS.map((each) => (
          <a
            key={each.code}
            href={addressOf(each, year, null)}
            {...(each.code === land.code && { 'aria-current': 'page' as const })}
          >
            {landName(each, null, lang)}
          </a>
        ))}
      </nav>
      <section class="card" aria-label={title}>
        {days.length === 0 ? <p class="soft">{words.empty}</p> : <Days days={days} label={title} lang={lang} />}
        <p class="hint">{all.festivals.by(engineSentence(engine, lang).name)}</p>
      </section>
      <States {...{ land, state, year, lang }} />
      <section aria-labelledby="call">
        <h2 id="call">{words.call}</h2>
        <p class="soft">{words.callLead}</p>
        <Sample
          id="made-by"
          text={`curl '${base}/v1/holidays?country=${land.code}${state === null ? '' : `&state=${state.code}`}&year=${year}' \\\n  -H 'X-API-Key: …'`}
          words={all.frame}
        />
      </section>
    </Page>
  );
}

function YearTurn({
  frame,
  land,
  state,
  year,
  years,
}: Pick<HolidaysProps, 'frame' | 'land' | 'state' | 'year' | 'years'>) {
  const { lang, words } = frame.reader;
  const step = (to: number, said: string): TurnLink | null =>
    isOpenYear(years, to)
      ? { href: addressOf(land, to, state), text: <DateText of={(id) => inDigits(id, String(to))} lang={lang} />, said }
      : null;
  return (
    <Turn
      before={step(year - 1, words.festivals.yearBefore)}
      after={step(year + 1, words.festivals.yearAfter)}
      label={words.holidays.years}
    >
      <b>
        <DateText of={(id) => inDigits(id, String(year))} lang={lang} />
      </b>
    </Turn>
  );
}

interface DaysProps {
  readonly days: readonly HolidayDay[];
  readonly label: string;
  readonly lang: PageLanguage;
}

function Days({ days, label, lang }: DaysProps) {
  const words = pageWords(lang).holidays;
  return (
    <Scroll label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.date}</th>
            <th scope="col">{words.holiday}</th>
            <th scope="col">{words.list}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((each) => (
            <tr key={`${each.date}${each.id}`}>
              <td>
                <time dateTime={each.date}>
                  <DateText of={(id) => dayMonth(id, each.date)} lang={lang} />{' '}
                  <span class="soft">
                    <DateText of={(id) => weekdayShort(id, each.date)} lang={lang} />
                  </span>
                </time>
              </td>
              <td>
                <a href={`/festivals/${each.festival}/${each.rule_date.slice(0, -6)}`}>
                  <Name of={each} lang={lang} />
                </a>{' '}
                <Beside of={each} lang={lang} />
              </td>
              <td>
                <ListOf each={each} lang={lang} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

/** The list that has the date, and our own date if it is another. */
function ListOf({ each, lang }: { readonly each: HolidayDay; readonly lang: PageLanguage }) {
  const words = pageWords(lang).holidays;
  const prose = proseOf(lang);
  const { gazetted, differs } = each;
  if (gazetted === null) return <span class="soft">{words.none}</span>;
  return (
    <>
      {words.kinds[gazetted.kind]}
      {gazetted.substitute_for !== null && `, ${words.substitute(dayMonth(prose, gazetted.substitute_for))}`}
      <br />
      <small class="soft" lang="en">
        {gazetted.source}
      </small>
      {differs !== null && (
        <p class="hint">
          {words.differs(dayMonth(prose, each.rule_date))}{' '}
          {differs.citation !== null && <Gist cited={differs.citation} lang={lang} />}
        </p>
      )}
    </>
  );
}

/** The states of the country, each with its own festivals. */
function States({
  land,
  state,
  year,
  lang,
}: Pick<HolidaysProps, 'land' | 'state' | 'year'> & { readonly lang: PageLanguage }) {
  const words = pageWords(lang).holidays;
  const states = statesOf(land);
  if (states.length === 0) return null;
  return (
    <section aria-labelledby="states">
      <h2 id="states">{words.states}</h2>
      <nav class="chips others" aria-label={words.states}>
        {state !== null && <a href={addressOf(land, year, null)}>{words.whole}</a>}
        {states.map((each) => (
          <a
            key={each.code}
            href={addressOf(land, year, each)}
            {...(each.code === state?.code && { 'aria-current': 'page' as const })}
          >
            {words.state(each.name)}
          </a>
        ))}
      </nav>
    </section>
  );
}
