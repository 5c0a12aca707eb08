/** The divisions of the zodiac: twelve rashis, twenty-seven nakshatras of four padas each. */
import { ordinal } from './angle.ts';

export const RASHI_DEG = 30;
export const NAKSHATRA_DEG = 360 / 27;
export const PADA_DEG = 360 / 108;

export const rashiOf = (longitude: number): number => ordinal(longitude, RASHI_DEG);
export const nakshatraOf = (longitude: number): number => ordinal(longitude, NAKSHATRA_DEG);
/** The quarter of the nakshatra, 1–4. */
export const padaOf = (longitude: number): number => ((ordinal(longitude, PADA_DEG) - 1) % 4) + 1;
