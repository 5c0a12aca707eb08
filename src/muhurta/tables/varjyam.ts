/** Varjyam (visha-nadi) and amrita kala: where in each star they begin, in ghatis of which a star has sixty, from Ashvini. */

/** Muhurta Chintamani 6.49-6.51. */
export const VARJYAM_STARTS: readonly number[] = [
  50, 24, 30, 40, 14, 21, 30, 20, 32, 30, 20, 18, 21, 20, 14, 14, 10, 14, 56, 24, 20, 10, 10, 18, 16, 24, 30,
];
/** As almanacs of the south print it. */
export const AMRITA_STARTS: readonly number[] = [
  42, 48, 54, 52, 38, 35, 54, 44, 56, 54, 44, 42, 45, 44, 38, 38, 34, 38, 44, 48, 44, 34, 34, 42, 40, 48, 54,
];
/** How long either lasts. */
export const LASTING_GHATIS = 4;
/** A ghati here is a sixtieth of the star's own length. */
export const GHATIS_TO_A_STAR = 60;
