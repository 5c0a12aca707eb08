/** Measures and splits the text of a drawing, without a browser. */
interface Wide {
  readonly script: RegExp;
  /** Average width of a letter, relative to its size. */
  readonly letter: number;
  /** Width of a vowel sign that takes up space of its own. */
  readonly sign: number;
}
const LATIN = 0.58;
/** Widths as in the names of the lexicon, set in Noto Sans. */
const WIDTHS: readonly Wide[] = [
  { script: /[\p{Script=Tamil}\p{Script=Malayalam}]/u, letter: 0.95, sign: 0.5 },
  { script: /[\p{Script=Telugu}\p{Script=Kannada}]/u, letter: 0.78, sign: 0.5 },
  { script: /[\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Oriya}]/u, letter: 0.62, sign: 0.45 },
  { script: /\p{Script=Devanagari}/u, letter: 0.72, sign: 0 },
];

/** The approximate width of a text in the unit of `size`, rather too wide than too narrow. */
export function widthOf(text: string, size: number): number {
  let wide = 0;
  for (const letter of text) wide += letterWidth(letter);
  return wide * size;
}

/** Widths by letter, cached because a picture measures the same few hundred letters repeatedly. */
const widths = new Map<string, number>();
function letterWidth(letter: string): number {
  let wide = widths.get(letter);
  if (wide === undefined) widths.set(letter, (wide = measured(letter)));
  return wide;
}
function measured(letter: string): number {
  const script = WIDTHS.find((each) => each.script.test(letter));
  if (/\p{M}/u.test(letter)) return /\p{Mc}/u.test(letter) ? (script?.sign ?? 0) : 0;
  return script?.letter ?? LATIN;
}

/** Matches syllables: an akshara in Indian scripts, in Latin letters a vowel with the consonants before it. */
const SYLLABLES =
  /(?:\p{L}[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D]\u200C?)*[\u0900-\u0D7F]\p{M}*|[^aeiouāīūṛ]*[aeiouāīūṛ]+(?:[^aeiouāīūṛ]*$|[^aeiouāīūṛ](?=[^aeiouāīūṛh]h?[aeiouāīūṛ]))?|.+?/giu;

/**
 * Splits a word that is wider than its room into parts with hyphens, each as long as the room allows. A syllable is not
 * left alone at the end if the one before it can be moved to it.
 */
export function partsOf(word: string, room: number, size: number): string[] {
  if (widthOf(word, size) <= room) return [word];
  const closed = (syllables: readonly string[]): string => syllables.join('').replace(/-?$/, '-');
  const fits = (part: string): boolean => widthOf(part, size) <= room;
  const parts: string[][] = [[]];
  for (const syllable of word.match(SYLLABLES) ?? []) {
    const part = parts.at(-1) ?? [];
    if (part.length === 0 || fits(closed([...part, syllable]))) part.push(syllable);
    else parts.push([syllable]);
  }
  const [before = [], last = []] = parts.slice(-2);
  const moved = [...before.slice(-1), ...last];
  if (parts.length > 1 && last.length === 1 && before.length > 2 && fits(moved.join('')))
    parts.splice(-2, 2, before.slice(0, -1), moved);
  return parts.map((part, i) => (i < parts.length - 1 ? closed(part) : part.join('')));
}
