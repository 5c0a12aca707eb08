/**
 * Surya-siddhanta VIII (nakshatragrahayutyadhikara): the junction stars and conjunctions with them. The position of a
 * star is polar. The dhruvaka is the point where the star's circle of declination meets the ecliptic; the vikshepa is
 * the star's distance from that point along the circle.
 */

import { asinDeg, atan2Deg, cosDeg, norm360, sinDeg, tanDeg } from '../../kernel/angle.ts';
import { OBLIQUITY_DEG } from '../../sky/engines/siddhantic/units.ts';

export interface Yogatara {
  /** The number from Ashvini on. Abhijit, between the 21st and 22nd, is 28. */
  readonly number: number;
  /**
   * Minutes from the beginning of the nakshatra, in tens (VIII.2-5); null if the verse gives the position in another
   * way.
   */
  readonly bhoga: number | null;
  readonly dhruvakaDeg: number;
  /** Degrees, north positive (VIII.6-9). */
  readonly vikshepaDeg: number;
  /** Degrees of time from the Sun within which the star is invisible (IX.12-15). */
  readonly limitDeg: number;
  /**
   * Whether the position was read in the text. The print that was used is damaged in some rows, which are filled from
   * general knowledge.
   */
  readonly isRead: boolean;
  readonly isLimitRead: boolean;
}

/** Rows of number, bhoga (or the longitude itself as `at`), vikshepa, limit of visibility. */
const ROWS: readonly (readonly [number, number | { readonly at: number }, number, number])[] = [
  [1, 48, 10, 14],
  [2, 40, 12, 21],
  [3, 65, 5, 15],
  [4, 57, -5, 14],
  [5, 58, -10, 21],
  [6, 4, -9, 15],
  [7, 78, 6, 13],
  [8, 76, 0, 21],
  [9, 14, -7, 15],
  [10, 54, 0, 14],
  [11, 64, 12, 14],
  [12, 50, 13, 14],
  [13, 60, -11, 14],
  [14, 40, -2, 13],
  [15, 74, 37, 13],
  [16, 78, -1.5, 14],
  [17, 64, -3, 15],
  [18, 14, -4, 13],
  [19, 6, -9, 15],
  [20, 4, -5.5, 15],
  [21, { at: 260 }, -5, 15], // the middle of Purva Ashadha's portion
  [28, { at: 266 + 2 / 3 }, 60, 13], // the end of Purva Ashadha's portion
  [22, { at: 280 }, 30, 14], // the end of Uttara Ashadha's portion
  [23, { at: 290 }, 36, 14], // between the third and last quarter of Shravana's portion
  [24, 80, -0.5, 17],
  [25, 36, 24, 17],
  [26, 22, 26, 17],
  [27, 79, 0, 17],
];

/**
 * Mrigashira, Ardra, Magha, Purva Phalguni, Anuradha, Mula, Purva Ashadha, Uttara Bhadrapada: their positions could not
 * be read.
 */
const PLACE_NOT_READ: ReadonlySet<number> = new Set([5, 6, 10, 11, 17, 19, 20, 26]);
/** Ashvini: its name is lost in the print of IX.12-15. */
const LIMIT_NOT_READ: ReadonlySet<number> = new Set([1]);

const PORTION_DEG = 360 / 27;

/** The stars in the order of the sky. Abhijit comes after Uttara Ashadha. */
export const YOGATARAS: readonly Yogatara[] = ROWS.map(([number, place, vikshepaDeg, limitDeg]) => ({
  number,
  bhoga: typeof place === 'number' ? place : null,
  dhruvakaDeg: typeof place === 'number' ? (number - 1) * PORTION_DEG + (place * 10) / 60 : place.at,
  vikshepaDeg,
  limitDeg,
  isRead: !PLACE_NOT_READ.has(number),
  isLimitRead: !LIMIT_NOT_READ.has(number),
}));

/** Other stars whose position the text gives (VIII.10-12, 20-21). */
export const OTHER_STARS = [
  { id: 'agastya', dhruvakaDeg: 90, vikshepaDeg: -80, verse: 'VIII.10-12' },
  { id: 'mrigavyadha', dhruvakaDeg: 80, vikshepaDeg: -40, verse: 'VIII.10-12' },
  { id: 'agni', dhruvakaDeg: 52, vikshepaDeg: 8, verse: 'VIII.10-12' },
  { id: 'brahmahridaya', dhruvakaDeg: 52, vikshepaDeg: 30, verse: 'VIII.10-12' },
  { id: 'prajapati', dhruvakaDeg: 57, vikshepaDeg: 38, verse: 'VIII.20-21' },
  { id: 'apamvatsa', dhruvakaDeg: 180, vikshepaDeg: 3, verse: 'VIII.20-21' },
  { id: 'apas', dhruvakaDeg: 180, vikshepaDeg: 9, verse: 'VIII.20-21' },
] as const;

/** A planet at 17 degrees of Vrishabha with more than two degrees of south latitude splits Rohini's cart (VIII.13). */
export const ROHINI_CART_DEG = 47;
export const ROHINI_CART_LATITUDE_DEG = -2;

/** Converts a polar position to longitude and latitude on the sphere, as Burgess does in his notes to VIII. */
export function eclipticOf(dhruvakaDeg: number, vikshepaDeg: number): { longitude: number; latitude: number } {
  // the angle between the ecliptic and the circle of declination at that point
  const angleDeg = atan2Deg(1, tanDeg(OBLIQUITY_DEG) * cosDeg(dhruvakaDeg));
  return {
    longitude: norm360(dhruvakaDeg + atan2Deg(sinDeg(vikshepaDeg) * cosDeg(angleDeg), cosDeg(vikshepaDeg))),
    latitude: asinDeg(sinDeg(vikshepaDeg) * sinDeg(angleDeg)),
  };
}
