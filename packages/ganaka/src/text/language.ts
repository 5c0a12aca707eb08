/**
 * What a language must have, by its level. The compiler lists what its folder lacks.
 *
 * | level   | has |
 * |---------|-----|
 * | named   | the names of the calendar and the labels of day, month and festival pages |
 * | charted | also the names, syllables and letters of a birth chart |
 * | spoken  | every sentence: rules, notes, reports, pages, book, terminal |
 */

import type { GatiAshtadha } from '../lexicon/chart/gati.ts';
import type { ListId } from '../lexicon/index.ts';
import type { Clause } from '../rules/clause.ts';
import type { GistId } from '../rules/source.ts';
import type { NoteWords } from './contracts/note-words.ts';
import type { ReportWords } from './contracts/report-words.ts';
import type { SightWords } from './contracts/sights.ts';
import type { phrases } from './languages/en/phrases.ts';
import type { FestivalRules, IdOf, Names } from './names.ts';
import type { DayLines } from './sentences/day-lines.ts';

/**
 * A word that a language does not have yet. It is written explicitly, to show that it was not forgotten. The field is
 * then left out of replies.
 */
export const MISSING = null;
export type WordOrMissing = string | typeof MISSING;

/** The lists that only birth charts, gifts, the map of the Earth, the regional calendars and the Tamil day use. */
type ChartListId =
  | ('varga' | 'chara_karaka' | 'arudha' | 'jataka_yoga' | 'shiva_vasa' | 'dravya' | 'city' | 'varsha')
  | ('calendar' | 'calendar_era')
  | ('gowri' | 'nokku' | 'tamil_yoga' | 'parigaram' | 'tamil_ritu' | 'southern_term');
type NamesIn<L extends ListId> = { readonly [List in L]: { readonly [Id in IdOf<List>]: WordOrMissing } };
/**
 * The names of a language. Single names may be missing. A list used only by charts may be absent; a list that is
 * present has an entry for each id.
 */
export type SomeNames = NamesIn<Exclude<ListId, ChartListId>> & Partial<NamesIn<ChartListId>>;

/** The labels of a day page: `label: value`. */
export const LABELS = [
  'until',
  'from',
  'today',
  'sunrise',
  'sunset',
  'moonrise',
  'moonset',
  'tithi',
  'nakshatra',
  'yoga',
  'karana',
  'vara',
  'month',
  'year',
  'festival',
] as const;
export type LabelId = (typeof LABELS)[number];

/** The labels of a language; single ones may be missing. */
export type SomeLabels = Readonly<Record<LabelId, WordOrMissing>>;

export interface NamedLanguage {
  readonly names: SomeNames;
  readonly labels: SomeLabels;
  /** The script in which readers of the language get Sanskrit. */
  readonly sanskrit: 'iast' | 'devanagari';
}

export interface ChartedLanguage extends NamedLanguage {
  readonly names: NamesIn<ListId>;
  readonly aksharas: Aksharas;
  readonly chart: ChartWords;
}

export interface SpokenLanguage extends ChartedLanguage {
  readonly names: Names;
  readonly labels: Readonly<Record<LabelId, string>>;
  readonly phrases: Phrases;
  readonly festivalRules: FestivalRules;
  readonly reports: ReportWords;
  readonly sights: SightWords;
  readonly dayLines?: DayLines;
  readonly notes: NoteWords;
  /** The content of each rule. */
  readonly gists: Readonly<Record<GistId, string>>;
  /** Returns a clause about a chart as a sentence without capital and full stop. */
  readonly clause: (clause: Clause<never>) => string;
  /** Makes a complete sentence of it, with capital and full stop. */
  readonly sentence: (text: string) => string;
}

/** English defines which phrases exist. */
export type PhraseId = keyof typeof phrases;
export type Phrases = Readonly<Record<PhraseId, string>>;

/** The syllables of the four padas of each nakshatra. */
export type Aksharas = Readonly<Record<IdOf<'nakshatra'>, readonly [string, string, string, string]>>;

/** The words in the drawing of a chart. */
export interface ChartWords {
  readonly lagna: string;
  readonly lagnaShort: string;
  readonly retrograde: string;
  readonly retrogradeShort: string;
  readonly combust: string;
  readonly combustShort: string;
  /** The eight motions. */
  readonly gatis: Readonly<Record<GatiAshtadha, string>>;
  readonly grahas: Readonly<Record<IdOf<'graha'>, string>>;
}
