/** Where the words of the kundali book are loaded from. Made by builders/language-loaders.ts from languages.ts. */
export const BOOKS = {
  en: () => import('../en/book/index.ts'),
  hi: () => import('../hi/book/index.ts'),
};
