/**
 * The names of a language: one for every id of every list of the lexicon. If a list or a name is missing, the code does
 * not compile.
 */
import { LISTS, type ListId } from '../lexicon/index.ts';
import type { FESTIVAL } from '../lexicon/rites/festival.generated.ts';
import { karanaAt, tithiAt } from './cycles.ts';

type ItemOf<L extends ListId> = (typeof LISTS)[L][number];
export type IdOf<L extends ListId> = ItemOf<L>['id'];
/** The lists whose items have a number. */
export type NumberedList = {
  [L in ListId]: ItemOf<L> extends { readonly number: number } ? L : never;
}[ListId];

export type Names = { readonly [L in ListId]: { readonly [Id in IdOf<L>]: string } };

// each language has one file for each of these types
export type AngasNames = Pick<Names, 'tithi' | 'paksha' | 'nakshatra' | 'yoga' | 'karana' | 'vara'>;
export type CalendarNames = Pick<
  Names,
  'masa' | 'masa_terms' | 'calendar' | 'calendar_era' | 'ritu' | 'ayana' | 'samvatsara' | 'yuga' | 'manvantara'
>;
export type MuhurtaNames = Pick<
  Names,
  'muhurta_day' | 'muhurta_night' | 'chaughadiya' | 'anandadi' | 'karya' | 'direction' | 'vasa' | 'shiva_vasa'
>;
export type SouthernNames = Pick<
  Names,
  'gowri' | 'nokku' | 'tamil_yoga' | 'parigaram' | 'tamil_ritu' | 'southern_term'
>;
export type KundaliNames = Pick<
  Names,
  'rashi' | 'graha' | 'varga' | 'chara_karaka' | 'arudha' | 'baladi' | 'jagradadi' | 'yogini' | 'kala_sarpa' | 'tara'
>;
export type BhugolaNames = Pick<Names, 'city' | 'varsha'>;
export type DravyaNames = Pick<Names, 'dravya'>;
export type KalasNames = Pick<Names, 'kala' | 'special_yoga'>;
export type YogasNames = Pick<Names, 'jataka_yoga'>;
export type FestivalsNames = Pick<Names, 'festival' | 'observance' | 'mahadvadashi' | 'eclipse'>;

/** The rule in one sentence, for each festival that has a route. */
export type FestivalRules = Readonly<
  Record<Extract<(typeof FESTIVAL)[number], { readonly asked: true }>['id'], string>
>;

type SomeNames = Readonly<Partial<Record<ListId, Readonly<Record<string, string | null>>>>>;

/** Returns the name, or null if the language has no name for the item or lacks the whole list. */
export function nameOf<L extends ListId>(names: SomeNames, list: L, id: IdOf<L>): string | null {
  return names[list]?.[id] ?? null;
}

/** Returns the name of a number in a list; tithi takes 1–30 and karana 1–60. */
export function nameAt(names: SomeNames, list: NumberedList, number: number): string | null {
  const id = idAt(list, number);
  if (id === undefined) throw new Error(`no ${list} ${number}`);
  return names[list]?.[id] ?? null;
}

function idAt(list: NumberedList, number: number): string | undefined {
  if (list === 'tithi') return tithiAt(number)?.id;
  if (list === 'karana') return karanaAt(number)?.id;
  const items: readonly { readonly number: number; readonly id: string }[] = LISTS[list];
  return items.find((item) => item.number === number)?.id;
}
