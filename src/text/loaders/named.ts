/** Where the words of the named languages are loaded from. Made by builders/language-loaders.ts from languages.ts. */
export const NAMED = {
  sa: () => import('../sa/index.ts'),
  'sa-Latn': () => import('../sa-latn/index.ts'),
  mr: () => import('../mr/index.ts'),
  ne: () => import('../ne/index.ts'),
  gu: () => import('../gu/index.ts'),
  bn: () => import('../bn/index.ts'),
  ta: () => import('../ta/index.ts'),
  te: () => import('../te/index.ts'),
  kn: () => import('../kn/index.ts'),
  ml: () => import('../ml/index.ts'),
  or: () => import('../or/index.ts'),
  pa: () => import('../pa/index.ts'),
};
