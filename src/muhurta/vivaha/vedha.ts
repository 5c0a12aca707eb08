/**
 * Vedha, piercing: stars at the two ends of one line. Five lines for weddings (Muhurta Chintamani 6.56), seven in
 * general (6.57). More closely, only quarters that face each other pierce: the first and fourth, the second and third.
 */
import { type StarId, starNumber } from '../spans/stars.ts';

type Line = readonly [StarId, StarId];

export const PANCHASHALAKA: readonly Line[] = [
  ['rohini', 'abhijit'],
  ['bharani', 'anuradha'],
  ['uttara_ashadha', 'mrigashira'],
  ['shravana', 'magha'],
  ['hasta', 'uttara_bhadrapada'],
  ['swati', 'shatabhisha'],
  ['mula', 'punarvasu'],
  ['uttara_phalguni', 'revati'],
];

export const SAPTASHALAKA: readonly Line[] = [
  ['jyeshtha', 'pushya'],
  ['shatabhisha', 'swati'],
  ['purva_ashadha', 'ardra'],
  ['revati', 'uttara_phalguni'],
  ['dhanishtha', 'vishakha'],
  ['uttara_ashadha', 'mrigashira'],
  ['ashvini', 'purva_phalguni'],
  ['ashlesha', 'anuradha'],
  ['hasta', 'uttara_bhadrapada'],
  ['rohini', 'abhijit'],
  ['mula', 'punarvasu'],
  ['chitra', 'purva_bhadrapada'],
  ['bharani', 'magha'],
  ['krittika', 'shravana'],
];

const partnersOf = (lines: readonly Line[]): ReadonlyMap<number, number> =>
  new Map(
    lines.flatMap(([a, b]): [number, number][] => [
      [starNumber(a), starNumber(b)],
      [starNumber(b), starNumber(a)],
    ]),
  );
const FIVE = partnersOf(PANCHASHALAKA);

/** The star at the other end of the line, of five; Abhijit is 28. */
export const piercedFrom = (star: number): number | null => FIVE.get(star) ?? null;

/** Quarters that face each other. */
export const quartersMeet = (a: number, b: number): boolean => a + b === 5;
