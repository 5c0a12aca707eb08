/**
 * Sanskrit in the letters of other scripts: the same words letter by letter, and no translation. The blocks of Unicode for these scripts are in the order of
 * Devanagari's, so a letter is found by its place; what a script writes otherwise is in its table. Tamil is given with the letters of Grantha
 * that it has and without the numbers that tell its consonants apart.
 */
import { Table } from '../kernel/kept.ts';
import { DEVANAGARI } from '../lexicon/digits.ts';

interface Letters {
  /** First code of its block. */
  readonly block: number;
  /** Letters that are not in the place of Devanagari's. */
  readonly other: Readonly<Record<string, string>>;
}

/** By ISO 15924. Gurmukhi is not among them: it lacks the vowel ṛ, the letter ṣa and the sign of om. */
const SCRIPTS = {
  Beng: { block: 0x0980, other: { ळ: 'ল়', व: 'ব', ॐ: 'ওঁ' } },
  Gujr: { block: 0x0a80, other: {} },
  Knda: { block: 0x0c80, other: { ॐ: 'ಓಂ' } },
  Mlym: { block: 0x0d00, other: { ॐ: 'ഓം' } },
  Orya: { block: 0x0b00, other: { ॐ: 'ଓଁ' } },
  Taml: {
    block: 0x0b80,
    other: {
      ...{ ख: 'க', ग: 'க', घ: 'க', छ: 'ச', झ: 'ச', ठ: 'ட', ड: 'ட', ढ: 'ட' },
      ...{ थ: 'த', द: 'த', ध: 'த', फ: 'ப', ब: 'ப', भ: 'ப' },
      ...{ ऋ: "ரு'", ॠ: "ரூ'", ऌ: "லு'", 'ृ': "்ரு'", 'ॄ': "்ரூ'", 'ं': 'ம்', ऽ: '’' },
    },
  },
  Telu: { block: 0x0c00, other: { ॐ: 'ఓం' } },
} as const satisfies Record<string, Letters>;
export type SanskritScript = keyof typeof SCRIPTS | 'Deva';
export const isSanskritScript = (script: string): script is SanskritScript => script === 'Deva' || script in SCRIPTS;
export const SANSKRIT_SCRIPTS: readonly SanskritScript[] = ['Deva', ...Object.keys(SCRIPTS)].filter(isSanskritScript);

const DEVANAGARI_BLOCK = 0x0900;
/** Letters and signs of Devanagari; the dandas after them are common to all scripts. */
const LETTER = /[\u0900-\u0963]/g;

/** Words recur from day to day, and to write one again takes longer than to look it up. */
const words = new Table<string, string>(8192);

function wordIn(script: keyof typeof SCRIPTS, word: string): string {
  const { block, other }: Letters = SCRIPTS[script];
  const letter = (each: string): string =>
    other[each] ?? String.fromCharCode(each.charCodeAt(0) - DEVANAGARI_BLOCK + block);
  return word.replace(LETTER, letter).normalize('NFC');
}

/** A text in Devanagari in the letters of a script, its numbers in `digits`. */
export function sanskritIn(script: SanskritScript, sanskrit: string, digits: string): string {
  const numbered = sanskrit.replace(/[\u0966-\u096f]/g, (digit) => digits[DEVANAGARI.indexOf(digit)] ?? digit);
  if (script === 'Deva') return numbered;
  return numbered
    .split(' ')
    .map((word) => words.at(`${script} ${word}`, () => wordIn(script, word)))
    .join(' ');
}
