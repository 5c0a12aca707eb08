/**
 * Names in the languages a caller gets: English always, Hindi beside it (`name_hi`) for full access.
 * Whatever has a place in a numbered cycle is said as `{number, name}`; every such object is made once
 * at start and shared, since a snapshot holds a few hundred of them.
 */
import type { Keeper, Kept } from '../kernel/kept.ts';
import { LISTS, type ListId } from '../lexicon/index.ts';
import { karanaAt, tithiAt } from './cycles.ts';

export interface Named {
  readonly number: number;
  readonly name: string;
  readonly name_hi?: string;
}

/** Lists whose items have a number. */
export type NumberedList = {
  [L in ListId]: (typeof LISTS)[L][number] extends { readonly number: number; readonly en: string; readonly hi: string }
    ? L
    : never;
}[ListId];
/** Lists whose items have an id and names. */
export type IdList = {
  [L in ListId]: (typeof LISTS)[L][number] extends { readonly id: string; readonly en: string; readonly hi: string }
    ? L
    : never;
}[ListId];
export type IdOf<L extends IdList> = (typeof LISTS)[L][number] extends { readonly id: infer Id } ? Id : never;

export interface Say extends Keeper {
  /** What was put into these languages once for all. */
  readonly kept: Kept;
  /** Whether this caller gets Hindi. */
  readonly hindi: boolean;
  /** `{number, name, name_hi?}` of a numbered list; tithi takes 1–30 and karana 1–60. */
  named(list: NumberedList, number: number): Named;
  /** `{name, name_hi?}` of an item asked by its id. */
  byId<L extends IdList>(list: L, id: IdOf<L>): { readonly name: string; readonly name_hi?: string };
}

interface Entry {
  readonly en: string;
  readonly hi: string;
}

const entryAt = (list: NumberedList, number: number): Entry | undefined => {
  if (list === 'tithi') return tithiAt(number);
  if (list === 'karana') return karanaAt(number);
  const items: readonly { readonly number: number; readonly en: string; readonly hi: string }[] = LISTS[list];
  return items.find((item) => item.number === number);
};

function sayIn(hindi: boolean): Say {
  const numbered = new Map<NumberedList, Named[]>();
  const known = new Map<IdList, Map<unknown, { name: string; name_hi?: string }>>();
  return {
    kept: new Map(),
    hindi,
    named(list, number) {
      let row = numbered.get(list);
      if (row === undefined) numbered.set(list, (row = []));
      const ready = row[number];
      if (ready !== undefined) return ready;
      const entry = entryAt(list, number);
      if (entry === undefined) throw new Error(`no name for ${list} ${number}`);
      const made = Object.freeze({ number, name: entry.en, ...(hindi && { name_hi: entry.hi }) });
      row[number] = made;
      return made;
    },
    byId(list, id) {
      let row = known.get(list);
      if (row === undefined) known.set(list, (row = new Map()));
      const ready = row.get(id);
      if (ready !== undefined) return ready;
      const items: readonly { readonly id: string; readonly en: string; readonly hi: string }[] = LISTS[list];
      const item = items.find((each) => each.id === id);
      if (item === undefined) throw new Error(`no name for ${list}/${id}`);
      const made = Object.freeze({ name: item.en, ...(hindi && { name_hi: item.hi }) });
      row.set(id, made);
      return made;
    },
  };
}

export const ENGLISH: Say = sayIn(false);
export const ENGLISH_AND_HINDI: Say = sayIn(true);
