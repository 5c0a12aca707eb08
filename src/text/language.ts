/** What a language has to have: the compiler lists what is missing in its folder. */
import type { FESTIVAL } from '../lexicon/festival.ts';
import type { phrases } from './en/phrases.ts';
import type { IdOf, Names } from './names.ts';
import type { NoteWords } from './note-words.ts';
import type { ReportWords } from './report-words.ts';
import type { SightWords } from './sights.ts';

export interface Language {
  readonly names: Names;
  readonly phrases: Phrases;
  readonly aksharas: Aksharas;
  readonly festivalRules: FestivalRules;
  readonly chart: ChartWords;
  readonly reports: ReportWords;
  readonly sights: SightWords;
  readonly notes: NoteWords;
  /** The letters in which its readers are given Sanskrit. */
  readonly sanskrit: 'iast' | 'devanagari';
}

/** English says which phrases there are. */
export type PhraseId = keyof typeof phrases;
export type Phrases = Readonly<Record<PhraseId, string>>;

/** For the four padas of each nakshatra. */
export type Aksharas = Readonly<Record<IdOf<'nakshatra'>, readonly [string, string, string, string]>>;

type ListedFestival = (typeof FESTIVAL)[number];
/** For each festival that can be asked for. */
export type FestivalRules = Readonly<Record<Extract<ListedFestival, { readonly asked: true }>['id'], string>>;

/** What is written into the picture of a chart. */
export interface ChartWords {
  readonly lagna: string;
  readonly lagnaShort: string;
  readonly retrograde: string;
  readonly retrogradeShort: string;
  readonly combust: string;
  readonly combustShort: string;
  readonly grahas: Readonly<Record<IdOf<'graha'>, string>>;
}
