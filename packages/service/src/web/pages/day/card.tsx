/** A day at a town: its names, its times and its day line. The home page shows it for today. */

import { drawDayLine } from 'ganaka/internal/drawings/day/day-line.ts';
import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import { type PageLanguage, type PageWords, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import type { ComponentChildren } from 'preact';
import { SvgDrawing } from '../../design/parts.tsx';
import { printOf, type Town } from '../../requests/town.ts';
import type { DayAt } from '../../serving/almanac.ts';
import { type Watch, watchesOf } from '../../serving/watches.ts';
import { engineSentence } from '../../tools/engine-sentence.ts';
import { DayFacts } from './facts.tsx';
import { lineOf } from './line.ts';
import { Now } from './now.tsx';
import { PrintedLine } from './printed-or-modern.tsx';
import { DayTitle } from './title.tsx';

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
  return (
    <section class="card today" aria-labelledby="tithi">
      <DayTitle day={day} date={date} town={town} lang={lang} isPrinted={isPrinted} keptHead={keptHead} />
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
