/** The words of the kundali book, loaded by language. */
import type { BookWords } from '../contracts/book-words.ts';
import { BOOKS } from '../loaders/books.generated.ts';
import type { LanguageId } from '../voice.ts';
import { onDemand } from './on-demand.ts';

const books = onDemand(BOOKS, ({ book }): BookWords => book);

/** Whether a book can be written in this language. */
export const hasBook = (id: LanguageId): boolean => books.has(id);
export const loadBookWords = (id: LanguageId): Promise<BookWords> => books.load(id);
/** Returns the words of a language that has been loaded. */
export const bookWords = (id: LanguageId): BookWords => books.loaded(id);
/** Loads all languages, for a process or thread that makes books in any requested language. */
export const loadEveryBook = (): Promise<unknown> => books.loadAll();
