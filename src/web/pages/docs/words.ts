/** What the reference says of itself. What it says of a route comes from the route, in English, and is marked so. */
import type { Language, Widened } from '../../words/index.ts';
import { DOCS_EN } from './words-en.ts';
import { DOCS_HI } from './words-hi.ts';

export type DocsWords = Widened<typeof DOCS_EN>;

export const DOCS_WORDS: Readonly<Record<Language, DocsWords>> = { en: DOCS_EN, hi: DOCS_HI };
