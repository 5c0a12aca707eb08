/** Where the words of the laboratory are loaded from. Made by builders/language-loaders.ts from languages.ts. */
export const LABS = {
  en: () => Promise.all([import('../en/pages/lab.ts'), import('../en/locale.ts')]),
  hi: () => Promise.all([import('../hi/pages/lab.ts'), import('../hi/locale.ts')]),
};
