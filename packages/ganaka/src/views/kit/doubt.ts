/**
 * The uncertainty of the instants that a decision depends on, apart from the place: the Earth's rotation (delta T), the
 * positions, and refraction at the horizon. For an engine that follows a text it is zero, because the text itself
 * defines the instants.
 */

import type { Static } from 'typebox';
import { dateOf, dayAt } from '../../kernel/civil.ts';
import type { JdUt } from '../../kernel/units.ts';
import { isNone, type Sky } from '../../sky/engines/engine.ts';
import type { doubtReply } from './doubt.reply.ts';

/**
 * Standard error of delta T by year, from the Five Millennium Canon of Espenak and Meeus (Morrison and Stephenson 2004;
 * Stephenson and Houlden 1986).
 */
const DELTA_T_ERRORS: readonly (readonly [year: number, seconds: number])[] = [
  [1300, 20],
  [1600, 20],
  [1700, 5],
  [1800, 1],
  [1900, 0.1],
  [2026, 0.1],
];
const LAST_MEASURED = 2026;

export function deltaTError(year: number): number | null {
  if (year > LAST_MEASURED) return null;
  const after = DELTA_T_ERRORS.findIndex(([each]) => each >= year);
  const [to, high] = DELTA_T_ERRORS[after] ?? [LAST_MEASURED, 0.1];
  const [from, low] = DELTA_T_ERRORS[after - 1] ?? [to, high];
  // before 1300: the parabola that they give for the years up to 1200, never less than the first value of the table
  if (from === to) return Math.round(Math.max(high, 0.8 * ((year - 1820) / 100) ** 2));
  return Math.round((low + ((high - low) * (year - from)) / (to - from)) * 10) / 10;
}

/** Ends of tithis printed for 2026 by an independent almanac differ by at most 0.9 s (docs/ACCURACY.md). */
const EPHEMERIS_S = 1;
/**
 * Refraction at the horizon is 34′ at 10 °C and 1010 hPa and is proportional to pressure over absolute temperature
 * (Meeus, chapter 16). Between −5 °C and 40 °C it changes by 3′ either way. The Sun rises by 15′ in a minute at the
 * equator and by 13′ in North India.
 */
const REFRACTION_S = 15;

export function doubtAt(sky: Sky, t: JdUt): Static<typeof doubtReply> {
  if (isNone(sky.deltaTSeconds(t))) return { delta_t_seconds: 0, ephemeris_seconds: 0, refraction_seconds: 0 };
  const { year } = dateOf(dayAt(t, 0));
  return { delta_t_seconds: deltaTError(year), ephemeris_seconds: EPHEMERIS_S, refraction_seconds: REFRACTION_S };
}
