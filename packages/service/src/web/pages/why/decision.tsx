/** A decision on `/why`: its two days, a slider that moves the end of the tithi, and the rules in their order. */
import { msOf, offsetMsOf } from 'ganaka/internal/drawings/kit/samples.ts';
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import type { festival } from 'ganaka/internal/views/festivals/festival.ts';
import type { PayloadOf } from 'ganaka/internal/views/view.ts';
import { dayMonth, longDay, shortDayAndClock } from '../../tools/clock.ts';
import { type NameInLanguages, named, passageReference, textIn } from '../../tools/names-in-language.ts';

type Explained = NonNullable<PayloadOf<typeof festival>['occurrences'][number]['explanation']>;

/** The rules that were evaluated for one tithi. */
export interface ShownLadder {
  /** The heading; null if there is only one ladder. */
  readonly head: string | null;
  readonly rungs: Explained['tree'];
}

export interface ShownDecision {
  readonly head: string;
  readonly margin: Explained['margin'];
  readonly days: Explained['days'];
  readonly tithi: (NameInLanguages & { readonly start: string; readonly end: string }) | null;
  /** The decisions for other ends of the tithi; null if the decision depends on no tithi. */
  readonly course: readonly TithiEnding[] | null;
  /** The head of the column of answers. */
  readonly answer: string;
  readonly ladders: readonly ShownLadder[];
}

/** A range of ends of the tithi with the same answer. */
export interface TithiEnding {
  readonly from: string;
  readonly to: string;
  readonly answer: string;
  /** The answer in a sentence. */
  readonly said: string;
}

interface PartProps {
  readonly decision: ShownDecision;
  readonly lang: PageLanguage;
}

export const DecisionView = ({ decision, lang }: PartProps) => (
  <>
    <section class="card" aria-labelledby="kept">
      <h2 id="kept">{decision.head}</h2>
      <p>{pageWords(lang).why.margins[decision.margin]}</p>
      <TwoDays decision={decision} lang={lang} />
      <Course decision={decision} lang={lang} />
    </section>
    <Rungs decision={decision} lang={lang} />
  </>
);

/** The picture's time axis: from the first day's sunrise to the sunrise after the last day. */
function lineOf({ days }: ShownDecision) {
  const from = msOf(days[0]?.sunrise ?? '');
  const wide = msOf(days.at(-1)?.next_sunrise ?? '') - from;
  const x = (instant: string): number => Math.round(Math.min(1, Math.max(0, (msOf(instant) - from) / wide)) * 1000);
  return { from, wide, x };
}

/** The least width of a time that counts; some rules look at an instant, such as midnight. */
const LEAST = 2;

function TwoDays({ decision, lang }: PartProps) {
  const words = pageWords(lang).why;
  const { x } = lineOf(decision);
  const { tithi, days } = decision;
  const shares = days.map(({ date, share }) => `${Math.round(share * 100)} % (${longDay(lang, date)})`).join(', ');
  return (
    <>
      <svg class="why-days" viewBox="0 -20 1000 215" role="img" aria-label={words.daysSaid(shares)}>
        {days.map((day) => (
          <g key={day.date}>
            <rect class="daylight" x={x(day.sunrise)} y={40} width={x(day.sunset) - x(day.sunrise)} height={60} />
            <rect class="night" x={x(day.sunset)} y={40} width={x(day.next_sunrise) - x(day.sunset)} height={60} />
            <rect
              class="kala"
              x={x(day.kala.start)}
              y={42}
              width={Math.max(LEAST, x(day.kala.end) - x(day.kala.start))}
              height={56}
            />
            <text x={x(day.sunrise) + 6} y={28}>
              {dayMonth(lang, day.date)}
            </text>
          </g>
        ))}
        {tithi !== null && (
          <>
            <rect class="tithi" x={x(tithi.start)} y={112} width={x(tithi.end) - x(tithi.start)} height={26} />
            <line class="end" x1={x(tithi.end)} x2={x(tithi.end)} y1={34} y2={150} />
            <text x={6} y={176}>
              {named(tithi, lang)}
            </text>
          </>
        )}
      </svg>
      <p class="soft">{words.legend}</p>
      <p>{words.daysSaid(shares)}</p>
      {tithi !== null && <p>{words.tithi(shortDayAndClock(lang, tithi.start), shortDayAndClock(lang, tithi.end))}</p>}
    </>
  );
}

/** Rounds toward zero to whole minutes, the step of the slider. Zero is the true end of the tithi. */
const wholeMinutes = (seconds: number): number => Math.trunc(seconds / MINUTE_S) * MINUTE_S;
const MINUTE_S = 60;

/** The dates on which the tithi may end, each as it is written: `{"2026-11-09": "9 Nov"}`. */
function datesOf(course: readonly TithiEnding[], offsetMs: number, lang: PageLanguage): Record<string, string> {
  const from = msOf(course[0]?.from ?? '') + offsetMs;
  const to = msOf(course.at(-1)?.to ?? '') + offsetMs;
  const count = Math.floor(to / DAY_MS) - Math.floor(from / DAY_MS) + 1;
  const dates = Array.from({ length: count }, (_, i) => new Date(from + i * DAY_MS).toISOString().slice(0, 10));
  return Object.fromEntries(dates.map((date) => [date, dayMonth(lang, date)]));
}
const DAY_MS = 86_400_000;

/** The slider, and the same data as a table for readers without scripts. */
function Course({ decision, lang }: PartProps) {
  const words = pageWords(lang).why;
  const { tithi, course, answer } = decision;
  if (course === null || tithi === null) return <p>{words.noTithi}</p>;
  const { from, wide } = lineOf(decision);
  const end = msOf(tithi.end);
  const offset = offsetMsOf(tithi.end);
  const after = (instant: string): number => Math.round((msOf(instant) - end) / 1000);
  const stretches = course.map((each) => ({ from: after(each.from), to: after(each.to), said: each.said }));
  const asItIs = stretches.find((each) => each.from <= 0 && 0 <= each.to)?.said ?? '';
  return (
    <>
      <div
        class="scripted-only"
        data-course={JSON.stringify(stretches)}
        data-line={JSON.stringify({ from, wide, end, start: msOf(tithi.start), offset })}
        data-days={JSON.stringify(datesOf(course, offset, lang))}
      >
        <div class="why-move">
          <label for="end">{words.move}</label>
          <input
            id="end"
            type="range"
            min={wholeMinutes(stretches[0]?.from ?? 0)}
            max={wholeMinutes(stretches.at(-1)?.to ?? 0)}
            step={MINUTE_S}
            value={0}
          />
          <output for="end">{`${shortDayAndClock(lang, tithi.end)} · ${asItIs}`}</output>
        </div>
      </div>
      <h3 class="apart">{words.flips}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.ends}</th>
            <th scope="col">{answer}</th>
          </tr>
        </thead>
        <tbody>
          {course.map((each) => (
            <tr key={each.from}>
              <td>{words.between(shortDayAndClock(lang, each.from), shortDayAndClock(lang, each.to))}</td>
              <td>{each.answer}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Every rule in its order, with its passage. */
function Rungs({ decision: { ladders }, lang }: PartProps) {
  const words = pageWords(lang).why;
  return (
    <section aria-labelledby="rungs">
      <h2 id="rungs">{words.rungs}</h2>
      {ladders.map(({ head, rungs }) => (
        <div key={head}>
          {head !== null && <h3>{head}</h3>}
          <ol class="rungs">
            {rungs.map(({ id, takes, held, decided, citation }) => {
              const gist = textIn(citation.gist, citation.gist_hi, lang);
              return (
                <li key={`${id} ${takes}`} {...(decided && { class: 'decided' })}>
                  <p {...(gist.lang !== lang && { lang: gist.lang })}>{gist.value}</p>
                  <p class="soft">
                    {held ? words.held : words.notHeld} · {words.takes[takes]} · {passageReference(citation, lang)}
                    {decided && <b> {words.decided}</b>}
                  </p>
                </li>
              );
            })}
          </ol>
        </div>
      ))}
    </section>
  );
}
