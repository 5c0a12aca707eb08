/** What a page about births passes to its script: the words of the sheet, in the page's language. */
import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import { langText, namedOf, type PageLanguage, proseOf } from 'ganaka/internal/text/asked-languages/page-language.ts';
import type { BookLabelId, BookWords, TermId } from 'ganaka/internal/text/contracts/book-words.ts';
import { type PageWords, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import type { LabelId as DayLabelId } from 'ganaka/internal/text/language.ts';
import { bookWords } from 'ganaka/internal/text/loading/books.ts';
import { namesIn } from 'ganaka/internal/text/loading/loaded.ts';
import { engineSentence } from '../../tools/engine-sentence.ts';

/** The labels of the kundali book that the sheet uses too. */
const LABELS = [
  ...['date', 'place', 'engine', 'ayanamsa', 'sunrise', 'sunset', 'ishta_kala', 'weekday', 'tithi', 'nakshatra'],
  ...['yoga', 'karana', 'masa', 'eras', 'samvatsara', 'ayana_and_ritu', 'adhika', 'kshaya', 'balance', 'pada', 'rashi'],
  ...['lord', 'varna', 'vashya', 'yoni', 'gana', 'nadi', 'tattva', 'paya', 'akshara', 'graha', 'degrees', 'house'],
  ...['dignity', 'marks', 'retrograde', 'combust', 'lagna', 'start', 'end', 'maha', 'present', 'absent', 'none'],
] as const satisfies readonly BookLabelId[];
const HEADS = ['panchanga', 'avakahada', 'grahas', 'vimshottari'] as const;
export type Label = (typeof LABELS)[number];

/** The labels of the sheet that are labels of a day too, which a named language has. */
const OF_A_DAY = {
  weekday: 'vara',
  tithi: 'tithi',
  nakshatra: 'nakshatra',
  yoga: 'yoga',
  karana: 'karana',
  masa: 'month',
  sunrise: 'sunrise',
  sunset: 'sunset',
} as const satisfies Partial<Record<Label, DayLabelId>>;
type OwnLabels = Readonly<Partial<Record<Label, string>>>;

/** The terms of the book that the sheets do not use: measures of strength. */
const OF_THE_BOOK = [
  ...['shadbala_ratio', 'vimshopaka', 'jagradadi', 'bav', 'ishta', 'kashta', 'dignity_good', 'baladi', 'sav'],
  ...['bhava_bala', 'jagrat', 'swapna', 'sushupti'],
] as const satisfies readonly TermId[];
/** The words for the ids that birth charts and koots use. */
export type Terms = Readonly<Record<Exclude<TermId, (typeof OF_THE_BOOK)[number]>, string>>;

export interface EngineOnScreen {
  readonly name: string;
  /** The first and last year of the engine. */
  readonly from: number;
  readonly to: number;
}

export type PairWords = PageWords['milan']['screen'];
export type StripWords = PageWords['kundali']['strip'];

export interface Screen {
  /** The value of the query parameter `lang`, such as `hi,ta`. */
  readonly lang: string;
  readonly page: PageLanguage;
  readonly intl: string;
  readonly words: PageWords['births']['screen'];
  /** Only on the page of two births. */
  readonly milan?: PairWords;
  /** On the page of one. */
  readonly strip?: StripWords;
  readonly labels: Readonly<Record<Label, string>>;
  /** Those that the language of the names has, if that is a named one. */
  readonly ownLabels?: OwnLabels;
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

function termsOf({ terms }: BookWords): Terms {
  const left: readonly TermId[] = OF_THE_BOOK;
  return picked(
    terms,
    (Object.keys(terms) as TermId[]).filter((id): id is keyof Terms => !left.includes(id)),
  );
}

function ownLabelsOf(lang: PageLanguage): OwnLabels | undefined {
  const named = namedOf(lang);
  if (named === null) return undefined;
  const { labels } = namesIn(named);
  return Object.fromEntries(
    Object.entries(OF_A_DAY).flatMap(([label, of]) => {
      const word = labels[of];
      return word === null ? [] : [[label, word] as const];
    }),
  );
}

export function screenOf(lang: PageLanguage, engines: readonly EngineInfo[], ofPair: boolean): Screen {
  const { births, kundali, milan, locale, works } = pageWords(lang);
  const book: BookWords = bookWords(proseOf(lang));
  const titles = Object.values(bookWords('en').works).map(({ title }) => title);
  return {
    lang: langText(lang),
    page: lang,
    intl: locale.intl,
    words: births.screen,
    ...(ofPair ? { milan: milan.screen } : { strip: kundali.strip }),
    labels: picked(book.labels, LABELS),
    ownLabels: ownLabelsOf(lang),
    heads: picked(book.heads, HEADS),
    terms: termsOf(book),
    works: Object.fromEntries(
      titles.map((title) => [title, works.passage({ work: title })] as const).filter(([title, said]) => said !== title),
    ),
    engines: Object.fromEntries(
      engines.map((each) => [engineName(each), { name: engineSentence(each, lang).name, ...each.years }]),
    ),
  };
}
