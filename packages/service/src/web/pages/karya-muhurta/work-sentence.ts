import { namedOf } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { named } from '../../tools/names-in-language.ts';
import type { WorkChoice } from './page-query.ts';

/** The everyday word for a work, where the page has one. */
export const workSentence = (work: WorkChoice, lang: PageLanguage): string =>
  (namedOf(lang) === null ? pageWords(lang).karyaMuhurta.works[work.id] : undefined) ?? named(work, lang);
