/**
 * The festivals by their names in every language, for a request that gives such a name. The table is generated from
 * packages/ganaka/data/lexicon, so no language has to be loaded to understand a name.
 */

import { FESTIVAL_CALLED } from './festival-names.generated.ts';
import { calledKey } from './name-key.ts';

/** The id of each festival with its names. */
export const festivalNames = (): readonly (readonly [id: string, names: readonly string[]])[] =>
  FESTIVAL_CALLED.trim()
    .split('\n')
    .map((line) => {
      const [id = '', names = ''] = line.split(' = ');
      return [id, names.split(' | ')];
    });

let known: ReadonlyMap<string, string> | undefined;

/** Returns the id of the festival with this name; undefined if it has no such name in any language. */
export function festivalCalled(name: string): string | undefined {
  known ??= new Map(festivalNames().flatMap(([id, names]) => names.map((each) => [calledKey(each), id] as const)));
  return known.get(calledKey(name));
}
