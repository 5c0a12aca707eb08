/** The switches of the page of a day: engine and months. Each is a link that keeps the others. */

import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import type { PageLanguage } from 'ganaka/internal/text/contracts/page-words.ts';
import { pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { chosenIn, type DayChoices, MONTH_SYSTEMS } from '../../requests/day-choices.ts';
import { printOf, type Town } from '../../requests/town.ts';
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
  const link = (href: string, isOn: boolean, text: string) => (
    <li>
      <a href={href} rel="nofollow" {...(isOn && { 'aria-current': 'true' as const })}>
        {text}
      </a>
    </li>
  );
  return (
    <nav class="choices" aria-label={words.label}>
      <span>{words.engine}</span>
      <ul>
        {engines.map((each) =>
          link(engineHref(each, date, town, choices), each === engine, engineSentence(each, lang).name),
        )}
      </ul>
      <span>{words.months}</span>
      <ul>
        {MONTH_SYSTEMS.map((each) =>
          link(
            chosenIn(`/day/${date}`, town, { ...choices, month_system: each }),
            each === (choices.month_system ?? months),
            words[each],
          ),
        )}
      </ul>
    </nav>
  );
}

/** The engine of a land's printed calendar needs no choice: the page shows it, with the options of that calendar. */
function engineHref(engine: EngineInfo, date: string, town: Town, choices: DayChoices): string {
  const path = `/day/${date}`;
  if (printOf(town)?.engine !== engine.key) return chosenIn(path, town, { ...choices, engine });
  const { engine: _, ...schools } = choices;
  return chosenIn(path, { address: town.address }, schools);
}
