/** The foot of a page that shows the printed day of a land: whose day it is, and the way to the modern sky and back. */
import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { inTown, printOf, type Town } from '../../requests/town.ts';

interface PrintedLineProps {
  readonly town: Town;
  /** The engine of the page. */
  readonly engine: EngineInfo;
  /** The path of the page. */
  readonly path: string;
  readonly lang: PageLanguage;
}

export function PrintedLine({ town, engine, path, lang }: PrintedLineProps) {
  const { printed } = pageWords(lang).days;
  const print = printOf(town);
  if (print === null) return null;
  const { modern: _, ...plain } = town;
  return engine.key === print.engine ? (
    <p class="hint">
      {printed.here} <a href={inTown(path, { ...town, modern: true })}>{printed.modern}</a>
    </p>
  ) : (
    <p class="hint">
      <a href={inTown(path, plain)}>{printed.back}</a>
    </p>
  );
}

/** The date in the calendar of the land, in its own script. */
export const LandText = ({ land }: { readonly land: { readonly text_native: string } | undefined }) =>
  land === undefined ? null : (
    <span lang="ne" class="land">
      {land.text_native}
    </span>
  );
