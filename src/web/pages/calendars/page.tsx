/** A converter in two forms, the month as a grid in the calendar's own digits, and the day in the other calendars. */
import type { ComponentChildren } from 'preact';
import type { Static } from 'typebox';
import { dayOf, isoDate, weekdayOf } from '../../../kernel/civil.ts';
import { type CivilDay, plusDays } from '../../../kernel/units.ts';
import type { calendar } from '../../../views/calendars/calendar.ts';
import type { catalogReply } from '../../../views/calendars/catalog.ts';
import { dayInScript } from '../../../views/calendars/parameters.ts';
import { MonthGrid } from '../../design/month-grid.tsx';
import { type Frame, Page } from '../../design/page.tsx';
import { Sample } from '../../design/parts.tsx';
import { dayMonth, longDay } from '../../tools/clock.ts';
import { named } from '../../tools/said.ts';
import type { Language } from '../../words/index.ts';
import { CALENDARS_WORDS } from './words.ts';

export type CalendarSaid = Static<typeof calendar.reply>;
export type CatalogEntry = Static<typeof catalogReply>[number];
type Id = Parameters<typeof dayInScript>[0];

/** A date of another calendar, in one line. */
export interface OtherDate {
  readonly entry: CatalogEntry;
  readonly text: string;
  readonly native: string;
}

export interface CalendarsShown {
  readonly found: CalendarSaid;
  readonly others: readonly OtherDate[];
  /** The call that answers it, from `/v1` on. */
  readonly call: string;
}

interface CalendarsProps {
  readonly frame: Frame;
  readonly catalog: readonly CatalogEntry[];
  readonly id: Id;
  /** What was typed, to stand in the forms again. */
  readonly typed: Readonly<Record<string, string>>;
  readonly today: string;
  readonly base: string;
  readonly shown: CalendarsShown | null;
  readonly wrong?: string;
}

export function Calendars({ frame, catalog, id, typed, today, base, shown, wrong }: CalendarsProps) {
  const { lang } = frame.reader;
  const words = CALENDARS_WORDS[lang];
  const entry = catalog.find((each) => each.id === id);
  return (
    <Page frame={frame} title={words.title} sheet="home.css">
      <header class="arrive">
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
      </header>
      {wrong !== undefined && (
        <p class="notice bad" role="alert">
          {wrong}
        </p>
      )}
      <section class="split even" aria-label={words.calendar}>
        <Form title={words.toCalendar} words={words} catalog={catalog} id={id} lang={lang} name="civil">
          <Field name="date" label={words.date} type="date" value={typed.date ?? shown?.found.date ?? today} />
        </Form>
        <Form title={words.toCivil} words={words} catalog={catalog} id={id} lang={lang} name="own">
          {(['year', 'month', 'day'] as const).map((part) => (
            <Field
              key={part}
              name={part}
              label={words[part]}
              type="number"
              value={typed[part] ?? String(shown === null ? '' : part === 'month' ? shown.found.month.number : shown.found[part])}
            />
          ))}
        </Form>
      </section>
      {shown !== null && entry !== undefined && (
        <Shown shown={shown} entry={entry} id={id} today={today} base={base} frame={frame} />
      )}
    </Page>
  );
}

interface FormProps {
  readonly title: string;
  readonly name: string;
  readonly words: (typeof CALENDARS_WORDS)[Language];
  readonly catalog: readonly CatalogEntry[];
  readonly id: Id;
  readonly lang: Language;
  readonly children: ComponentChildren;
}

function Form({ title, name, words, catalog, id, lang, children }: FormProps) {
  return (
    <form class="card" method="get" action="/calendars">
      <h2>{title}</h2>
      <div class="field">
        <label for={`${name}-id`}>{words.calendar}</label>
        <select id={`${name}-id`} name="id">
          {catalog
            .filter((each) => each.kind !== 'lunar')
            .map((each) => (
              <option key={each.id} value={each.id} selected={each.id === id}>
                {named(each, lang)}
              </option>
            ))}
        </select>
      </div>
      {children}
      <p class="actions">
        <button class="btn" type="submit">
          {words.show}
        </button>
      </p>
    </form>
  );
}

function Field({ name, label, type, value }: { readonly name: string; readonly label: string; readonly type: string; readonly value: string }) {
  return (
    <div class="field">
      <label for={`field-${name}`}>{label}</label>
      <input id={`field-${name}`} name={name} type={type} value={value} required />
    </div>
  );
}

interface ShownProps {
  readonly shown: CalendarsShown;
  readonly entry: CatalogEntry;
  readonly id: Id;
  readonly today: string;
  readonly base: string;
  readonly frame: Frame;
}

function Shown({ shown, entry, id, today, base, frame }: ShownProps) {
  const { found, others, call } = shown;
  const { lang, words: common } = frame.reader;
  const words = CALENDARS_WORDS[lang];
  return (
    <>
      <section aria-labelledby="found">
        <h2 id="found">
          <span lang={entry.language}>{found.text_native}</span>{' '}
          <span class="beside">
            {found.text} {words.is} <time dateTime={found.date}>{longDay(lang, found.date)}</time>
          </span>
        </h2>
        <Reasons found={found} lang={lang} />
        <MonthOf found={found} entry={entry} id={id} today={today} lang={lang} />
      </section>
      <section aria-labelledby="others">
        <h2 id="others">{words.others}</h2>
        <ul class="doors">
          {others.map(({ entry: other, text, native }) => (
            <li key={other.id} class="card">
              <b lang={other.language}>{native}</b>
              <span>
                <em>{text}.</em> {named(other, lang)}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="call">
        <h2 id="call">{words.call}</h2>
        <p class="soft">{words.callLead}</p>
        <Sample id="made-by" text={`curl '${base}${call}'`} words={common} />
        <p class="actions">
          <a class="btn quiet" href="/docs/guides/calendars">
            {words.more}
          </a>
        </p>
      </section>
    </>
  );
}

/** Rule, source, sankranti and margin; an edge in words. */
function Reasons({ found, lang }: { readonly found: CalendarSaid; readonly lang: Language }) {
  const words = CALENDARS_WORDS[lang];
  const { place, sankranti, cutoff, margin_minutes: margin, printed } = found;
  const side = sankranti !== null && cutoff !== null && sankranti.at > cutoff.at ? 'after' : 'before';
  const first = plusDays(civilOf(found.date), 1 - found.day + (side === 'after' ? -1 : 1));
  return (
    <>
      <dl class="facts">
        {place !== null && <Fact name={words.place} text={place.name} />}
        <Fact name={words.rule} text={`${found.rule} (${words.confidence[found.confidence]}): ${found.source}`} />
        {sankranti !== null && (
          <Fact name={words.sankranti} text={`${named(sankranti.rashi, lang)}, ${sankranti.at.slice(0, 16).replace('T', ' ')}`} />
        )}
        {margin !== null && cutoff !== null && (
          <Fact name={words.margin} text={`${words.minutes(margin)}, ${words.cutoff[cutoff.kind]}`} />
        )}
        {printed !== undefined && (
          <Fact name={words.printed} text={printed.agrees ? words.agrees(printed.date) : words.differs(printed.date)} />
        )}
      </dl>
      {found.edge && sankranti !== null && cutoff !== null && margin !== null && (
        <p class="notice">
          {words.edge(named(sankranti.rashi, lang), margin, side, words.cutoff[cutoff.kind], dayMonth(lang, isoDate(first)))}
        </p>
      )}
    </>
  );
}

const Fact = ({ name, text }: { readonly name: string; readonly text: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{text}</dd>
  </div>
);

interface MonthProps {
  readonly found: CalendarSaid;
  readonly entry: CatalogEntry;
  readonly id: Id;
  readonly today: string;
  readonly lang: Language;
}

/** The month with the calendar's day large and the civil day small. */
function MonthOf({ found, entry, id, today, lang }: MonthProps) {
  const words = CALENDARS_WORDS[lang];
  const first = plusDays(civilOf(found.date), 1 - found.day);
  const days = Array.from({ length: found.days_in_month }, (_, i) => ({ date: isoDate(plusDays(first, i)), day: i + 1 }));
  const to = (day: CivilDay): string => `/calendars?id=${id}&date=${isoDate(day)}`;
  return (
    <>
      <h3>
        <span lang={entry.language}>{found.month.name_native}</span> {found.month.name} {found.year}
      </h3>
      <MonthGrid
        days={days}
        weekday={weekdayOf(first)}
        caption={`${found.month.name} ${found.year}`}
        lang={lang}
        cell={({ date, day }) => (
          <td key={date} class={date === found.date ? 'great' : ''} {...(date === today && { 'aria-current': 'date' as const })}>
            <span class="cell-head">
              <b lang={entry.language}>{dayInScript(id, day)}</b>
            </span>
            <span class="cell-tithi">
              <time dateTime={date}>{dayMonth(lang, date)}</time>
            </span>
          </td>
        )}
      />
      <p class="actions">
        <a class="btn quiet" rel="prev" href={to(plusDays(first, -1))}>
          {words.before}
        </a>
        <a class="btn quiet" rel="next" href={to(plusDays(first, found.days_in_month))}>
          {words.after}
        </a>
      </p>
    </>
  );
}

function civilOf(date: string): CivilDay {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return dayOf({ year, month, day });
}
