/**
 * Converts Sanskrit from Devanagari to Roman letters with diacritics (IAST). It is not for Hindi, which drops vowels
 * that Sanskrit keeps.
 */

const rowOf = (devanagari: string, roman: string): [string, string][] => {
  const letters = roman.split(' ');
  return [...devanagari].map((letter, i) => [letter, letters[i] ?? '']);
};

const CONSONANTS = new Map([
  ...rowOf('कखगघङ', 'k kh g gh ṅ'),
  ...rowOf('चछजझञ', 'c ch j jh ñ'),
  ...rowOf('टठडढण', 'ṭ ṭh ḍ ḍh ṇ'),
  ...rowOf('तथदधन', 't th d dh n'),
  ...rowOf('पफबभम', 'p ph b bh m'),
  ...rowOf('यरलवशषसहळ', 'y r l v ś ṣ s h ḻ'),
]);
/** The signs that replace the inherent `a` of a consonant. */
const SIGNS = new Map([['्', ''], ...rowOf('ािीुूृॄॢेैोौ', 'ā i ī u ū ṛ ṝ ḷ e ai o au')]);
const OTHERS = new Map([
  ...rowOf('अआइईउऊऋॠऌएऐओऔ', 'a ā i ī u ū ṛ ṝ ḷ e ai o au'),
  ...rowOf('ंःऽ', "ṃ ḥ '"),
  ...rowOf('।॥', '| ||'),
  ...rowOf('०१२३४५६७८९', '0 1 2 3 4 5 6 7 8 9'),
  ['ॐ', 'oṃ'],
]);

export function iast(sanskrit: string): string {
  const letters = [...sanskrit];
  let roman = '';
  for (let i = 0; i < letters.length; i++) {
    const letter = letters[i] ?? '';
    const consonant = CONSONANTS.get(letter);
    if (consonant === undefined) {
      roman += OTHERS.get(letter) ?? letter;
      continue;
    }
    const sign = SIGNS.get(letters[i + 1] ?? '');
    roman += consonant + (sign ?? 'a');
    if (sign !== undefined) i++;
  }
  return roman.normalize('NFC');
}
