/**
 * Normalizes spelling, so that different spellings of a name compare equal.
 * In Latin script, case and accents are removed. In Devanagari, the nukta dot and joiners are removed; chandrabindu and
 * a nasal written as a half letter become anusvara.
 * Eight other scripts of India, from Bengali to Malayalam, have the same sounds at the same places of their Unicode
 * blocks, so their letters are converted to Devanagari.
 */
const LATIN_ACCENTS = /[\u0300-\u036f]/g;
const NUKTA_AND_JOINERS = /[\u093c\u200b-\u200f\ufeff]/g;
/** A nasal with virama (the vowel killer) before a stop of its own class: nga, nya, nna, na, ma. */
const HALF_NASAL =
  /\u0919\u094d(?=[\u0915-\u0918])|\u091e\u094d(?=[\u091a-\u091d])|\u0923\u094d(?=[\u091f-\u0922])|\u0928\u094d(?=[\u0924-\u0927])|\u092e\u094d(?=[\u092a-\u092d])/g;
const CHANDRABINDU = /\u0901/g;
const ANUSVARA = '\u0902';
const OTHER_INDIC = /[\u0980-\u0d7f]/g;
const asDevanagari = (letter: string): string => String.fromCharCode(0x900 + (letter.charCodeAt(0) & 0x7f));

export const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(LATIN_ACCENTS, '')
    .replace(OTHER_INDIC, asDevanagari)
    .replace(NUKTA_AND_JOINERS, '')
    .replace(HALF_NASAL, ANUSVARA)
    .replace(CHANDRABINDU, ANUSVARA);
