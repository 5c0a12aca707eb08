/** The wedding days of a year, month by month: dates for everybody, hours for readers with a key. */
import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { DOORS } from 'ganaka/internal/text/languages/sa/pages.ts';
import type { vivahaVarsha } from 'ganaka/internal/views/muhurta/vivaha-varsha.ts';
import type { PayloadOf } from 'ganaka/internal/views/view.ts';
import { Forget, KeyForm, type KeyTokens } from '../../design/key-form.tsx';
import type { Frame } from '../../design/page.tsx';
import { Notice } from '../../design/parts.tsx';
import { PlaceField } from '../../design/place-field.tsx';
import { numberText } from '../../design/reader.ts';
import { ToolPage } from '../../design/tool-page.tsx';
import { MARK, TONE, wordOf } from '../../muhurta/clauses.ts';
import { EngineChoice, Gist, UnfoldingList } from '../../muhurta/parts.tsx';
import { placeName } from '../../requests/town.ts';
import { clockOn, longDay, monthAlone } from '../../tools/clock.ts';
import { engineSentence } from '../../tools/engine-sentence.ts';
import { named, passageReference } from '../../tools/names-in-language.ts';
import type { OwnKeys } from '../../tools/own-keys.ts';
import { faultText } from '../vivaha-milan/hours.tsx';
import { CREDITS } from '../vivaha-milan/page.tsx';

export type WeddingYear = PayloadOf<typeof vivahaVarsha>;
type Month = WeddingYear['months'][number];
type Day = Month['days'][number];

export interface VivahaYearQuery {
  readonly year: string;
  readonly place: string;
  readonly engine: EngineInfo;
}

interface YearProps {
  readonly frame: Frame;
  readonly tokens: KeyTokens;
  /** The keys of the signed-in account. */
  readonly own?: OwnKeys | undefined;
  /** Null for a reader without a key. */
  readonly keyed: { readonly csrf: string; readonly shown: string; readonly balance: number | null } | null;
  readonly asked: VivahaYearQuery;
  readonly engines: readonly EngineInfo[];
  readonly year: WeddingYear;
  /** Whether the hours are shown. */
  readonly hours: boolean;
  readonly told?: { readonly kind: 'bad' | 'good' | 'plain'; readonly text: string };
  readonly call: string;
}

export function VivahaYear(props: YearProps) {
  const { frame, tokens, own, keyed, asked, engines, year, hours, told, call } = props;
  const { lang } = frame.reader;
  const words = frame.reader.words.vivaha;
  return (
    <ToolPage
      frame={frame}
      sheet={['muhurta.css']}
      title={words.title}
      sanskrit={DOORS['/vivaha']}
      lead={words.lead}
      bar={
        keyed === null ? null : (
          <div class="timebar">
            <VivahaYearForm asked={asked} engines={engines} csrf={keyed.csrf} lang={lang} />
            <Forget
              frame={frame}
              token={keyed.csrf}
              shown={`${keyed.shown} · ${words.left(keyed.balance === null ? words.unlimited : numberText(lang, keyed.balance))}`}
            />
          </div>
        )
      }
      call={call}
      {...(keyed !== null && { scripts: ['places.js'] })}
      callLead={words.callLead}
      foot={frame.reader.words.muhurta.foot(engineSentence(asked.engine, lang).name)}
    >
      {told !== undefined && <Notice {...(told.kind !== 'plain' && { kind: told.kind })}>{told.text}</Notice>}
      <section class="card" aria-labelledby="year">
        <h2 id="year">
          {words.year(asked.year, placeName({ name: asked.place }, lang))}{' '}
          <span class="beside">{words.count(year.count)}</span>
        </h2>
        <p class="hint">{words.legend}</p>
        <Jump year={year} isOpen={keyed === null} lang={lang} />
      </section>
      <div class="tool-grid even">
        {year.months.map((month) => (
          <MonthCard key={month.month} month={month} year={year.year} hours={hours} lang={lang} />
        ))}
      </div>
      {keyed === null && (
        <section class="card stack" aria-labelledby="without">
          <h2 id="without">{words.without}</h2>
          <p>{words.price(CREDITS)}</p>
          <KeyForm frame={frame} tokens={tokens} own={own} next="/vivaha" isChief />
        </section>
      )}
    </ToolPage>
  );
}

interface JumpProps {
  readonly year: WeddingYear;
  /** Whether the reader has no key. */
  readonly isOpen: boolean;
  readonly lang: PageLanguage;
}

/** Links to the months that have wedding days, and to the way to another year. */
function Jump({ year: { year, months }, isOpen, lang }: JumpProps) {
  const words = pageWords(lang).vivaha;
  return (
    <nav class="chips others" aria-label={words.months}>
      {months
        .filter(({ days }) => days.length > 0)
        .map(({ month }) => (
          <a key={month} href={`#month-${month}`}>
            {monthAlone(lang, isoMonth(year, month))}
          </a>
        ))}
      {isOpen && <a href="#without">{words.nextYear(year + 1)}</a>}
    </nav>
  );
}

const isoMonth = (year: number, month: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;

interface MonthProps {
  readonly month: Month;
  readonly year: number;
  readonly hours: boolean;
  readonly lang: PageLanguage;
}

function MonthCard({ month, year, hours, lang }: MonthProps) {
  const words = pageWords(lang).vivaha;
  const id = `month-${month.month}`;
  // the clause that bars the most days
  const [first] = month.because;
  const reasons = [...new Set(month.because.map((each) => wordOf(each.id, lang)))];
  return (
    <section class="card" aria-labelledby={id}>
      <h2 id={id}>{monthAlone(lang, isoMonth(year, month.month))}</h2>
      {month.days.length === 0 ? (
        <>
          <p class="soft">{words.empty(reasons.join(', '))}</p>
          {first !== undefined && (
            <p class="hint">
              <Gist cited={first.citation} lang={lang} /> <small>{passageReference(first.citation, lang)}</small>
            </p>
          )}
        </>
      ) : (
        <ul class="hours wedding-days">
          {month.days.map((day) => (
            <li key={day.date}>
              <DayLine day={day} hours={hours} lang={lang} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function DayLine({ day, hours, lang }: { readonly day: Day; readonly hours: boolean; readonly lang: PageLanguage }) {
  return (
    <>
      <b class={TONE[day.day]} data-date={day.date}>
        <span aria-hidden="true">{MARK[day.day]}</span> {longDay(lang, day.date)}
        <span class="visually-hidden"> {pageWords(lang).muhurta.verdict[day.day]}</span>
      </b>
      {hours && <HoursLines day={day} lang={lang} />}
    </>
  );
}

/** The open hours of a day; of those allowed only in need the best three, with what the rising sign has against it. */
function HoursLines({ day, lang }: { readonly day: Day; readonly lang: PageLanguage }) {
  const words = pageWords(lang).vivaha;
  const line = ({ start, end, grade, lagnas, faults }: Day['hours'][number]) => (
    <small key={start} class={`num-line ${TONE[grade]}`}>
      {MARK[grade]} {clockOn(lang, start, day.date)} – {clockOn(lang, end, day.date)}{' '}
      <span class="soft">
        {lagnas.map((each) => named(each, lang)).join(', ')}
        {faults.length > 0 && `: ${faults.map((id) => faultText(id, lang)).join(', ')}`}
      </span>
    </small>
  );
  const open = day.hours.filter(({ faults }) => faults.length === 0);
  const needed = day.hours.filter(({ faults }) => faults.length > 0);
  return (
    <>
      {open.map(line)}
      {needed.length > 0 && (
        <>
          <small>{words.inNeed}</small>
          <UnfoldingList list={needed.map(line)} lang={lang} />
        </>
      )}
    </>
  );
}

interface VivahaYearFormProps {
  readonly asked: VivahaYearQuery;
  readonly engines: readonly EngineInfo[];
  readonly csrf: string;
  readonly lang: PageLanguage;
}

/** The form is sent only by POST, so that no URL spends credits. */
function VivahaYearForm({ asked, engines, csrf, lang }: VivahaYearFormProps) {
  const words = pageWords(lang).vivaha;
  const common = pageWords(lang).muhurta;
  return (
    <form class="when" method="post" action="/vivaha" aria-label={words.title}>
      <input type="hidden" name="_csrf" value={csrf} />
      <label>
        {words.yearField} <input type="number" name="year" value={asked.year} required />
      </label>
      <PlaceField label={common.place} suggested={common.suggested} value={asked.place} required />
      <EngineChoice engines={engines} chosen={asked.engine} label={common.engine} lang={lang} />
      <button class="btn" type="submit">
        {words.show(CREDITS)}
      </button>
    </form>
  );
}
