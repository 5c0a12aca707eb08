/** Where the words of the laboratory are loaded from. Made by builders/language-loaders.ts from languages.ts. */
export const LABS = {
  en: () => Promise.all([import('../languages/en/pages/lab.ts'), import('../languages/en/locale.ts')]),
  hi: () => Promise.all([import('../languages/hi/pages/lab.ts'), import('../languages/hi/locale.ts')]),
};
