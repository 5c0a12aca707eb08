/** The first page: what the service is, the day of today on three engines, and a call to try without a key. */
import { type EngineInfo, labelIn } from '../../engines/engine.ts';
import { type Frame, Page } from '../design/page.tsx';
import { Sample } from '../design/parts.tsx';
import type { DayReply, Today } from '../today.ts';
import { type Language, WORDS } from '../words/index.ts';
import { DayLine } from './day-line.tsx';

/** Whose day stands on top, unless it is retired. */
const FIRST_SHOWN = 'drik';

export interface OpenCall {
  readonly name: 'sphuta' | 'grahana' | 'shanku' | 'geocode' | 'index';
  readonly url: string;
}

interface HomeProps {
  readonly frame: Frame;
  readonly today: Today;
  readonly calls: readonly OpenCall[];
  readonly base: string;
}

export function Home({ frame, today, calls, base }: HomeProps) {
  const { words } = frame.reader;
  const { home } = words;
  const shown = today.engines.map((engine) => ({ engine, reply: today.on(engine.key) }));
  const first =
    shown.find(({ engine, reply }) => engine.key === FIRST_SHOWN && reply) ?? shown.find(({ reply }) => reply);
  return (
    <Page frame={frame} title={home.title} scripts={['call.js']}>
      <div class="split">
        <header>
          <h1>{home.title}</h1>
          <p class="lead">{home.lead}</p>
          <p class="actions">
            <a class="btn" href="/account/sign-up">
              {home.start}
            </a>
            <a class="btn quiet" href="/docs">
              {home.read}
            </a>
          </p>
        </header>
        {first?.reply !== undefined && (
          <DayCard engine={first.engine} day={first.reply} date={today.date} frame={frame} />
        )}
      </div>
      <section aria-labelledby="three">
        <h2 id="three">{home.three}</h2>
        <p class="lead">{home.threeLead}</p>
        <div class="cards">
          {shown.map(({ engine, reply }) => (
            <EngineCard key={engine.key} engine={engine} reply={reply} date={today.date} frame={frame} />
          ))}
        </div>
      </section>
      <section aria-labelledby="try">
        <h2 id="try">{home.try}</h2>
        <p class="lead">{home.tryLead}</p>
        <div class="split even">
          <ul class="calls">
            {calls.map(({ name, url }) => (
              <li key={name}>
                <a href={url} data-call="">
                  {home.calls[name]} <code>{decodeURIComponent(url)}</code>
                </a>
              </li>
            ))}
          </ul>
          <div id="answer" data-waiting={home.waiting} data-failed={home.failed}>
            <p class="soft" role="status">
              {home.noScript}
            </p>
            <Sample id="answer-text" text={`curl '${base}${calls[0]?.url ?? '/v1/'}'`} words={words} />
          </div>
        </div>
      </section>
    </Page>
  );
}

const said = (lang: Language, { name, name_hi }: { readonly name: string; readonly name_hi?: string }) =>
  lang === 'hi' ? (name_hi ?? name) : name;

/** The clock of an instant; with the day of the month where it falls on another day than `date`. */
export function clockOf(instant: string, date: string, lang: Language): string {
  const clock = instant.slice(11, 16);
  if (instant.startsWith(date)) return clock;
  const day = new Intl.DateTimeFormat(lang === 'hi' ? 'hi-IN' : 'en-IN', {
    day: 'numeric',
    month: lang === 'hi' ? 'long' : 'short',
    timeZone: 'UTC',
  }).format(new Date(`${instant.slice(0, 10)}T00:00:00Z`));
  return `${clock}, ${day}`;
}

/** Purnima and Amavasya need no paksha beside them. */
function tithiName(lang: Language, { tithi }: DayReply): string {
  const name = said(lang, tithi);
  return tithi.number % 15 === 0 ? name : `${WORDS[lang].home.paksha[tithi.paksha]} ${name}`;
}

interface DayCardProps {
  readonly engine: EngineInfo;
  readonly day: DayReply;
  readonly date: string;
  readonly frame: Frame;
}

function DayCard({ engine, day, date, frame }: DayCardProps) {
  const { words, lang } = frame.reader;
  const { home } = words;
  const until = (instant: string) => <i>{home.until(clockOf(instant, date, lang))}</i>;
  const long = new Intl.DateTimeFormat(lang === 'hi' ? 'hi-IN' : 'en-IN', { dateStyle: 'long', timeZone: 'UTC' });
  const { rahu_kala: rahu } = day.muhurta;
  return (
    <section class="card day" aria-labelledby="today">
      <h2 id="today">
        <span lang="hi">{tithiName('hi', day)}</span>{' '}
        <small>
          {said(lang, day.weekday)}, {long.format(new Date(`${date}T00:00:00Z`))} · {home.place} ·{' '}
          {labelIn(engine, lang).name}
        </small>
      </h2>
      <dl class="facts">
        <dt>{home.tithi}</dt>
        <dd>
          {tithiName(lang, day)} {until(day.tithi.end)}
        </dd>
        <dt>{home.nakshatra}</dt>
        <dd>
          {said(lang, day.nakshatra)} {until(day.nakshatra.end)}
        </dd>
        <dt>{home.yoga}</dt>
        <dd>
          {said(lang, day.yoga)} {until(day.yoga.end)}
        </dd>
        <dt>{home.sun}</dt>
        <dd>
          {day.rise_set.sunrise.slice(11, 19)} – {day.rise_set.sunset.slice(11, 19)}
        </dd>
        <dt>{home.rahu}</dt>
        <dd>
          {clockOf(rahu.start, date, lang)} – {clockOf(rahu.end, date, lang)}
        </dd>
      </dl>
      <DayLine day={day} lang={lang} words={home} />
    </section>
  );
}

interface EngineCardProps {
  readonly engine: EngineInfo;
  readonly reply: DayReply | undefined;
  readonly date: string;
  readonly frame: Frame;
}

function EngineCard({ engine, reply, date, frame }: EngineCardProps) {
  const { words, lang } = frame.reader;
  const { home } = words;
  const { name, gist } = labelIn(engine, lang);
  return (
    <article class="card engine">
      <h3>{name}</h3>
      <p class="soft">{gist}</p>
      {reply === undefined ? (
        <p>{home.retired}</p>
      ) : (
        <>
          <span class="big">{clockOf(reply.tithi.end, date, lang)}</span>
          <p>{home.ends(tithiName(lang, reply))}</p>
          <p class="soft">
            {home.rises(reply.rise_set.sunrise.slice(11, 19))} · {home.moonIn(said(lang, reply.nakshatra))}
          </p>
        </>
      )}
    </article>
  );
}
