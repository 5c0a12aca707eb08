/**
 * Names in the languages a caller gets: English always, and others beside it under the field's own name with the
 * language's ending (`name_hi`). Whatever has a place in a numbered cycle is said as `{number, name}`; every such object
 * is made once and shared, since a snapshot holds a few hundred of them.
 */
import type { Keeper, Kept } from '../kernel/kept.ts';
import type { ListId } from '../lexicon/index.ts';
import type { Language } from './language.ts';
import { LANGUAGES } from './languages.ts';
import { type IdOf, type NumberedList, nameAt, nameOf } from './names.ts';

export type { IdOf, NumberedList } from './names.ts';

export type LanguageId = keyof typeof LANGUAGES;
/** A language whose fields stand beside the English ones. */
export type Beside = Exclude<LanguageId, 'en'>;

/** A field in the caller's languages: `{rule, rule_hi?}`. */
export type Said<F extends string, T = string> = { readonly [K in F]: T } & {
  readonly [K in `${F}_${Beside}`]?: T;
};
export type Named = { readonly number: number } & Said<'name'>;
export type NamedWindow = Named & { readonly start: string; readonly end: string };

export interface Say extends Keeper {
  /** What was put into these languages once for all. */
  readonly kept: Kept;
  /** The caller's languages, English first. */
  readonly languages: readonly LanguageId[];
  /** The one language that was asked for instead of English: replies give it beside English, a book is in it. */
  readonly alone: Beside | null;
  /** Languages beside English in which sentences are said too (`notes_hi`): for the book and pages; replies have them in English alone. */
  readonly prose: readonly Beside[];
  /** Whether the caller has full access: reasons and sources are told too where others get the name alone. */
  readonly full: boolean;
  /** `{number, name, name_hi?}` of a numbered list; tithi takes 1–30 and karana 1–60. */
  named(list: NumberedList, number: number): Named;
  /**
   * `{name, name_hi?}` of the same. Where more fields follow, `{ number, ...say.nameAt(list, number), lord }` is made many times faster
   * than `{ ...say.named(list, number), lord }`: an object that begins as a copy has no room for what is added to it.
   */
  nameAt(list: NumberedList, number: number): Said<'name'>;
  /** `{name, name_hi?}` of an item asked by its id. */
  byId<L extends ListId>(list: L, id: IdOf<L>): Said<'name'>;
  /** `{number, name, name_hi?, start, end}`: what `named` gives and two clocks, without the cost of a spread. */
  windowed(list: NumberedList, number: number, start: string, end: string): NamedWindow;
  /** `{rule, rule_hi?}`: a field of any name, put into words for each language. */
  field<F extends string, T = string>(name: F, of: (language: Language, id: LanguageId) => T): Said<F, T>;
}

const isLanguage = (id: string): id is LanguageId => id in LANGUAGES;
const LANGUAGE_IDS: readonly LanguageId[] = Object.keys(LANGUAGES).filter(isLanguage);
export const BESIDE: readonly Beside[] = LANGUAGE_IDS.filter((id) => id !== 'en');

function sayIn(languages: readonly LanguageId[], full: boolean): Say {
  const numbered = new Map<NumberedList, Named[]>();
  const listed = new Map<NumberedList, Said<'name'>[]>();
  const known = new Map<ListId, Map<string, Said<'name'>>>();
  const names = languages.filter((id) => id !== 'en').map((id) => `name_${id}` as const);

  /** What a field is called in each of the languages: a key that is joined anew has to be looked up among all texts. */
  const keys = new Map<string, readonly string[]>();
  function keysOf(name: string): readonly string[] {
    let made = keys.get(name);
    if (made === undefined) keys.set(name, (made = languages.map((id) => (id === 'en' ? name : `${name}_${id}`))));
    return made;
  }

  function field<F extends string, T>(name: F, of: (language: Language, id: LanguageId) => T): Said<F, T> {
    const made: Record<string, T> = {};
    const called = keysOf(name);
    for (let i = 0; i < languages.length; i++) {
      const id = languages[i];
      if (id !== undefined) made[called[i] ?? name] = of(LANGUAGES[id], id);
    }
    return made as Said<F, T>;
  }

  function named(list: NumberedList, number: number): Named {
    let row = numbered.get(list);
    if (row === undefined) numbered.set(list, (row = []));
    return (row[number] ??= Object.freeze({ number, ...namesOf(list, number) }));
  }

  function namesOf(list: NumberedList, number: number): Said<'name'> {
    let row = listed.get(list);
    if (row === undefined) listed.set(list, (row = []));
    return (row[number] ??= Object.freeze(field('name', (language) => nameAt(language.names, list, number))));
  }

  return {
    kept: new Map(),
    languages,
    alone: null,
    prose: [],
    full,
    named,
    nameAt: namesOf,
    byId(list, id) {
      let row = known.get(list);
      if (row === undefined) known.set(list, (row = new Map()));
      const ready = row.get(id);
      if (ready !== undefined) return ready;
      const made = Object.freeze(field('name', (language) => nameOf(language.names, list, id)));
      row.set(id, made);
      return made;
    },
    windowed(list, number, start, end) {
      const from = named(list, number);
      const made: Record<string, string | number | undefined> = {};
      made.number = number;
      made.name = from.name;
      for (let i = 0; i < names.length; i++) {
        const name = names[i];
        if (name !== undefined) made[name] = from[name];
      }
      made.start = start;
      made.end = end;
      return made as NamedWindow;
    },
    field,
  };
}

/** What a reply may be asked in: English alone, one language beside it, or `both`: all there are. */
export type AskedLang = LanguageId | 'both';
export const LANGS: readonly AskedLang[] = [...LANGUAGE_IDS, 'both'];

/** What a reply is said in. Other languages come with full access alone; English in full is for who has it and wants no other. */
export type Lang = AskedLang | 'en_full';

const EVERY = sayIn(LANGUAGE_IDS, true);
const besideEnglish = new Map(
  BESIDE.map((id): [LanguageId, Say] => [
    id,
    { ...(BESIDE.length === 1 ? EVERY : sayIn(['en', id], true)), alone: id },
  ]),
);

export const ENGLISH: Say = sayIn(['en'], false);
const ENGLISH_IN_FULL: Say = sayIn(['en'], true);
export function sayFor(lang: Lang): Say {
  if (lang === 'en') return ENGLISH;
  if (lang === 'en_full') return ENGLISH_IN_FULL;
  return (lang === 'both' ? undefined : besideEnglish.get(lang)) ?? EVERY;
}
export const ENGLISH_AND_HINDI: Say = sayFor('hi');

const inProse = new WeakMap<Say, Say>();
/** The same languages, with sentences in each of them. */
export function proseIn(say: Say): Say {
  let made = inProse.get(say);
  if (made === undefined)
    inProse.set(say, (made = { ...say, kept: new Map(), prose: BESIDE.filter((id) => say.languages.includes(id)) }));
  return made;
}

/** `{notes, notes_hi?}`: a field in English and in the languages of `prose`. */
export function sentences<F extends string, T>(
  { prose }: Say,
  name: F,
  of: (language: Language, id: LanguageId) => T,
): Said<F, T> {
  const made: Record<string, T> = {};
  made[name] = of(LANGUAGES.en, 'en');
  for (const id of prose) made[`${name}_${id}`] = of(LANGUAGES[id], id);
  return made as Said<F, T>;
}
