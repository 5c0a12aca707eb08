/** Text inside a drawing: written so that it cannot be taken for a tag, and measured without a browser. */
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const quoted = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

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

export const round1 = (x: number): number => Math.round(x * 10) / 10;
export const round2 = (x: number): number => Math.round(x * 100) / 100;
