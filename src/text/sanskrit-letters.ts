/**
 * Sanskrit in the letters of other scripts: the same words letter by letter, and no translation. Tamil is given with the letters of
 * Grantha that it has and without the numbers that tell its consonants apart.
 */
import sanscript from '@indic-transliteration/sanscript';
import { Table } from '../kernel/kept.ts';
import { DEVANAGARI } from '../lexicon/digits.ts';

/** The package is CommonJS; its declared default export is the module itself. */
const { t } = sanscript as unknown as { t(text: string, from: string, to: string): string };

/** By ISO 15924, as the package calls them. Gurmukhi is not among them: it lacks the vowel ṛ, the letter ṣa and the sign of om. */
const SCHEMES = {
  Beng: 'bengali',
  Gujr: 'gujarati',
  Knda: 'kannada',
  Mlym: 'malayalam',
  Orya: 'oriya',
  Taml: 'tamil',
  Telu: 'telugu',
} as const;
export type SanskritScript = keyof typeof SCHEMES | 'Deva';
export const isSanskritScript = (script: string): script is SanskritScript => script === 'Deva' || script in SCHEMES;
export const SANSKRIT_SCRIPTS: readonly SanskritScript[] = ['Deva', ...Object.keys(SCHEMES)].filter(isSanskritScript);

/** Tamil has no avagraha. */
const AVAGRAHA = /\u093d/g;

/** Words recur from day to day, and to write one anew takes longer than to look it up. */
const words = new Table<string, string>(8192);

const wordIn = (script: keyof typeof SCHEMES, word: string): string =>
  t(word, 'devanagari', SCHEMES[script]).replace(AVAGRAHA, '’').normalize('NFC');

/** A text in Devanagari in the letters of a script, its numbers in `digits`. */
export function sanskritIn(script: SanskritScript, sanskrit: string, digits: string): string {
  const numbered = sanskrit.replace(/[\u0966-\u096f]/g, (digit) => digits[DEVANAGARI.indexOf(digit)] ?? digit);
  if (script === 'Deva') return numbered;
  return numbered
    .split(' ')
    .map((word) => words.at(`${script} ${word}`, () => wordIn(script, word)))
    .join(' ');
}
