/** Numbers in Devanagari digits. */
const DIGITS = '०१२३४५६७८९';

/** The text with every digit 0–9 written in Devanagari. */
export const devanagariDigits = (text: string): string =>
  text.replaceAll(/\d/g, (digit) => DIGITS[Number(digit)] ?? digit);
