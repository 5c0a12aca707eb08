/** Numbers in Devanagari digits. */
export const DEVANAGARI = '०१२३४५६७८९';

/** The text with every digit 0–9 written in Devanagari. */
export function devanagariDigits(text: string): string {
  let written = '';
  for (const letter of text) written += letter >= '0' && letter <= '9' ? DEVANAGARI[Number(letter)] : letter;
  return written;
}
