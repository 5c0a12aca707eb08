/** /why: how the day of a festival was decided, and what would have changed it. */
import { msOf, offsetMsOf } from '../../../drawings/samples.ts';
import { type PageLanguage, pageWords } from '../../../text/page-words.ts';
import type { festival } from '../../../views/festivals/festival.ts';
import type { PayloadOf } from '../../../views/view.ts';
import { type Frame, Page } from '../../design/page.tsx';
import { Sample } from '../../design/parts.tsx';
import { dayMonth, hourOf, longDay, shortDayAndClock } from '../../tools/clock.ts';
import { named, passageSaid, saidIn } from '../../tools/said.ts';
import type { Town } from '../../town.ts';
import { TownForm } from '../town-form.tsx';

type Reply = PayloadOf<typeof festival>;
type Kept = Reply['occurrences'][number];
type Explained = NonNullable<Kept['explanation']>;

export interface Choice {
  readonly id: string;
  readonly name: string;
}

interface WhyProps {
  readonly frame: Frame;
  readonly town: Town;
  readonly choices: readonly Choice[];
  readonly found: Reply;
  readonly call: string;
}

export function Why({ frame, town, choices, found, call }: WhyProps) {
  const { lang } = frame.reader;
  const words = frame.reader.words.why;
  const [kept] = found.occurrences;
  const explained = kept?.explanation;
  return (
    <Page frame={frame} title={words.title} scripts={['home.js', 'why.js']} sheet={['arrive.css', 'why.css']}>
      <header class="arrive">
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
        <TownForm lang={lang} action="/why" town={town} />
        <form class="town" method="get" action="/why">
          <label for="festival">{words.festival}</label>
          <select id="festival" name="festival">
            {choices.map(({ id, name }) => (
              <option key={id} value={id} selected={id === found.id}>
                {name}
              </option>
            ))}
          </select>
          <button class="btn" type="submit">
            {words.show}
          </button>
        </form>
      </header>
      {kept === undefined || explained === undefined ? (
        <p class="notice">{words.none}</p>
      ) : (
        <>
          <section class="card" aria-labelledby="kept">
            <h2 id="kept">{words.kept(named(found, lang), longDay(lang, kept.date))}</h2>
            <p>{words.margins[explained.margin]}</p>
            <TwoDays kept={kept} explained={explained} lang={lang} />
            <Course kept={kept} explained={explained} lang={lang} />
          </section>
          <Rungs explained={explained} lang={lang} />
        </>
      )}
      <section aria-labelledby="call">
        <h2 id="call">{frame.reader.words.calendars.call}</h2>
        <p class="soft">{words.callLead}</p>
        <Sample id="made-by" text={call} words={frame.reader.words.frame} />
      </section>
    </Page>
  );
}

interface PartProps {
  readonly kept: Kept;
  readonly explained: Explained;
  readonly lang: PageLanguage;
}

/** The picture's time axis: from the first day's sunrise to the sunrise after the last day. */
function lineOf({ days }: Explained) {
  const from = msOf(days[0]?.sunrise ?? '');
  const wide = msOf(days.at(-1)?.next_sunrise ?? '') - from;
  const x = (instant: string): number => Math.round(Math.min(1, Math.max(0, (msOf(instant) - from) / wide)) * 1000);
  return { from, wide, x };
}

function TwoDays({ kept, explained, lang }: PartProps) {
  const words = pageWords(lang).why;
  const { x } = lineOf(explained);
  const { tithi } = kept;
  const shares = explained.days
    .map(({ date, share }) => `${Math.round(share * 100)} % (${longDay(lang, date)})`)
    .join(', ');
  return (
    <>
      <svg class="why-days" viewBox="0 -20 1000 215" role="img" aria-label={words.daysSaid(shares)}>
        {explained.days.map((day) => (
          <g key={day.date}>
            <rect class="daylight" x={x(day.sunrise)} y={40} width={x(day.sunset) - x(day.sunrise)} height={60} />
            <rect class="night" x={x(day.sunset)} y={40} width={x(day.next_sunrise) - x(day.sunset)} height={60} />
            <rect class="kala" x={x(day.kala.start)} y={42} width={x(day.kala.end) - x(day.kala.start)} height={56} />
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

/** The slider, and the same data as a table for readers without scripts. */
function Course({ kept, explained, lang }: PartProps) {
  const words = pageWords(lang).why;
  const { tithi } = kept;
  const { course } = explained;
  if (course === null || tithi === null) return <p>{words.noTithi}</p>;
  const { from, wide } = lineOf(explained);
  const end = msOf(tithi.end);
  const after = (instant: string): number => Math.round((msOf(instant) - end) / 1000);
  const said = (date: string | null): string =>
    date === null
      ? words.notAtAll
      : date === kept.date
        ? words.asItIs(longDay(lang, date))
        : words.otherwise(longDay(lang, date));
  const stretches = course.map((each) => ({ from: after(each.from), to: after(each.to), said: said(each.date) }));
  return (
    <>
      <div
        class="scripted-only"
        data-course={JSON.stringify(stretches)}
        data-line={JSON.stringify({ from, wide, end, start: msOf(tithi.start), offset: offsetMsOf(tithi.end) })}
      >
        <div class="why-move">
          <label for="end">{words.move}</label>
          <input
            id="end"
            type="range"
            min={stretches[0]?.from ?? 0}
            max={stretches.at(-1)?.to ?? 0}
            step={60}
            value={0}
          />
          <output for="end">{`${hourOf(tithi.end)} · ${said(kept.date)}`}</output>
        </div>
      </div>
      <h3 class="apart">{words.flips}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.ends}</th>
            <th scope="col">{words.keptOn}</th>
          </tr>
        </thead>
        <tbody>
          {course.map((each) => (
            <tr key={each.from}>
              <td>{words.between(shortDayAndClock(lang, each.from), shortDayAndClock(lang, each.to))}</td>
              <td>{each.date === null ? '–' : longDay(lang, each.date)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Every rule in its order, with its passage. */
function Rungs({ explained: { tree }, lang }: Omit<PartProps, 'kept'>) {
  const words = pageWords(lang).why;
  return (
    <section aria-labelledby="rungs">
      <h2 id="rungs">{words.rungs}</h2>
      <ol class="rungs">
        {tree.map(({ id, takes, held, decided, citation }) => {
          const gist = saidIn(citation.gist, citation.gist_hi, lang);
          return (
            <li key={`${id} ${takes}`} {...(decided && { class: 'decided' })}>
              <p {...(gist.lang !== lang && { lang: gist.lang })}>{gist.value}</p>
              <p class="soft">
                {held ? words.held : words.notHeld} · {words.takes[takes]} · {passageSaid(citation, lang)}
                {decided && <b> {words.decided}</b>}
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
