/** Where the words of the pages are loaded from. Made by builders/language-loaders.ts from languages.ts. */
export const PAGES = {
  en: () => import('../languages/en/pages/index.ts'),
  hi: () => import('../languages/hi/pages/index.ts'),
};
