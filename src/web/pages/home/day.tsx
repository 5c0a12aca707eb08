/** Today at a town: its names, its clocks and its line. */
import type { ComponentChildren } from 'preact';
import { drawDayLine } from '../../../drawings/day-line.ts';
import { drawMoon } from '../../../drawings/moon.ts';
import type { EngineInfo } from '../../../engines/engine.ts';
import type { LabelId } from '../../../text/language.ts';
import { namedOf, proseOf } from '../../../text/page-language.ts';
import { DEVANAGARI, type PageLanguage, type PageWords, pageWords } from '../../../text/page-words.ts';
import type { WallDay } from '../../../views/wall-calendar.ts';
import type { DayShown, Today } from '../../almanac.ts';
import { Beside, Dated, Label, LabelOr, Name, Said, untilIn } from '../../design/names.tsx';
import { Drawn } from '../../design/parts.tsx';
import { clockOn, longDay } from '../../tools/clock.ts';
import { engineSaid } from '../../tools/engine-said.ts';
import { type InLanguage, named, namedIn, namedTogether, readsEnglish, type SaidName } from '../../tools/said.ts';
import { pageVoice } from '../../voice.ts';
import { kalaIn, lineOf } from './line.ts';

/** Purnima and Amavasya need no paksha. */
function tithiIn(lang: PageLanguage, { tithi }: DayShown): InLanguage {
  if (tithi.number % 15 === 0) return namedIn(tithi, lang);
  if (namedOf(lang) !== null) return namedTogether([pageVoice(lang).byId('paksha', tithi.paksha), tithi], lang);
  return { value: `${pageWords(lang).home.paksha[tithi.paksha]} ${named(tithi, lang)}`, lang: proseOf(lang) };
}

interface DayCardProps {
  readonly today: Today;
  readonly lang: PageLanguage;
  readonly now: number;
}

export function DayCard({ today, lang, now }: DayCardProps) {
  const { date, first, month } = today;
  const { day, engine } = first;
  const words = pageWords(lang).home;
  const isTwice = readsEnglish(lang);
  const cell = month.days.find((each) => each.date === date);
  const line = lineOf(day, date, lang, now);
  return (
    <section class="card today" aria-labelledby="tithi">
      <div class="today-head">
        <Drawn svg={drawMoon(day.tithi.elongation)} class="today-moon" />
        <div>
          <h2 id="tithi">
            {isTwice ? (
              <>
                <span lang={DEVANAGARI}>{tithiIn(DEVANAGARI, day).value}</span>
                <span class="beside">{tithiIn(lang, day).value}</span>
              </>
            ) : (
              <Said of={tithiIn(lang, day)} lang={lang} />
            )}
          </h2>
          <p class="soft">
            <Dated of={(id) => longDay(id, date)} lang={lang} /> · <Said of={masaOf(lang, day)} lang={lang} /> ·{' '}
            {words.vikram(day.eras.vikram)}
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

function masaOf(lang: PageLanguage, { months: { purnimanta } }: DayShown): InLanguage {
  if (!purnimanta.adhika) return namedIn(purnimanta, lang);
  if (namedOf(lang) !== null) return namedTogether([pageVoice(lang).byId('masa_terms', 'adhika'), purnimanta], lang);
  return { value: pageWords(lang).home.adhika(named(purnimanta, lang)), lang: proseOf(lang) };
}

function KeptToday({ cell, lang, words }: { cell: WallDay | undefined; lang: PageLanguage; words: PageWords['home'] }) {
  const kept = cell?.kept ?? [];
  if (kept.length === 0) return null;
  return (
    <div class="kept-today">
      <p class="soft">
        <LabelOr of="festival" lang={lang}>
          {words.keptToday}
        </LabelOr>
      </p>
      <ul>
        {kept.map((each) => (
          <li key={each.id}>
            <Name of={each} lang={lang} />
            <Beside of={each} lang={lang} />
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
  const at = (instant: string | null) =>
    instant === null ? words.notToday : <Dated of={(id) => clockOn(id, instant, date)} lang={lang} />;
  const anga = (label: LabelId, each: SaidName & { readonly end: string }) => (
    <div>
      <dt>
        <Label of={label} lang={lang} />
      </dt>
      <dd>
        <b>
          <Name of={each} lang={lang} />
        </b>
        <Beside of={each} lang={lang} />{' '}
        <i>
          <Said of={untilIn(each.end, date, lang)} lang={lang} />
        </i>
      </dd>
    </div>
  );
  const one = (label: LabelId, instant: string | null) => (
    <div>
      <dt>
        <Label of={label} lang={lang} />
      </dt>
      <dd>{at(instant)}</dd>
    </div>
  );
  const pair = (term: ComponentChildren, from: string | null, to: string | null) => (
    <div>
      <dt>{term}</dt>
      <dd>
        {at(from)} – {at(to)}
      </dd>
    </div>
  );
  return (
    <dl class="facts wide">
      {anga('tithi', day.tithi)}
      {anga('nakshatra', day.nakshatra)}
      {anga('yoga', day.yoga)}
      {namedOf(lang) === null ? (
        <>
          {pair(words.sun, sun.sunrise, sun.sunset)}
          {pair(words.moon, sun.moonrise, sun.moonset)}
        </>
      ) : (
        <>
          {one('sunrise', sun.sunrise)}
          {one('sunset', sun.sunset)}
          {one('moonrise', sun.moonrise)}
          {one('moonset', sun.moonset)}
        </>
      )}
      {muhurta !== null &&
        pair(<Said of={kalaIn('rahu_kala', lang)} lang={lang} />, muhurta.rahu_kala.start, muhurta.rahu_kala.end)}
    </dl>
  );
}
