/** What a page about births sends to its script: the words of the sheet, in the page's language. */
import type { EngineInfo } from '../../../engines/engine.ts';
import type { BookWords, LabelId, TermId } from '../../../text/book-words.ts';
import { bookWords } from '../../../text/books.ts';
import { langText, type PageLanguage, proseOf } from '../../../text/page-language.ts';
import { type PageWords, pageWords } from '../../../text/page-words.ts';
import { engineSaid } from '../../tools/engine-said.ts';

/** Labels of the kundali book that the sheet has too. */
const LABELS = [
  ...['date', 'place', 'engine', 'ayanamsa', 'sunrise', 'sunset', 'ishta_kala', 'weekday', 'tithi', 'nakshatra'],
  ...['yoga', 'karana', 'masa', 'eras', 'samvatsara', 'ayana_and_ritu', 'adhika', 'kshaya', 'balance', 'pada', 'rashi'],
  ...['lord', 'varna', 'vashya', 'yoni', 'gana', 'nadi', 'tattva', 'paya', 'akshara', 'graha', 'degrees', 'house'],
  ...['dignity', 'marks', 'retrograde', 'combust', 'lagna', 'start', 'end', 'maha', 'present', 'absent', 'none'],
] as const satisfies readonly LabelId[];
const HEADS = ['panchanga', 'avakahada', 'grahas', 'vimshottari'] as const;
type Label = (typeof LABELS)[number];

/** The ids of terms that birth charts and koots have. */
export type Terms = Readonly<Record<TermId, string>>;

export interface EngineOnScreen {
  readonly name: string;
  /** First and last year that it answers for. */
  readonly from: number;
  readonly to: number;
}

export type PairWords = PageWords['milan']['screen'];
export type StripWords = PageWords['kundali']['strip'];

export interface Screen {
  /** As `lang` of a reply: `hi,ta`. */
  readonly lang: string;
  readonly page: PageLanguage;
  readonly intl: string;
  readonly words: PageWords['births']['screen'];
  /** On the page of two births. */
  readonly milan?: PairWords;
  /** On the page of one. */
  readonly strip?: StripWords;
  readonly labels: Readonly<Record<Label, string>>;
  readonly heads: Readonly<Record<(typeof HEADS)[number], string>>;
  readonly terms: Terms;
  /** By the English title, where this language has another. */
  readonly works: Readonly<Record<string, string>>;
  /** By the name the browser's library has for it. */
  readonly engines: Readonly<Record<string, EngineOnScreen>>;
}

/** Engines by the names that scripts have for them; the operator may call the third one otherwise. */
const IN_BROWSER: Readonly<Record<string, string>> = {
  drik: 'drik',
  'true-chitra': 'chitrapaksha',
  'surya-siddhanta': 'surya',
};
export const engineName = ({ key }: EngineInfo): string => IN_BROWSER[key] ?? key;

const picked = <K extends string>(from: Readonly<Record<K, string>>, keys: readonly K[]): Readonly<Record<K, string>> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Record<K, string>;

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
