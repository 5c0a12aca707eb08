/** Where the words of the named languages are loaded from. Made by builders/language-loaders.ts from languages.ts. */
export const NAMED = {
  sa: () => import('../languages/sa/index.ts'),
  'sa-Latn': () => import('../languages/sa-latn/index.ts'),
  mr: () => import('../languages/mr/index.ts'),
  ne: () => import('../languages/ne/index.ts'),
  gu: () => import('../languages/gu/index.ts'),
  bn: () => import('../languages/bn/index.ts'),
  ta: () => import('../languages/ta/index.ts'),
  te: () => import('../languages/te/index.ts'),
  kn: () => import('../languages/kn/index.ts'),
  ml: () => import('../languages/ml/index.ts'),
  or: () => import('../languages/or/index.ts'),
  pa: () => import('../languages/pa/index.ts'),
};
