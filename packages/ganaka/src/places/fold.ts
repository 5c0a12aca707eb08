/**
 * Folding reduces spellings of the same name to the same key. Case, Latin accents, punctuation and spaces are removed,
 * and letters of Indian scripts become Devanagari as in `plainLetters`: Gujarati ઉજ્જૈન becomes उज्जैन.
 *
 * A folded key is a string of one-byte letters: a–z and 0–9 as they are, and Devanagari U+0900–097F as 0x80–0xFF. A
 * letter of any other script becomes `OTHER`, which no key of the gazetteer contains.
 */

import { plainLetters } from '../kernel/letters.ts';

/** The length of the longest text that may name a place with its state and country. */
export const LONGEST_TEXT = 200;

export const OTHER = '\x7f';

const ASCII = /^[\x20-\x7e]*$/;
const NOT_A_LETTER = /[^a-z0-9]+/g;
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŋ: 'ng',
  ə: 'e',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
};
export function fold(text: string): string {
  const short = text.slice(0, LONGEST_TEXT);
  if (ASCII.test(short)) return short.toLowerCase().replace(NOT_A_LETTER, '');
  const spelled = plainLetters(short);
  let key = '';
  for (const letter of spelled) key += byteOf(letter);
  return key;
}

function byteOf(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  if ((code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39)) return letter;
  if (code < 0x80) return '';
  if (code >= 0x900 && code <= 0x97f) return code === 0x964 || code === 0x965 ? '' : String.fromCharCode(code - 0x880);
  const known = UNDECOMPOSED[letter];
  if (known !== undefined) return known;
  return /\p{L}|\p{N}/u.test(letter) && !/\p{Lm}/u.test(letter) ? OTHER : ''; // Lm: such as the ʻokina of Hawaii
}

const MERGED: readonly (readonly [RegExp, string])[] = [
  // Latin: aspirates, long vowels and other letters in which spellings of Indian names differ
  [/chh/g, 'ch'],
  [/sh/g, 's'],
  [/ph/g, 'f'],
  [/ck/g, 'k'],
  [/x/g, 'ks'],
  [/([bdgjkt])h/g, '$1'],
  [/aa/g, 'a'],
  [/ee|ie|ei/g, 'i'],
  [/oo|ou|au|ow/g, 'u'],
  [/ai|ay/g, 'e'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/c(?!h)/g, 'k'],
  [/y/g, 'i'],
  [/e/g, 'i'],
  [/o/g, 'u'],
  // Devanagari, in folded bytes: short and long vowels, the three sibilants
  [/\xc0/g, '\xbf'],
  [/\xc2/g, '\xc1'],
  [/\x88/g, '\x87'],
  [/\x8a/g, '\x89'],
  [/[\xb6\xb7]/g, '\xb8'],
  [/\x82/g, ''],
  [/(.)\1+/g, '$1'],
];

/** The skeleton of a folded key: without common differences of spelling. It is used to guess, never to decide. */
export function skeleton(key: string): string {
  let bare = key;
  for (const [from, to] of MERGED) bare = bare.replace(from, to);
  return bare.length > 4 && bare.endsWith('a') ? bare.slice(0, -1) : bare;
}
