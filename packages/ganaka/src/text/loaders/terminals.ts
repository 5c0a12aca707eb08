/** Where the words of the terminal are loaded from. Made by builders/language-loaders.ts from languages.ts. */
export const TERMINALS = {
  en: () => import('../languages/en/terminal.ts'),
  hi: () => import('../languages/hi/terminal.ts'),
};
