/** Text of a drawing, measured without a browser. */
/** Of the size of the letters: Latin ones are about this wide on the average, Devanagari syllables wider. */
const LATIN = 0.58;
const DEVANAGARI = 0.72;

/** About how wide a text is, in the unit of `size`; rather too wide than too narrow. */
export function widthOf(text: string, size: number): number {
  let wide = 0;
  for (const letter of text) wide += letterWidth(letter);
  return wide * size;
}

/** By letter: a picture measures the same few hundred again and again. */
const widths = new Map<string, number>();
function letterWidth(letter: string): number {
  let wide = widths.get(letter);
  if (wide === undefined)
    widths.set(letter, (wide = /\p{M}/u.test(letter) ? 0 : /\p{Script=Devanagari}/u.test(letter) ? DEVANAGARI : LATIN));
  return wide;
}

/** Syllables: in Devanagari an akshara, in Latin letters from the consonant before a vowel on. */
const SYLLABLES =
  /(?:\p{L}\u094D)*\p{Script=Devanagari}\p{M}*|[^aeiou]*[aeiou]+(?:[^aeiou]*$|[^aeiou](?=[^aeiouh]h?[aeiou]))?|.+?/giu;

/** A word wider than its room, in parts with hyphens; each as long as the room allows. */
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
