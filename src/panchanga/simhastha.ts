/**
 * Guru in Simha. In Magha and the navamsha of Simha after it (the first five quarters) auspicious work is barred
 * everywhere; in the rest of the sign weddings and upanayana alone, and only between Ganga and Godavari. With the Sun in
 * Mesha there is no fault (Dharmasindhu 1, simhastha-apavada; Muhurta Chintamani 1.49-1.51).
 */
import { SIMHA_FROM_DEG, SIMHA_TO_DEG, SIMHAMSHA_TO_DEG } from '../rules/tables/badhaka-periods.ts';

const MESHA = 1;

export type SimhasthaPart = 'first' | 'rest';

/** Which part of Simha Guru stands in, or null where he does no harm. */
export function simhasthaOf(guruDeg: number, sunRashi: number): SimhasthaPart | null {
  if (guruDeg < SIMHA_FROM_DEG || guruDeg >= SIMHA_TO_DEG || sunRashi === MESHA) return null;
  return guruDeg < SIMHAMSHA_TO_DEG ? 'first' : 'rest';
}
