/**
 * Festivals by their names in every language, for callers who type one. The table is made of data/lexicon, so no language has to be loaded
 * to understand a word of it.
 */
import { calledKey } from './called-key.ts';
import { FESTIVAL_CALLED } from './festival-called.ts';

/** Each festival's id and its names. */
export const festivalNames = (): readonly (readonly [id: string, names: readonly string[]])[] =>
  FESTIVAL_CALLED.trim()
    .split('\n')
    .map((line) => {
      const [id = '', names = ''] = line.split(' = ');
      return [id, names.split(' | ')];
    });

let known: ReadonlyMap<string, string> | undefined;

/** The id of a festival by one of its names; undefined if no language calls one so. */
export function festivalCalled(name: string): string | undefined {
  known ??= new Map(festivalNames().flatMap(([id, names]) => names.map((each) => [calledKey(each), id] as const)));
  return known.get(calledKey(name));
}
