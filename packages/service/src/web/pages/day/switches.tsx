/** The switches of the page of a day: engine, school of the ekadashi, months. Each is a link that keeps the others. */

import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import type { PageLanguage } from 'ganaka/internal/text/contracts/page-words.ts';
import { pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { chosenIn, type DayChoices, MONTH_SYSTEMS } from '../../requests/day-choices.ts';
import type { Town } from '../../requests/town.ts';
import { engineSentence } from '../../tools/engine-sentence.ts';

interface SwitchesProps {
  readonly date: string;
  readonly town: Town;
  readonly lang: PageLanguage;
  readonly engines: readonly EngineInfo[];
  /** The engine by which the page was computed, chosen or not. */
  readonly engine: EngineInfo;
  readonly choices: DayChoices;
  /** The months of the town's custom. */
  readonly months: (typeof MONTH_SYSTEMS)[number];
}

export function Switches({ date, town, lang, engines, engine, choices, months }: SwitchesProps) {
  const words = pageWords(lang).almanac.switches;
  const link = (changed: DayChoices, isOn: boolean, text: string) => (
    <li>
      <a
        href={chosenIn(`/day/${date}`, town, { ...choices, ...changed })}
        rel="nofollow"
        {...(isOn && { 'aria-current': 'true' as const })}
      >
        {text}
      </a>
    </li>
  );
  return (
    <nav class="choices" aria-label={words.label}>
      <span>{words.engine}</span>
      <ul>{engines.map((each) => link({ engine: each }, each === engine, engineSentence(each, lang).name))}</ul>
      <span>{words.months}</span>
      <ul>
        {MONTH_SYSTEMS.map((each) =>
          link({ month_system: each }, each === (choices.month_system ?? months), words[each]),
        )}
      </ul>
    </nav>
  );
}
