/**
 * The parts of a day on the equator, where daylight always lasts thirty ghatis (XII.70-71). A reply and the animated
 * picture use them.
 */
import { mod } from '../kit/geometry.ts';

export const DAY_PARTS = [
  'sunrise',
  'forenoon',
  'noon',
  'afternoon',
  'sunset',
  'evening',
  'midnight',
  'late_night',
] as const;
export type PartOfDay = (typeof DAY_PARTS)[number];

/** The name of sunrise, noon, sunset or midnight is used for twenty minutes before and after it. */
const NEAR_DEG = 5;

/** The part of the day for the Sun's hour angle in degrees, west positive. */
export function dayPartAt(hourDeg: number): PartOfDay {
  const since = mod(hourDeg + 90, 360);
  const quarter = Math.floor(since / 90);
  const within = since - quarter * 90;
  const i = within < NEAR_DEG ? quarter * 2 : within > 90 - NEAR_DEG ? quarter * 2 + 2 : quarter * 2 + 1;
  return DAY_PARTS[i % 8] ?? 'sunrise';
}
