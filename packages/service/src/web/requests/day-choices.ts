/**
 * The choices of the page of a day: the engine, and the school of the ekadashi and of the months. They have the names
 * and values of the API. What is not chosen follows the town.
 */

import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import type { PageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { EKADASHI_SCHOOLS, type EkadashiSchool } from 'ganaka/internal/views/blocks/choices.ts';
import { MONTH_SYSTEMS, type MonthSystem } from 'ganaka/internal/views/day/customary.ts';
import { inTown, type Town } from './town.ts';

export { MONTH_SYSTEMS };

export interface DayChoices {
  readonly engine?: EngineInfo;
  readonly ekadashi?: EkadashiSchool;
  readonly month_system?: MonthSystem;
}

/** The names of the parameters. */
export const DAY_CHOICES = ['engine', 'ekadashi', 'month_system'] as const;
type ChoiceName = (typeof DAY_CHOICES)[number];
/** The values as they are in the address. */
export type ChosenTexts = Readonly<Partial<Record<ChoiceName, string>>>;

/** Returns the choices of the query, or the sentence that says what is wrong with them. An empty value is none. */
export function dayChoicesIn(
  query: Readonly<Record<string, unknown>>,
  engines: readonly EngineInfo[],
  words: PageWords['missing']['query'],
): DayChoices | string {
  const text = (name: ChoiceName): string | undefined =>
    typeof query[name] === 'string' && query[name] !== '' ? query[name] : undefined;
  const chosen: { -readonly [Name in ChoiceName]?: DayChoices[Name] } = {};
  const word = text('engine');
  if (word !== undefined) {
    chosen.engine = engines.find((each) => each.word === word || each.id === word);
    if (chosen.engine === undefined)
      return words.oneOf(
        'engine',
        word,
        engines.map((each) => each.word),
      );
  }
  const ekadashi = text('ekadashi');
  if (ekadashi !== undefined) {
    chosen.ekadashi = EKADASHI_SCHOOLS.find((each) => each === ekadashi);
    if (chosen.ekadashi === undefined) return words.oneOf('ekadashi', ekadashi, EKADASHI_SCHOOLS);
  }
  const months = text('month_system');
  if (months !== undefined) {
    chosen.month_system = MONTH_SYSTEMS.find((each) => each === months);
    if (chosen.month_system === undefined) return words.oneOf('month_system', months, MONTH_SYSTEMS);
  }
  return chosen as DayChoices;
}

export const textsOfChoices = ({ engine, ekadashi, month_system }: DayChoices): ChosenTexts => ({
  ...(engine && { engine: engine.word }),
  ...(ekadashi && { ekadashi }),
  ...(month_system && { month_system }),
});

/** Returns the address of a page for a town with these choices. */
export function chosenIn(path: string, town: Pick<Town, 'address' | 'modern'>, choices: DayChoices): string {
  // the modern sky of a town is a choice of the engine too
  const [plain = path, query = ''] = inTown(path, town).split('?');
  const search = new URLSearchParams(query);
  for (const [name, value] of Object.entries(textsOfChoices(choices))) search.set(name, value);
  return search.size === 0 ? plain : `${plain}?${search}`;
}
