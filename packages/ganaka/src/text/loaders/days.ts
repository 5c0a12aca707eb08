/** Where the words of a day are loaded from. Made by builders/language-loaders.ts from languages.ts. */
export const DAYS = {
  en: () => Promise.all([import('../languages/en/names/angas.ts'), import('../languages/en/names/calendar.ts'), import('../languages/en/labels.ts')]),
  hi: () => Promise.all([import('../languages/hi/names/angas.ts'), import('../languages/hi/names/calendar.ts'), import('../languages/hi/labels.ts')]),
};
