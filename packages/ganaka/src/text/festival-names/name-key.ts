/** The key under which a name is looked up, so that different spellings match. */
import { plainLetters } from '../../kernel/letters.ts';

const NOT_A_LETTER = /[^\p{L}\p{M}\p{N}]+/gu;
/** Returns the same key for spellings that differ only in case, diacritics, spaces or hyphens. */
export const calledKey = (name: string): string => plainLetters(name).replace(NOT_A_LETTER, '');
