/** The key by which a name is looked up, whatever its spelling. */
import { plainLetters } from '../kernel/letters.ts';

const NOT_A_LETTER = /[^\p{L}\p{M}\p{N}]+/gu;
/** What two spellings of a name have in common; spaces and hyphens do not count. */
export const calledKey = (name: string): string => plainLetters(name).replace(NOT_A_LETTER, '');
