/**
 * The page of the regional calendars: a converter in both directions, the month as a grid in the calendar's own digits,
 * and the same day in the other calendars.
 */
import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import { namesOf, proseOf } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { DateText, MarkedText, Name } from '../../design/names.tsx';
import { type Frame, Page } from '../../design/page.tsx';
import { Sample } from '../../design/parts.tsx';
import { inDigits, longDay } from '../../tools/clock.ts';
import { named, namedIn } from '../../tools/names-in-language.ts';
import { CalendarMonth } from './month.tsx';
import { Reasons } from './reasons.tsx';
import { addressOf, type CalendarEntry, type DatedId, ISO_15924, isDatedEntry, type ShownCalendar } from './shown.ts';

/** The date in another calendar, as one line. */
export interface OtherDate {
  readonly entry: CalendarEntry;
  readonly text: string;
  readonly native: string;
}

export interface CalendarsShown {
  readonly found: ShownCalendar;
  readonly others: readonly OtherDate[];
  /** The API call that returns the data; the path begins with `/v1`. */
  readonly call: string;
  /** The engine; null for a calendar defined by law. */
  readonly engine: EngineInfo | null;
}

interface CalendarsProps {
  readonly frame: Frame;
  readonly catalog: readonly CalendarEntry[];
  readonly id: DatedId;
  /** The typed values, to fill in the forms again. */
  readonly typed: Readonly<Record<string, string>>;
  readonly today: string;
  readonly base: string;
  readonly shown: CalendarsShown | null;
  readonly wrong?: string;
}

/** Its name for the reader, under its own; in the language of the sentences where the reader's is its own. */
function UnderNative({ of, lang }: { readonly of: CalendarEntry; readonly lang: PageLanguage }) {
  const name = [lang, proseOf(lang)].map((each) => namedIn(of, each)).find(({ value }) => value !== of.native);
  if (name === undefined) return null;
  return (
    <span>
      <MarkedText of={name} lang={lang} />
    </span>
  );
}

export function Calendars({ frame, catalog, id, typed, today, base, shown, wrong }: CalendarsProps) {
  const { lang, words: all } = frame.reader;
  const words = all.calendars;
  const entry = catalog.find((each) => each.id === id);
  if (entry === undefined) throw new Error(`no calendar ${id}`);
  const date = shown?.found.date ?? today;
  return (
    <Page
      frame={frame}
      title={words.title}
      sheet={['arrive.css', 'month.css', 'calendars.css']}
      letters={[ISO_15924[entry.script]]}
    >
      <header class="arrive">
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
      </header>
      <nav class="lands" aria-label={words.calendar}>
        {catalog.filter(isDatedEntry).map((each) => (
          <a key={each.id} href={addressOf(each.id, date)} {...(each.id === id && { 'aria-current': 'page' as const })}>
            <b lang={each.language}>{each.native}</b> <UnderNative of={each} lang={lang} />
          </a>
        ))}
      </nav>
      {wrong !== undefined && (
        <p class="notice bad" role="alert" lang="en">
          {wrong}
        </p>
      )}
      <Forms entry={entry} id={id} typed={typed} date={date} found={shown?.found ?? null} lang={lang} />
      {shown !== null && <Answer shown={shown} entry={entry} id={id} today={today} lang={lang} />}
      {shown !== null && (
        <section aria-labelledby="call">
          <h2 id="call">{words.call}</h2>
          <p class="soft">{words.callLead}</p>
          <Sample id="made-by" text={`curl '${base}${shown.call}'`} words={all.frame} />
          <Files id={id} year={shown.found.year} lang={lang} />
        </section>
      )}
    </Page>
  );
}

interface FormsProps {
  readonly entry: CalendarEntry;
  readonly id: DatedId;
  readonly typed: Readonly<Record<string, string>>;
  readonly date: string;
  readonly found: ShownCalendar | null;
  readonly lang: PageLanguage;
}

/** The two forms: from a civil day to a date of the calendar, and back. */
function Forms({ entry, id, typed, date, found, lang }: FormsProps) {
  const words = pageWords(lang).calendars;
  // an option can have only one language: that of the calendar if the reader's names are in it
  const isOwn = entry.language === namesOf(lang);
  const month = Number(typed.month ?? found?.month.number ?? 1);
  return (
    <section class="split even converter" aria-label={words.convert}>
      <form class="card stack" method="get" action="/calendars">
        <h2>{words.toCalendar(named(entry, proseOf(lang)))}</h2>
        <input type="hidden" name="id" value={id} />
        <div class="field">
          <label for="date">{words.date}</label>
          <input id="date" name="date" type="date" value={typed.date ?? date} required />
        </div>
        <button class="btn" type="submit">
          {words.convert}
        </button>
      </form>
      <form class="card stack" method="get" action="/calendars">
        <h2>{words.toCivil(named(entry, proseOf(lang)))}</h2>
        <input type="hidden" name="id" value={id} />
        <div class="parts">
          <div class="field">
            <label for="month">{words.month}</label>
            <select id="month" name="month">
              {entry.months.map(({ number, name, name_native }) => (
                <option
                  key={number}
                  value={number}
                  selected={number === month}
                  {...(isOwn && { lang: entry.language })}
                >
                  {isOwn ? `${inDigits(namesOf(lang), String(number))} ${name_native}` : words.monthOf(number, name)}
                </option>
              ))}
            </select>
          </div>
          <div class="field">
            <label for="day">{words.day}</label>
            <input id="day" name="day" type="number" value={typed.day ?? String(found?.day ?? 1)} required />
          </div>
          <div class="field">
            <label for="year">{words.year}</label>
            <input id="year" name="year" type="number" value={typed.year ?? String(found?.year ?? '')} required />
          </div>
        </div>
        <button class="btn" type="submit">
          {words.convert}
        </button>
      </form>
    </section>
  );
}

interface AnswerProps {
  readonly shown: CalendarsShown;
  readonly entry: CalendarEntry;
  readonly id: DatedId;
  readonly today: string;
  readonly lang: PageLanguage;
}

function Answer({ shown: { found, others, engine }, entry, id, today, lang }: AnswerProps) {
  const words = pageWords(lang).calendars;
  return (
    <>
      <section aria-labelledby="found">
        <h2 id="found" class="found">
          <b lang={entry.language}>{found.text_native}</b>
          <span>{found.text}</span>
          <time dateTime={found.date}>
            <DateText of={(id) => longDay(id, found.date)} lang={lang} />
          </time>
        </h2>
        <CalendarMonth found={found} entry={entry} id={id} today={today} lang={lang} />
      </section>
      <section aria-labelledby="why">
        <h2 id="why">{words.why}</h2>
        <Reasons found={found} entry={entry} engine={engine} lang={lang} />
      </section>
      <section aria-labelledby="others">
        <h2 id="others">{words.others}</h2>
        <ul class="doors same">
          {others.map((each) => (
            <Other key={each.entry.id} other={each} date={found.date} lang={lang} />
          ))}
        </ul>
      </section>
    </>
  );
}

interface OtherProps {
  readonly other: OtherDate;
  readonly date: string;
  readonly lang: PageLanguage;
}

/** A link to the date in another calendar. Lunar dates have no link, because this page does not show them. */
function Other({ other: { entry, text, native }, date, lang }: OtherProps) {
  const said = (
    <>
      <b lang={entry.language}>{native}</b>
      <span>
        <em>{text}</em>
      </span>
      <span>
        <Name of={entry} lang={lang} />
      </span>
    </>
  );
  return isDatedEntry(entry) ? (
    <li>
      <a href={addressOf(entry.id, date)}>{said}</a>
    </li>
  ) : (
    <li class="card">{said}</li>
  );
}

/** Links to the months of the year as files for other programs, and to the page about the rules. */
function Files({ id, year, lang }: { readonly id: DatedId; readonly year: number; readonly lang: PageLanguage }) {
  const words = pageWords(lang).calendars;
  const file = (format: string): string => `/v1/calendars/${id}/year?year=${year}&format=${format}`;
  return (
    <p class="actions">
      <a class="btn quiet" href={file('ics')}>
        {words.asIcs(String(year))}
      </a>
      <a class="btn quiet" href={file('csv&bom=1')}>
        {words.asCsv(String(year))}
      </a>
      <a class="btn quiet" href="/docs/guides/calendars">
        {words.more}
      </a>
    </p>
  );
}
