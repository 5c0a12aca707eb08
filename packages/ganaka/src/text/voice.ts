/**
 * Produces the text of replies, pages, feeds, book and terminal: names and sentences in the languages of the caller.
 * English is always included. Another language follows in a field with the language's suffix (`name_hi`). Items of a
 * numbered cycle are `{number, name}`. Every such object is created once and shared, because a panchanga has a few
 * hundred of them.
 */
import type { CacheOwner, OwnerCache } from '../kernel/caches.ts';
import type { ListId } from '../lexicon/index.ts';
import type { Clause } from '../rules/clause.ts';
import type { Gist, Source } from '../rules/source.ts';
import { type Citation, citation, gistIn } from './citation.ts';
import type { SpokenLanguage } from './language.ts';
import {
  endingOf,
  isSpoken,
  LANGUAGE_IDS,
  type LanguageId,
  type NameEnding,
  type SentenceEnding,
  type SpokenId,
} from './languages.ts';
import { areLoaded, namesIn, wordsIn } from './loading/loaded.ts';
import { type IdOf, type NumberedList, nameAt, nameOf } from './names.ts';

export type { LanguageId, NameEnding, SentenceEnding, SpokenId } from './languages.ts';
export type { IdOf, NumberedList } from './names.ts';

/** A language whose fields follow the English ones. */
export type OtherId = Exclude<LanguageId, 'en'>;
export const OTHER_LANGUAGES: readonly OtherId[] = LANGUAGE_IDS.filter((id) => id !== 'en');

/** A name in the caller's languages: `{name, name_hi?, name_ta?}`. */
export type LocalizedField<F extends string> = { readonly [K in F]: string } & {
  readonly [K in `${F}_${NameEnding}`]?: string;
};
/** A sentence, or a list of sentences, in the caller's spoken languages: `{rule, rule_hi?}`. */
export type LocalizedSentence<F extends string, T = string> = { readonly [K in F]: T } & {
  readonly [K in `${F}_${SentenceEnding}`]?: T;
};
/** Returns the name in one of the languages; undefined if there is none. */
export const nameIn = (said: LocalizedField<'name'>, id: OtherId): string | undefined =>
  said[`name_${endingOf(id) as NameEnding}`];

export type NumberedName = { readonly number: number } & LocalizedField<'name'>;
export type NamedWindow = NumberedName & { readonly start: string; readonly end: string };

export interface Voice extends CacheOwner {
  /** The cache of values in these languages. */
  readonly kept: OwnerCache;
  /** The caller's languages, English first. */
  readonly languages: readonly LanguageId[];
  /**
   * The requested language if the request names exactly one and it is not English (`lang=hi`), otherwise null. Replies
   * give it after English; a book or a page is written in it.
   */
  readonly alone: OtherId | null;
  /** Whether the caller's plan is paid. If so, reasons and sources are included; otherwise only the name. */
  readonly full: boolean;
  /**
   * Returns the same voice for a page or a book, in which the sentences of rules are in every spoken language and not
   * only in English.
   */
  readonly inProse: () => Voice;
  /** Returns `{number, name, name_hi?}` of an item of a numbered list; tithi takes 1–30 and karana 1–60. */
  named(list: NumberedList, number: number): NumberedName;
  /**
   * Returns `{name, name_hi?}` of the same. If more fields follow, `{ number, ...say.nameAt(list, number), lord }` is
   * many times faster than `{ ...say.named(list, number), lord }`, because an object that begins as a copy has no room
   * for further fields.
   */
  nameAt(list: NumberedList, number: number): LocalizedField<'name'>;
  /** Returns `{name, name_hi?}` of an item by its id. */
  byId<L extends ListId>(list: L, id: IdOf<L>): LocalizedField<'name'>;
  /** Returns the same in a field with another name: `{land, land_hi?}`. */
  called<F extends string, L extends ListId>(field: F, list: L, id: IdOf<L>): LocalizedField<F>;
  /** Returns `{number, name, name_hi?, start, end}`: `named` and two times, without the cost of a spread. */
  windowed(list: NumberedList, number: number, start: string, end: string): NamedWindow;
  /**
   * Returns `{rule, rule_hi?}`: a field of any name, worded in each spoken language. A named language has no sentences.
   */
  field<F extends string, T = string>(
    name: F,
    of: (language: SpokenLanguage, id: SpokenId) => T,
  ): LocalizedSentence<F, T>;
  /** Returns `{notes, notes_hi?}`: a field in English; for a page or a book, also in the other spoken languages. */
  sentences<F extends string, T>(name: F, of: (language: SpokenLanguage, id: SpokenId) => T): LocalizedSentence<F, T>;
  /** Returns the source of a rule with its content. */
  cite(source: Source): Citation;
  /** Returns the content of a rule, in English. */
  gist(gist: Gist): string;
  /** Returns `{text, text_hi?}`: a clause about a chart; in other languages only for a page or a book. */
  clause(clause: Clause<never>): LocalizedSentence<'text'>;
}

/**
 * The languages of a reply as one string, for cache keys and threads: the codes in the order of the list, `en` by
 * default. `.full` is added for English only for keys of a paid plan, `.prose` for a page or a book.
 */
export type VoiceKey = string & { readonly __brand: 'voice' };

interface Manner {
  readonly full: boolean;
  readonly prose: boolean;
}

export function voiceKey(asked: readonly LanguageId[], { full = true, prose = false }: Partial<Manner> = {}): VoiceKey {
  const codes = LANGUAGE_IDS.filter((id) => asked.includes(id)).join(',');
  return `${codes === '' ? 'en' : codes}${prose ? '.prose' : codes === 'en' && full ? '.full' : ''}` as VoiceKey;
}

/** Returns the languages that must be loaded before the voice can be used. */
export const languagesOf = (key: VoiceKey): readonly LanguageId[] => {
  const codes = (key.split('.', 1)[0] ?? '').split(',');
  return LANGUAGE_IDS.filter((id) => id === 'en' || codes.includes(id));
};

/**
 * The cache of recently used voices. It is limited, because three of a dozen languages can be chosen in hundreds of
 * ways.
 */
const voices = new Map<VoiceKey, Voice>();
const MOST_VOICES = 16;

/** Whether `voiceFor` can be called at once. Otherwise `prepareVoice` of `folders.ts` must be called first. */
export const isVoiceReady = (key: VoiceKey): boolean => voices.has(key) || areLoaded(languagesOf(key));

/** Returns the voice for a key. Its languages must have been loaded. */
export function voiceFor(key: VoiceKey): Voice {
  const known = voices.get(key);
  if (known !== undefined) return known;
  const made = voiceOf(key);
  if (!areLoaded(languagesOf(key))) return made; // it would be taken for ready
  if (voices.size >= MOST_VOICES) for (const oldest of [...voices.keys()].slice(0, 1)) voices.delete(oldest);
  voices.set(key, made);
  return made;
}

function voiceOf(key: VoiceKey): Voice {
  const languages = languagesOf(key);
  const [codes = '', manner] = key.split('.');
  const [alone, another] = codes.split(',');
  return new Speaker(languages, {
    alone: another === undefined ? (OTHER_LANGUAGES.find((id) => id === alone) ?? null) : null,
    full: codes !== 'en' || manner !== undefined,
    prose: manner === 'prose' ? languages.filter(isSpoken).filter((id) => id !== 'en') : [],
    inProse: () => (manner === 'prose' ? voiceFor(key) : voiceFor(`${codes}.prose` as VoiceKey)),
  });
}

interface VoiceOptions extends Pick<Voice, 'alone' | 'full' | 'inProse'> {
  /** The languages other than English in which the sentences of rules are included. */
  readonly prose: readonly Exclude<SpokenId, 'en'>[];
}

class Speaker implements Voice {
  readonly kept: OwnerCache = new Map();
  readonly languages: readonly LanguageId[];
  readonly alone: OtherId | null;
  readonly full: boolean;
  readonly inProse: () => Voice;

  readonly #prose: VoiceOptions['prose'];
  readonly #others: readonly OtherId[];
  readonly #endings: readonly NameEnding[];
  readonly #nameKeys: readonly `name_${NameEnding}`[];
  readonly #spoken: readonly SpokenId[];
  readonly #english = wordsIn('en');
  readonly #numbered = new Map<NumberedList, NumberedName[]>();
  readonly #listed = new Map<NumberedList, LocalizedField<'name'>[]>();
  readonly #byId = new Map<ListId, Map<string, LocalizedField<'name'>>>();
  readonly #cited = new WeakMap<Source, Citation>();
  readonly #clauses = new WeakMap<Clause<never>, LocalizedSentence<'text'>>();
  /**
   * The names of the field in each spoken language. They are cached, because a key that is concatenated each time has
   * to be looked up in the string table.
   */
  readonly #keys = new Map<string, readonly string[]>();

  constructor(languages: readonly LanguageId[], { alone, full, prose, inProse }: VoiceOptions) {
    this.languages = languages;
    this.alone = alone;
    this.full = full;
    this.inProse = inProse;
    this.#prose = prose;
    this.#others = languages.filter((id) => id !== 'en');
    this.#endings = this.#others.map((id) => endingOf(id) as NameEnding);
    this.#nameKeys = this.#endings.map((ending) => `name_${ending}` as const);
    this.#spoken = languages.filter(isSpoken);
  }

  named(list: NumberedList, number: number): NumberedName {
    let row = this.#numbered.get(list);
    if (row === undefined) this.#numbered.set(list, (row = []));
    return (row[number] ??= Object.freeze({ number, ...this.nameAt(list, number) }));
  }

  nameAt(list: NumberedList, number: number): LocalizedField<'name'> {
    let row = this.#listed.get(list);
    if (row === undefined) this.#listed.set(list, (row = []));
    return (row[number] ??= this.#names((id) => nameAt(namesIn(id).names, list, number)));
  }

  byId<L extends ListId>(list: L, id: IdOf<L>): LocalizedField<'name'> {
    let row = this.#byId.get(list);
    if (row === undefined) this.#byId.set(list, (row = new Map()));
    const ready = row.get(id);
    if (ready !== undefined) return ready;
    const made = this.#names((language) => nameOf(namesIn(language).names, list, id));
    row.set(id, made);
    return made;
  }

  /** Returns the names. A language that has no name for the item gets no field. */
  #names(of: (id: LanguageId) => string | null): LocalizedField<'name'> {
    const made: { name: string } & { -readonly [K in `name_${NameEnding}`]?: string } = { name: of('en') ?? '' };
    for (let i = 0; i < this.#others.length; i++) {
      const [id, key] = [this.#others[i], this.#nameKeys[i]];
      if (id === undefined || key === undefined) continue;
      const name = of(id);
      if (name !== null) made[key] = name;
    }
    return Object.freeze(made);
  }

  called<F extends string, L extends ListId>(field: F, list: L, id: IdOf<L>): LocalizedField<F> {
    const said = this.byId(list, id);
    const made: Record<string, string> = { [field]: said.name };
    for (const ending of this.#endings) {
      const name = said[`name_${ending}`];
      if (name !== undefined) made[`${field}_${ending}`] = name;
    }
    return made as LocalizedField<F>;
  }

  windowed(list: NumberedList, number: number, start: string, end: string): NamedWindow {
    const from = this.named(list, number);
    const keys = this.#nameKeys;
    const made: Record<string, string | number | undefined> = {};
    made.number = number;
    made.name = from.name;
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i];
      if (key !== undefined && from[key] !== undefined) made[key] = from[key];
    }
    made.start = start;
    made.end = end;
    return made as NamedWindow;
  }

  field<F extends string, T>(name: F, of: (language: SpokenLanguage, id: SpokenId) => T): LocalizedSentence<F, T> {
    const made: Record<string, T> = {};
    const called = this.#keysOf(name);
    for (let i = 0; i < this.#spoken.length; i++) {
      const id = this.#spoken[i];
      if (id !== undefined) made[called[i] ?? name] = of(wordsIn(id), id);
    }
    return made as LocalizedSentence<F, T>;
  }

  sentences<F extends string, T>(name: F, of: (language: SpokenLanguage, id: SpokenId) => T): LocalizedSentence<F, T> {
    const made: Record<string, T> = { [name]: of(this.#english, 'en') };
    for (const id of this.#prose) made[`${name}_${id}`] = of(wordsIn(id), id);
    return made as LocalizedSentence<F, T>;
  }

  #keysOf(name: string): readonly string[] {
    let made = this.#keys.get(name);
    if (made === undefined)
      this.#keys.set(name, (made = this.#spoken.map((id) => (id === 'en' ? name : `${name}_${id}`))));
    return made;
  }

  cite(source: Source): Citation {
    const ready = this.#cited.get(source);
    if (ready !== undefined) return ready;
    const made = citation(source, this.gist(source.gist));
    for (const id of this.#prose) made[`gist_${id}`] = gistIn(wordsIn(id), source.gist);
    this.#cited.set(source, made);
    return made;
  }

  gist(gist: Gist): string {
    return gistIn(this.#english, gist);
  }

  clause(clause: Clause<never>): LocalizedSentence<'text'> {
    const ready = this.#clauses.get(clause);
    if (ready !== undefined) return ready;
    const text = this.#english.clause(clause);
    const made: { text: string } & { -readonly [K in `text_${SentenceEnding}`]?: string } = { text };
    for (const id of this.#prose) made[`text_${id}`] = wordsIn(id).clause(clause);
    this.#clauses.set(clause, made);
    return made;
  }
}

/** English for callers without a paid plan. */
export const ENGLISH: Voice = voiceFor(voiceKey(['en'], { full: false }));
