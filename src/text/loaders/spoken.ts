/** Where the words of replies are loaded from. Made by builders/language-loaders.ts from languages.ts. */
export const SPOKEN = {
  en: () => import('../en/index.ts'),
  hi: () => import('../hi/index.ts'),
};
