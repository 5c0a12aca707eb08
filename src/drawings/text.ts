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
