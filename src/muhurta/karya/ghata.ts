/**
 * What strikes each natal sign (ghata) on a journey: Muhurta Chintamani 11.27 and 11.30-11.33, from Mesha. The same Moons
 * stand in Dharmasindhu 05/33 by name.
 */
import { stars } from '../spans/stars.ts';

/** The Moon in the first from Mesha, the fifth from Vrishabha, and so on: 1 5 9 2 6 10 3 7 4 8 11 12. */
const MOON_FROM_SIGN = [1, 5, 9, 2, 6, 10, 3, 7, 4, 8, 11, 12];
export const GHATA_CHANDRA: readonly number[] = MOON_FROM_SIGN.map((place, i) => ((i + place - 1) % 12) + 1);

const RASHIS = 12;
/** Purna for Vrishabha, Kanya, Mina; bhadra for Mithuna, Karka; nanda for Vrishchika, Mesha; rikta for Makara, Tula; jaya for the rest. */
const CLASS_OF_SIGN = [1, 0, 2, 2, 3, 0, 4, 1, 3, 4, 3, 0];
export const GHATA_TITHIS: readonly (readonly number[])[] = Array.from({ length: RASHIS }, (_, i) =>
  Array.from({ length: 30 }, (__, n) => n + 1).filter((tithi) => tithi % 5 === CLASS_OF_SIGN[i]),
);

/** Weekdays, 1 = Sunday. */
export const GHATA_VARA: readonly number[] = [1, 7, 2, 4, 7, 7, 5, 6, 6, 3, 5, 6];

export const GHATA_STAR: readonly number[] = stars(
  'magha',
  'hasta',
  'swati',
  'anuradha',
  'mula',
  'shravana',
  'shatabhisha',
  'revati',
  'bharani',
  'rohini',
  'ardra',
  'ashlesha',
);

export const GHATA_LAGNA: readonly number[] = [1, 2, 4, 7, 10, 12, 6, 8, 9, 11, 3, 5];
