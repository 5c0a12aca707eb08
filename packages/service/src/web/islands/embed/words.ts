/** The words of an element. */
import { DAY_LISTS } from 'ganaka/internal/text/contracts/day-lists.ts';
import { type DayWords, loadDayWords } from 'ganaka/internal/text/contracts/day-words.ts';
import { isSpoken, type LanguageId } from 'ganaka/internal/text/languages.ts';

/** Names and labels in a language. What the language has no word for is in Roman letters, as `name` of the API is. */
export async function wordsIn(lang: LanguageId): Promise<DayWords> {
  if (isSpoken(lang)) return loadDayWords(lang);
  const [{ names, labels }, english] = await Promise.all([loadDayWords(lang), loadDayWords('en')]);
  const named = DAY_LISTS.map((list) => [list, { ...english.names[list], ...present(names[list]) }]);
  return {
    names: Object.fromEntries(named) as DayWords['names'],
    labels: { ...english.labels, until: null, ...present(labels) }, // the word follows the time, other than in English
  };
}

const present = <T extends object>(words: T): Partial<T> =>
  Object.fromEntries(Object.entries(words).filter(([, word]) => (word ?? '') !== '')) as Partial<T>;
