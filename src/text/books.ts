/** The words of the kundali book, loaded by language. */
import type { BookWords } from './book-words.ts';
import { onDemand } from './on-demand.ts';
import type { LanguageId } from './voice.ts';

/** The languages in which a book can be written. */
const BOOKS = onDemand<BookWords>({
  en: async () => (await import('./en/book/index.ts')).book,
  hi: async () => (await import('./hi/book/index.ts')).book,
});

export const hasBook = (id: LanguageId): boolean => BOOKS.has(id);
export const loadBookWords = (id: LanguageId): Promise<BookWords> => BOOKS.load(id);
/** Returns the words of a language that has been loaded. */
export const bookWords = (id: LanguageId): BookWords => BOOKS.loaded(id);
/** Loads all languages, for a process or thread that makes books in any requested language. */
export const loadEveryBook = (): Promise<unknown> => BOOKS.loadAll();
