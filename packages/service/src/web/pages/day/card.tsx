/** A day at a town: its names, its times and its day line. The home page shows it for today. */

import { drawDayLine } from 'ganaka/internal/drawings/day/day-line.ts';
import { drawMoon } from 'ganaka/internal/drawings/day/moon.ts';
import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import { namedOf, proseOf } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { DEVANAGARI, type PageLanguage, type PageWords, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { customaryOf } from 'ganaka/internal/views/day/customary.ts';
import type { ComponentChildren } from 'preact';
import { DateText, MarkedText } from '../../design/names.tsx';
import { SvgDrawing } from '../../design/parts.tsx';
import { printOf, type Town } from '../../requests/town.ts';
import { pageVoice } from '../../requests/voice.ts';
import type { DayAt, DayShown } from '../../serving/almanac.ts';
import { type Watch, watchesOf } from '../../serving/watches.ts';
import { longDay } from '../../tools/clock.ts';
import { engineSentence } from '../../tools/engine-sentence.ts';
import { type InLanguage, named, namedIn, namedTogether, readsEnglish } from '../../tools/names-in-language.ts';
import { DayFacts } from './facts.tsx';
import { lineOf } from './line.ts';
import { Now } from './now.tsx';
import { DayObservances } from './observed/observances.tsx';
import { LandText, PrintedLine } from './printed-line.tsx';

/** Returns the tithi with its paksha. Purnima and Amavasya need no paksha. */
export function tithiIn(lang: PageLanguage, { tithi }: Pick<DayShown, 'tithi'>): InLanguage {
  if (tithi.number % 15 === 0) return namedIn(tithi, lang);
  if (namedOf(lang) !== null) return namedTogether([pageVoice(lang).byId('paksha', tithi.paksha), tithi], lang);
  return { value: `${pageWords(lang).home.paksha[tithi.paksha]} ${named(tithi, lang)}`, lang: proseOf(lang) };
}

interface DayCardProps {
  readonly at: DayAt;
  readonly town: Town;
  readonly lang: PageLanguage;
  /** The current time in milliseconds since 1970, for the hand of the line. */
  readonly now: number;
  /** The heading of the list of observances. */
  readonly keptHead: ComponentChildren;
  /** On the card of today, which begins with what is running now: the eighths from midnight to sunrise. */
  readonly nightBefore?: readonly Watch[];
}

export function DayCard({ at: { date, day, engine }, town, lang, now, keptHead, nightBefore }: DayCardProps) {
  const words = pageWords(lang).home;
  const line = lineOf(day, date, lang, now);
  const isPrinted = printOf(town)?.engine === engine.key;
  const { masa, era, year } = customaryOf({ ...town.place, tzHours: town.place.fixedHours ?? 0 }, day);
  return (
    <section class="card today" aria-labelledby="tithi">
      <div class="today-head">
        <SvgDrawing svg={drawMoon(day.tithi.elongation)} class="today-moon" />
        <div>
          <h2 id="tithi">
            {readsEnglish(lang) ? (
              <>
                <span lang={DEVANAGARI}>{tithiIn(DEVANAGARI, day).value}</span>
                <span class="beside">{tithiIn(lang, day).value}</span>
              </>
            ) : (
              <MarkedText of={tithiIn(lang, day)} lang={lang} />
            )}
          </h2>
          <p class="soft">
            <DateText of={(id) => longDay(id, date)} lang={lang} />{' '}
            {isPrinted && 'text_native' in day.calendar_of_land && (
              <>
                · <LandText land={day.calendar_of_land} />{' '}
              </>
            )}
            · <MarkedText of={masaIn(lang, masa)} lang={lang} /> · {words.eras[era](year)}
          </p>
        </div>
        <DayObservances kept={day.observances} date={date} town={town} lang={lang} head={keptHead} />
      </div>
      {nightBefore && <Now day={day} nightBefore={nightBefore} date={date} lang={lang} now={now} />}
      <DayFacts day={day} date={date} lang={lang} rahuAbove={nightBefore !== undefined && watchesOf(day) !== null} />
      {line === null ? (
        <p class="notice">{words.noLine}</p>
      ) : (
        <div class="lines" data-hand="">
          <SvgDrawing svg={drawDayLine(line, 'across')} />
          <SvgDrawing svg={drawDayLine(line, 'down')} />
        </div>
      )}
      {!isPrinted && <EngineLine engine={engine} lang={lang} words={words} />}
      <PrintedLine town={town} engine={engine} path={nightBefore === undefined ? `/day/${date}` : '/'} lang={lang} />
    </section>
  );
}

export function EngineLine({
  engine,
  lang,
  words,
}: {
  engine: EngineInfo;
  lang: PageLanguage;
  words: PageWords['home'];
}) {
  const { name, gist } = engineSentence(engine, lang);
  return (
    <p class="hint">
      {words.engine(name, gist)} <a href="/#three">{words.why}</a>
    </p>
  );
}

export function masaIn(lang: PageLanguage, masa: DayShown['months']['amanta']): InLanguage {
  if (!masa.adhika) return namedIn(masa, lang);
  if (namedOf(lang) !== null) return namedTogether([pageVoice(lang).byId('masa_terms', 'adhika'), masa], lang);
  return { value: pageWords(lang).home.adhika(named(masa, lang)), lang: proseOf(lang) };
}
