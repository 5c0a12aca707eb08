/** Text of a drawing, measured without a browser. */
/** Of the size of the letters: Latin ones are about this wide on the average, Devanagari syllables wider. */
const LATIN = 0.58;
const DEVANAGARI = 0.72;

/** About how wide a text is, in the unit of `size`; rather too wide than too narrow. */
export const widthOf = (text: string, size: number): number =>
  [...text].reduce(
    (wide, letter) => wide + (/\p{M}/u.test(letter) ? 0 : isDevanagari(letter) ? DEVANAGARI : LATIN),
    0,
  ) * size;

const isDevanagari = (letter: string): boolean => /\p{Script=Devanagari}/u.test(letter);

/** Syllables: of Devanagari an akshara, of Latin letters what begins with the consonant before a vowel. */
const SYLLABLES =
  /(?:\p{L}\u094D)*\p{Script=Devanagari}\p{M}*|[^aeiou]*[aeiou]+(?:[^aeiou]*$|[^aeiou](?=[^aeiouh]h?[aeiou]))?|.+?/giu;

/** A word that is wider than its room, in parts with a hyphen between them; each as long as the room allows. */
export function partsOf(word: string, room: number, size: number): string[] {
  if (widthOf(word, size) <= room) return [word];
  const parts: string[] = [];
  let part = '';
  for (const syllable of word.match(SYLLABLES) ?? []) {
    if (part !== '' && widthOf(`${part}${syllable}-`, size) > room) {
      parts.push(`${part}-`);
      part = '';
    }
    part += syllable;
  }
  return [...parts, part];
}
