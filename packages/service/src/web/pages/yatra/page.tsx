/**
 * The directions of a journey on a day: the compass, the clauses of the chosen direction, and the next seven days for
 * it.
 */

import { type DayLine, drawDayLine, type LineSpan, type Tone } from 'ganaka/internal/drawings/day/day-line.ts';
import { proseOf } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { DEVANAGARI, type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { DOORS } from 'ganaka/internal/text/languages/sa/pages.ts';
import type { KaryaDayReply } from 'ganaka/internal/views/muhurta/karya-day-fields.ts';
import type { JSX } from 'preact';
import type { Frame } from '../../design/page.tsx';
import { Notice, SvgDrawing } from '../../design/parts.tsx';
import { Rows, ToolPage } from '../../design/tool-page.tsx';
import { decisive, type KaryaVerdict, MARK, TONE, wordOf } from '../../muhurta/clauses.ts';
import { Clauses, Hours, NotChecked, Notes, VerdictView } from '../../muhurta/parts.tsx';
import { clockOn, dayMonth, hourOf, longDay, weekdayShort } from '../../tools/clock.ts';
import { named, readsEnglish } from '../../tools/names-in-language.ts';
import { Directions, instantOf } from './directions.tsx';
import { QUARTERS, type YatraQuarter, type YatraShown } from './shown.ts';

interface YatraProps {
  readonly frame: Frame;
  readonly bar: JSX.Element;
  readonly going: YatraQuarter;
  readonly shown: YatraShown | null;
  readonly wrong?: string;
  readonly call: string;
  /** Returns the URL of the page for another direction. */
  readonly address: (going: YatraQuarter) => string;
  readonly now: number;
  /** The current time on the clock of the place. */
  readonly clock: string;
}

/** Parts of the ids of clauses that depend on the direction. */
const OF_DIRECTION = ['shula', 'yogini', 'kala_pasha', 'parigha', 'panchaka', 'chandra', 'shukra'];
const isOfDirection = (id: string): boolean => OF_DIRECTION.some((each) => id.includes(each));

export function Yatra({ frame, bar, going, shown, wrong, call, address, now, clock }: YatraProps) {
  const { lang } = frame.reader;
  const words = frame.reader.words.yatra;
  return (
    <ToolPage
      frame={frame}
      title={words.title}
      sanskrit={DOORS['/yatra']}
      lead={words.lead}
      bar={bar}
      call={call}
      callLead={words.callLead}
      scripts={['home.js']}
      sheet={['compass.css']}
    >
      {wrong !== undefined && (
        <Notice kind="bad">
          {frame.reader.words.muhurta.wrong} <span lang="en">{wrong}</span>
        </Notice>
      )}
      {shown !== null && (
        <>
          <div class="tool-grid even">
            <section class="card picture" aria-labelledby="going">
              <h2 id="going" class="soft">
                {words.going}
              </h2>
              <nav class="chips" aria-labelledby="going">
                {QUARTERS.map((each) => (
                  <a key={each} href={address(each)} {...(each === going && { 'aria-current': 'true' as const })}>
                    {words.sides[each]}
                    {readsEnglish(lang) && <span lang={DEVANAGARI}>{pageWords(DEVANAGARI).yatra.sides[each]}</span>}
                  </a>
                ))}
              </nav>
              <p class="next">
                <VerdictView verdict={shown.toward.verdict} lang={lang} />{' '}
                <span class="soft">
                  · {words.sides[going]}, {longDay(lang, shown.toward.date)}
                </span>
              </p>
              <Directions shown={shown} going={going} lang={lang} at={instantOf(shown, now, clock)} />
            </section>
            <div class="stack">
              <TheDay shown={shown} going={going} lang={lang} />
              <section class="card" aria-labelledby="direction">
                <h2 id="direction">{words.direction}</h2>
                <Clauses
                  clauses={shown.toward.clauses.filter(({ id }) => isOfDirection(id))}
                  date={shown.toward.date}
                  lang={lang}
                />
              </section>
            </div>
          </div>
          <Line shown={shown} lang={lang} now={now} />
          <Seven seven={shown.seven} going={going} lang={lang} />
        </>
      )}
    </ToolPage>
  );
}

interface DayProps {
  readonly shown: YatraShown;
  readonly going: YatraQuarter;
  readonly lang: PageLanguage;
}

function TheDay({ shown: { toward, seven }, going, lang }: DayProps) {
  const words = pageWords(lang).yatra;
  const first = seven[0];
  const coming = (grade: KaryaVerdict): string | undefined =>
    seven.slice(1).find(({ verdict }) => verdict === grade)?.date;
  const [fit, part] = [coming('shubha'), coming('madhyama')];
  return (
    <section class="card" aria-labelledby="day">
      <h2 id="day">
        {longDay(lang, toward.date)} <VerdictView verdict={toward.verdict} lang={lang} />
      </h2>
      <Hours windows={toward.windows ?? []} date={toward.date} lang={lang} />
      <Clauses clauses={(first?.clauses ?? []).filter(({ id }) => !isOfDirection(id))} date={toward.date} lang={lang} />
      {toward.verdict !== 'shubha' && (
        <p class="next">
          {fit !== undefined
            ? words.next(longDay(lang, fit))
            : part === undefined
              ? words.noNext
              : words.nextPart(longDay(lang, part))}
        </p>
      )}
      <p>
        <a href={`/karya-muhurta?${new URLSearchParams({ karya: 'yatra', direction: going })}`}>{words.anyDay}</a>
      </p>
      <NotChecked list={toward.not_checked} lang={lang} />
      <Notes of={toward} lang={lang} />
    </section>
  );
}

function Line({ shown, lang, now }: { readonly shown: YatraShown; readonly lang: PageLanguage; readonly now: number }) {
  const words = pageWords(lang).yatra;
  const line = lineOf(shown, lang, now);
  if (line === null) return null;
  return (
    <section class="card" aria-labelledby="line">
      <h2 id="line">{words.line}</h2>
      <div class="lines">
        <SvgDrawing svg={drawDayLine(line, 'across')} />
        <SvgDrawing svg={drawDayLine(line, 'down')} />
      </div>
    </section>
  );
}

type Windowed = { readonly start: string; readonly end: string };

function lineOf({ toward, panchanga }: YatraShown, lang: PageLanguage, now: number): DayLine | null {
  const words = pageWords(lang).yatra;
  const home = pageWords(lang).home;
  const { rise_set: sun, tithi, nakshatra, muhurta } = panchanga;
  if (!sun?.sunrise || !sun.sunset || !sun.next_sunrise || !tithi || !nakshatra || !muhurta) return null;
  const { date } = toward;
  const [from, to] = [Date.parse(sun.sunrise), Date.parse(sun.next_sunrise)];
  const span = (label: string, { start, end }: Windowed, tone: Tone): LineSpan => ({
    from: Date.parse(start),
    to: Date.parse(end),
    label,
    note: `${hourOf(start)}–${hourOf(end)}`,
    tone,
    words: home.spans(label, clockOn(lang, start, date), clockOn(lang, end, date)),
  });
  /** Whether the clause with this id is satisfied in the middle of a run, by the hours in the reply. */
  const admits = (id: string, { start, end }: Windowed): boolean => {
    const clause = toward.clauses.find((each) => each.id === id);
    if (clause === undefined || !clause.met) return false;
    const middle = (Math.max(from, Date.parse(start)) + Math.min(to, Date.parse(end))) / 2;
    return clause.spans?.some((each) => Date.parse(each.start) <= middle && middle <= Date.parse(each.end)) ?? true;
  };
  const run = (id: string, runs: typeof tithi.transitions): LineSpan[] =>
    runs.map((each) => {
      const good = admits(id, each);
      const { note: _, ...rest } = span(`${good ? '✓' : '✕'} ${named(each, lang)}`, each, good ? 'good' : 'bad');
      return rest;
    });
  const rows = [
    { label: words.tithi, spans: run('ya.tithi', tithi.transitions) },
    { label: words.nakshatra, spans: run('ya.nakshatra', nakshatra.transitions) },
    {
      label: words.hours,
      short: words.hoursShort,
      none: pageWords(lang).muhurta.noHours,
      spans: (toward.windows ?? []).map((each) =>
        span(MARK[each.grade], each, each.grade === 'shubha' ? 'good' : 'middling'),
      ),
    },
    { label: words.practice, short: words.practiceShort, spans: [span(words.rahu, muhurta.rahu_kala, 'plain')] },
  ];
  return {
    language: proseOf(lang),
    title: words.line,
    words: rows.flatMap(({ spans }) => spans.map((each) => each.words)).join('; '),
    from,
    to,
    begins: { word: home.sunrise, clock: hourOf(sun.sunrise) },
    sunset: { word: home.sunset, clock: hourOf(sun.sunset), at: Date.parse(sun.sunset) },
    ends: { word: home.nextSunrise, clock: hourOf(sun.next_sunrise) },
    rows,
    ...(now >= from && now <= to && { now }),
  };
}

function Seven({ seven, going, lang }: { seven: readonly KaryaDayReply[]; going: YatraQuarter; lang: PageLanguage }) {
  const words = pageWords(lang).yatra;
  return (
    <section class="card" aria-labelledby="seven">
      <h2 id="seven">{words.seven(words.sides[going])}</h2>
      <Rows
        label={`${pageWords(lang).tools.table}: ${words.seven(words.sides[going])}`}
        head={words.sevenHead}
        rows={seven.map(({ date, verdict, clauses, windows = [] }) => {
          const by = decisive(clauses);
          return [
            `${weekdayShort(lang, date)} ${dayMonth(lang, date)}`,
            <span key="verdict" class={verdict === null ? '' : TONE[verdict]}>
              {verdict === null ? '–' : `${MARK[verdict]} ${pageWords(lang).muhurta.verdict[verdict]}`}
            </span>,
            by === undefined ? '' : wordOf(by.id, lang),
            windows.map((each) => `${clockOn(lang, each.start, date)} – ${clockOn(lang, each.end, date)}`).join('; '),
          ];
        })}
      />
      <p class="hint">{words.sameDay}</p>
    </section>
  );
}
