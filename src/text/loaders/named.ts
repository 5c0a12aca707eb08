/** Where the words of the named languages are loaded from. Made by builders/lexicon.ts from the files of data/lexicon. */
export const NAMED_FOLDERS = {
  sa: () => import('./sa/index.ts'),
  'sa-Latn': () => import('./sa-latn/index.ts'),
  mr: () => import('./mr/index.ts'),
  ne: () => import('./ne/index.ts'),
  gu: () => import('./gu/index.ts'),
  bn: () => import('./bn/index.ts'),
  ta: () => import('./ta/index.ts'),
  te: () => import('./te/index.ts'),
  kn: () => import('./kn/index.ts'),
  ml: () => import('./ml/index.ts'),
  or: () => import('./or/index.ts'),
  pa: () => import('./pa/index.ts'),
};
