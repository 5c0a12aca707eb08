/**
 * Vedha (piercing): two nakshatras at the ends of one line pierce each other. Weddings use a figure of five lines
 * (Muhurta Chintamani 6.56), other rites one of seven (6.57). In the stricter sense only opposite quarters pierce: the
 * first and the fourth, the second and the third.
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

/** Returns the nakshatra at the other end of the line in the figure of five; Abhijit is 28. */
export const piercedFrom = (star: number): number | null => FIVE.get(star) ?? null;

/** Whether two quarters are opposite. */
export const quartersMeet = (a: number, b: number): boolean => a + b === 5;
