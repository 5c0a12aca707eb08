/** The languages of the pages. A missing phrase is a compile error. */
import { EN } from './en.ts';
import { HI } from './hi.ts';

/** The English words with their literal types widened, so that another language can say them otherwise. */
export type Words = Widened<typeof EN>;
export type Widened<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : {
        [K in keyof T]: Widened<T[K]>;
      };

export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

export const WORDS: Readonly<Record<Language, Words>> = { en: EN, hi: HI };
