/** Words of a language that are loaded when a process or thread first needs them. */
import type { LanguageId } from './voice.ts';

export interface OnDemand<W> {
  /** Whether the language has such words. */
  has(id: LanguageId): boolean;
  load(id: LanguageId): Promise<W>;
  loadAll(): Promise<readonly W[]>;
  /** Returns the words of a language that has been loaded; throws otherwise. */
  loaded(id: LanguageId): W;
}

/** A language without a loader has no such words. */
export function onDemand<W>(loaders: Readonly<Partial<Record<LanguageId, () => Promise<W>>>>): OnDemand<W> {
  const known = new Map<LanguageId, W>();
  const load = async (id: LanguageId): Promise<W> => {
    const ready = known.get(id);
    if (ready !== undefined) return ready;
    const words = await loaders[id]?.();
    if (words === undefined) throw new Error(`there are no such words in ${id}`);
    known.set(id, words);
    return words;
  };
  const isKnown = (id: string): id is LanguageId => Object.hasOwn(loaders, id);
  return {
    has: isKnown,
    load,
    loadAll: () => Promise.all(Object.keys(loaders).filter(isKnown).map(load)),
    loaded(id) {
      const words = known.get(id);
      if (words === undefined) throw new Error(`the words of ${id} were not loaded`);
      return words;
    },
  };
}
