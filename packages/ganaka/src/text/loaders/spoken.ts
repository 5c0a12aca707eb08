/** Where the words of replies are loaded from. Made by builders/language-loaders.ts from languages.ts. */
export const SPOKEN = {
  en: () => import('../languages/en/index.ts'),
  hi: () => import('../languages/hi/index.ts'),
};
