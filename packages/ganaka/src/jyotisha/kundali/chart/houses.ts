/** Sets of houses (BPHS 7.33-7.36; the lagna is both kendra and kona, 34.3; maraka 44.2-44.3). */
export const KENDRA = [1, 4, 7, 10] as const;
export const KONA = [5, 9] as const;
export const KONA_AND_LAGNA = [1, 5, 9] as const;
export const PANAPHARA = [2, 5, 8, 11] as const;
export const APOKLIMA = [3, 6, 9, 12] as const;
export const DUSTHANA = [6, 8, 12] as const;
export const UPACHAYA = [3, 6, 10, 11] as const;
export const MARAKA = [2, 7] as const;
export const KENDRA_KONA = [1, 4, 5, 7, 9, 10] as const;
/** All houses but 6, 8 and 12. */
export const SUSTHANA = [1, 2, 3, 4, 5, 7, 9, 10, 11] as const;

/** All houses but 3, 6, 8 and 12. */
export const FAIR = [1, 2, 4, 5, 7, 9, 10, 11] as const;
export const EVERY_HOUSE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export type Houses = readonly number[];

/** A set of houses as a bit mask: bit n is house n. */
export const maskOf = (houses: Houses): number => houses.reduce((mask, each) => mask | (1 << each), 0);
export const isIn = (mask: number, house: number): boolean => ((mask >> house) & 1) === 1;
/** The number of houses in a mask. */
export const countOf = (mask: number): number => {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits++;
  return bits;
};
/** The rashis (bit n for rashi n) of these houses, if `first` is the rashi of the first house. */
export function rashisOfHouses(mask: number, first: number): number {
  const turned = mask << (first - 1);
  return (turned | (turned >> 12)) & TWELVE;
}
const TWELVE = maskOf(EVERY_HOUSE);
