/** What a page about births passes to its script: the words of the sheet, in the page's language. */
import type { EngineInfo } from '../../../engines/engine.ts';
import type { BookWords, LabelId, TermId } from '../../../text/book-words.ts';
import { bookWords } from '../../../text/books.ts';
import { langText, type PageLanguage, proseOf } from '../../../text/page-language.ts';
import { type PageWords, pageWords } from '../../../text/page-words.ts';
import { engineSaid } from '../../tools/engine-said.ts';

/** The labels of the kundali book that the sheet uses too. */
const LABELS = [
  ...['date', 'place', 'engine', 'ayanamsa', 'sunrise', 'sunset', 'ishta_kala', 'weekday', 'tithi', 'nakshatra'],
  ...['yoga', 'karana', 'masa', 'eras', 'samvatsara', 'ayana_and_ritu', 'adhika', 'kshaya', 'balance', 'pada', 'rashi'],
  ...['lord', 'varna', 'vashya', 'yoni', 'gana', 'nadi', 'tattva', 'paya', 'akshara', 'graha', 'degrees', 'house'],
  ...['dignity', 'marks', 'retrograde', 'combust', 'lagna', 'start', 'end', 'maha', 'present', 'absent', 'none'],
] as const satisfies readonly LabelId[];
const HEADS = ['panchanga', 'avakahada', 'grahas', 'vimshottari'] as const;
type Label = (typeof LABELS)[number];

/** The words for the ids that birth charts and koots use. */
export type Terms = Readonly<Record<TermId, string>>;

export interface EngineOnScreen {
  readonly name: string;
  /** The first and last year of the engine. */
  readonly from: number;
  readonly to: number;
}

export type PairWords = PageWords['milan']['screen'];

export interface Screen {
  /** The value of the query parameter `lang`, such as `hi,ta`. */
  readonly lang: string;
  readonly page: PageLanguage;
  readonly intl: string;
  readonly words: PageWords['births']['screen'];
  /** Only on the page of two births. */
  readonly milan?: PairWords;
  readonly labels: Readonly<Record<Label, string>>;
  readonly heads: Readonly<Record<(typeof HEADS)[number], string>>;
  readonly terms: Terms;
  /** The titles of works in this language, keyed by the English title; only those that differ. */
  readonly works: Readonly<Record<string, string>>;
  /** The engines, keyed by their names in the browser's library. */
  readonly engines: Readonly<Record<string, EngineOnScreen>>;
}

/** The names of the engines in scripts. The operator may choose another name for the third engine. */
const IN_BROWSER: Readonly<Record<string, string>> = {
  drik: 'drik',
  'true-chitra': 'chitrapaksha',
  'surya-siddhanta': 'surya',
};
export const engineName = ({ key }: EngineInfo): string => IN_BROWSER[key] ?? key;

const picked = <K extends string>(from: Readonly<Record<K, string>>, keys: readonly K[]): Readonly<Record<K, string>> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Record<K, string>;

export function screenOf(lang: PageLanguage, engines: readonly EngineInfo[], ofPair: boolean): Screen {
  const { births, milan, locale, works } = pageWords(lang);
  const book: BookWords = bookWords(proseOf(lang));
  const titles = Object.values(bookWords('en').works).map(({ title }) => title);
  return {
    lang: langText(lang),
    page: lang,
    intl: locale.intl,
    words: births.screen,
    ...(ofPair && { milan: milan.screen }),
    labels: picked(book.labels, LABELS),
    heads: picked(book.heads, HEADS),
    terms: book.terms,
    works: Object.fromEntries(
      titles.map((title) => [title, works.passage({ work: title })] as const).filter(([title, said]) => said !== title),
    ),
    engines: Object.fromEntries(
      engines.map((each) => [engineName(each), { name: engineSaid(each, lang).name, ...each.years }]),
    ),
  };
}
