/**
 * Where varjyam (visha-nadi) and amrita kala begin in each nakshatra, from Ashvini. The unit is a 60th of the
 * nakshatra's length, called ghati here.
 */

/** Muhurta Chintamani 6.49-6.51. */
export const VARJYAM_STARTS: readonly number[] = [
  50, 24, 30, 40, 14, 21, 30, 20, 32, 30, 20, 18, 21, 20, 14, 14, 10, 14, 56, 24, 20, 10, 10, 18, 16, 24, 30,
];
/** As printed in almanacs of the south. */
export const AMRITA_STARTS: readonly number[] = [
  42, 48, 54, 52, 38, 35, 54, 44, 56, 54, 44, 42, 45, 44, 38, 38, 34, 38, 44, 48, 44, 34, 34, 42, 40, 48, 54,
];
/** The length of a varjyam or an amrita kala. */
export const LASTING_GHATIS = 4;
/** A ghati is here a 60th of the time that the Moon spends in the nakshatra. */
export const GHATIS_TO_A_STAR = 60;
