/**
 * Sanskrit in other scripts: the same words transliterated letter by letter, not translated. The Unicode blocks of
 * these scripts have the same order as Devanagari, so a letter is found by its position in the block. Exceptions are in
 * the table of each script. Tamil uses the Grantha letters that it has, without the superscript numbers that
 * distinguish its consonants.
 */
import { BoundedCache } from '../../kernel/caches.ts';
import { DEVANAGARI } from '../../lexicon/script/digits.ts';

interface Letters {
  /** The first code point of its block. */
  readonly block: number;
  /** Letters that are not at the same position as in Devanagari. */
  readonly other: Readonly<Record<string, string>>;
}

/** The scripts, by ISO 15924 code. Gurmukhi is missing, because it lacks the vowel ṛ, the letter ṣa and the sign om. */
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
/** Matches the letters and signs of Devanagari, but not the dandas after them, which all scripts share. */
const LETTER = /[\u0900-\u0963]/g;

/** The cache of words: they recur from day to day, and transliterating a word takes longer than looking it up. */
const words = new BoundedCache<string, string>(8192);

function wordIn(script: keyof typeof SCRIPTS, word: string): string {
  const { block, other }: Letters = SCRIPTS[script];
  const letter = (each: string): string =>
    other[each] ?? String.fromCharCode(each.charCodeAt(0) - DEVANAGARI_BLOCK + block);
  return word.replace(LETTER, letter).normalize('NFC');
}

/** Returns a Devanagari text in another script, with its numbers in `digits`. */
export function sanskritIn(script: SanskritScript, sanskrit: string, digits: string): string {
  const numbered = sanskrit.replace(/[\u0966-\u096f]/g, (digit) => digits[DEVANAGARI.indexOf(digit)] ?? digit);
  if (script === 'Deva') return numbered;
  return numbered
    .split(' ')
    .map((word) => words.at(`${script} ${word}`, () => wordIn(script, word)))
    .join(' ');
}
