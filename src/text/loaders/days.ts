/** Where the words of a day are loaded from. Made by builders/language-loaders.ts from languages.ts. */
export const DAYS = {
  en: () => Promise.all([import('../en/names/angas.ts'), import('../en/names/calendar.ts'), import('../en/labels.ts')]),
  hi: () => Promise.all([import('../hi/names/angas.ts'), import('../hi/names/calendar.ts'), import('../hi/labels.ts')]),
};
