/** Today at a town: its names, its clocks and its line. */
import { type DayLine, drawDayLine, type LineSpan, type Tone } from '../../../drawings/day-line.ts';
import { drawMoon } from '../../../drawings/moon.ts';
import type { EngineInfo } from '../../../engines/engine.ts';
import { DEVANAGARI, type PageLanguage, type PageWords, pageWords } from '../../../text/page-words.ts';
import type { WallDay } from '../../../views/wall-calendar.ts';
import type { DayShown, Today } from '../../almanac.ts';
import { Drawn } from '../../design/parts.tsx';
import { clockOn, hourOf, longDay } from '../../tools/clock.ts';
import { engineSaid } from '../../tools/engine-said.ts';
import { besideNamed, named, type SaidName } from '../../tools/said.ts';

/** Purnima and Amavasya need no paksha. */
function tithiName(lang: PageLanguage, { tithi }: DayShown): string {
  const name = named(tithi, lang);
  return tithi.number % 15 === 0 ? name : `${pageWords(lang).home.paksha[tithi.paksha]} ${name}`;
}

interface DayCardProps {
  readonly today: Today;
  readonly lang: PageLanguage;
  readonly now: number;
}

export function DayCard({ today, lang, now }: DayCardProps) {
  const { date, first, month } = today;
  const { day, engine } = first;
  const { home: words, locale } = pageWords(lang);
  const cell = month.days.find((each) => each.date === date);
  const line = lineOf(day, date, lang, now);
  return (
    <section class="card today" aria-labelledby="tithi">
      <div class="today-head">
        <Drawn svg={drawMoon(day.tithi.elongation)} class="today-moon" />
        <div>
          <h2 id="tithi">
            <span lang={DEVANAGARI}>{tithiName(DEVANAGARI, day)}</span>
            {!locale.devanagari && <span class="beside">{tithiName(lang, day)}</span>}
          </h2>
          <p class="soft">
            {longDay(lang, date)} · {masaOf(lang, day)} · {words.vikram(day.eras.vikram)}
          </p>
        </div>
        <KeptToday cell={cell} lang={lang} words={words} />
      </div>
      <Facts day={day} date={date} lang={lang} words={words} />
      {line === null ? (
        <p class="notice">{words.noLine}</p>
      ) : (
        <div class="lines" data-hand="">
          <Drawn svg={drawDayLine(line, 'across')} />
          <Drawn svg={drawDayLine(line, 'down')} />
        </div>
      )}
      <EngineLine engine={engine} lang={lang} words={words} />
    </section>
  );
}

function EngineLine({ engine, lang, words }: { engine: EngineInfo; lang: PageLanguage; words: PageWords['home'] }) {
  const { name, gist } = engineSaid(engine, lang);
  return (
    <p class="hint">
      {words.engine(name, gist)} <a href="#three">{words.why}</a>
    </p>
  );
}

const masaOf = (lang: PageLanguage, { months }: DayShown): string => {
  const { purnimanta } = months;
  const name = named(purnimanta, lang);
  return purnimanta.adhika ? pageWords(lang).home.adhika(name) : name;
};

function KeptToday({ cell, lang, words }: { cell: WallDay | undefined; lang: PageLanguage; words: PageWords['home'] }) {
  const kept = cell?.kept ?? [];
  if (kept.length === 0) return null;
  return (
    <div class="kept-today">
      <p class="soft">{words.keptToday}</p>
      <ul>
        {kept.map((each) => (
          <li key={each.id}>
            {named(each, lang)}
            {besideNamed(each, lang) !== undefined && (
              <>
                {' '}
                <span lang={DEVANAGARI} class="soft">
                  {besideNamed(each, lang)}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FactsProps {
  readonly day: DayShown;
  readonly date: string;
  readonly lang: PageLanguage;
  readonly words: PageWords['home'];
}

function Facts({ day, date, lang, words }: FactsProps) {
  const { rise_set: sun, muhurta } = day;
  const at = (instant: string | null): string => (instant === null ? words.notToday : clockOn(lang, instant, date));
  const anga = (term: string, each: SaidName & { readonly end: string }) => (
    <div>
      <dt>{term}</dt>
      <dd>
        <b>{named(each, lang)}</b>
        {besideNamed(each, lang) !== undefined && (
          <>
            {' '}
            <span lang={DEVANAGARI}>{besideNamed(each, lang)}</span>
          </>
        )}{' '}
        <i>{words.until(at(each.end))}</i>
      </dd>
    </div>
  );
  const pair = (term: string, from: string | null, to: string | null) => (
    <div>
      <dt>{term}</dt>
      <dd>
        {at(from)} – {at(to)}
      </dd>
    </div>
  );
  return (
    <dl class="facts wide">
      {anga(words.tithi, day.tithi)}
      {anga(words.nakshatra, day.nakshatra)}
      {anga(words.yoga, day.yoga)}
      {pair(words.sun, sun.sunrise, sun.sunset)}
      {pair(words.moon, sun.moonrise, sun.moonset)}
      {muhurta !== null && pair(words.rahu, muhurta.rahu_kala.start, muhurta.rahu_kala.end)}
    </dl>
  );
}

type Windowed = { readonly start: string; readonly end: string };

/** Null if the Sun does not rise and set. */
function lineOf(day: DayShown, date: string, lang: PageLanguage, now: number): DayLine | null {
  const words = pageWords(lang).home;
  const { sunrise, sunset, next_sunrise: next } = day.rise_set;
  if (sunrise === null || sunset === null || next === null || day.muhurta === null) return null;
  const [from, to] = [Date.parse(sunrise), Date.parse(next)];
  const clock = (instant: string): string => clockOn(lang, instant, date);
  const span = (label: string, { start, end }: Windowed, tone: Tone, later = false): LineSpan => ({
    from: Date.parse(start),
    to: Date.parse(end),
    label,
    note: tone === 'tithi' || tone === 'nakshatra' ? words.until(hourOf(end)) : `${hourOf(start)}–${hourOf(end)}`,
    tone,
    later,
    words: words.spans(label, clock(start), clock(end)),
  });
  const run = (tone: 'tithi' | 'nakshatra'): LineSpan[] =>
    day[tone].transitions.map((each, i) => {
      const { note, ...rest } = span(named(each, lang), each, tone, i > 0);
      // an anga that outlasts the day has its end on the next day's line
      return Date.parse(each.end) > to ? rest : { ...rest, note: note ?? '' };
    });
  const tithis = run('tithi');
  const nakshatras = run('nakshatra');
  const hours = [
    span(words.rahu, day.muhurta.rahu_kala, 'bad'),
    span(words.abhijit, day.muhurta.abhijit, day.muhurta.abhijit.tyajya === true ? 'plain' : 'good'),
  ];
  return {
    language: lang,
    title: words.dayLine,
    words: [...tithis, ...nakshatras, ...hours].map((each) => each.words).join('; '),
    from,
    to,
    begins: { word: words.sunrise, clock: hourOf(sunrise) },
    sunset: { word: words.sunset, clock: hourOf(sunset), at: Date.parse(sunset) },
    ends: { word: words.nextSunrise, clock: hourOf(next) },
    rows: [
      { label: words.tithi, spans: tithis },
      { label: words.nakshatra, spans: nakshatras },
      { label: words.hours, spans: hours },
    ],
    ...(now >= from && now <= to && { now }),
  };
}
