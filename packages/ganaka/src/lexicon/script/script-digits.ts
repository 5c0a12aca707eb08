/**
 * Numbers in the digits of a script. Tamil and Malayalam use European digits today, so their tables have European
 * digits.
 */
import { DEVANAGARI } from './digits.ts';

const DIGITS = {
  devanagari: DEVANAGARI,
  bengali: '০১২৩৪৫৬৭৮৯',
  odia: '୦୧୨୩୪୫୬୭୮୯',
  gurmukhi: '੦੧੨੩੪੫੬੭੮੯',
  tamil: '0123456789',
  malayalam: '0123456789',
} as const;

export type Script = keyof typeof DIGITS;

/** A whole number in the digits of a script. */
export function digitsIn(script: Script, number: number): string {
  const digits = DIGITS[script];
  let written = '';
  for (const letter of String(number)) written += letter >= '0' && letter <= '9' ? digits[Number(letter)] : letter;
  return written;
}
