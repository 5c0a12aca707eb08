/** Where the words of the kundali book are loaded from. Made by builders/language-loaders.ts from languages.ts. */
export const BOOKS = {
  en: () => import('../languages/en/book/index.ts'),
  hi: () => import('../languages/hi/book/index.ts'),
};
