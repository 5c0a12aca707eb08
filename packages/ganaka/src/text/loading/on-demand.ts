/** Words of the spoken languages that are loaded when a process or thread first needs them. */
import { isSpoken, LANGUAGE_IDS, type LanguageId, type SpokenId } from '../languages.ts';

export interface OnDemand<W> {
  /** Whether the language has such words. */
  has(id: LanguageId): boolean;
  load(id: LanguageId): Promise<W>;
  loadAll(): Promise<readonly W[]>;
  /** Returns the words of a language that has been loaded; throws otherwise. */
  loaded(id: LanguageId): W;
}

/**
 * Imports a module of each spoken language when it is first needed, and caches the words that `wordsOf` takes from it.
 */
export function onDemand<M, W>(
  loaders: Readonly<Record<SpokenId, () => Promise<M>>>,
  wordsOf: (module: M) => W,
): OnDemand<W> {
  const known = new Map<LanguageId, W>();
  const load = async (id: LanguageId): Promise<W> => {
    const ready = known.get(id);
    if (ready !== undefined) return ready;
    if (!isSpoken(id)) throw new Error(`there are no such words in ${id}`);
    const words = wordsOf(await loaders[id]());
    known.set(id, words);
    return words;
  };
  return {
    has: isSpoken,
    load,
    loadAll: () => Promise.all(LANGUAGE_IDS.filter(isSpoken).map(load)),
    loaded(id) {
      const words = known.get(id);
      if (words === undefined) throw new Error(`the words of ${id} were not loaded`);
      return words;
    },
  };
}
