/**
 * Jupiter in Simha. In Magha and the navamsha of Simha after it (the first five padas) auspicious undertakings are
 * forbidden everywhere. In the rest of the sign only weddings and upanayana (initiation) are forbidden, and only
 * between Ganga and Godavari. If the Sun is in Mesha, nothing is forbidden (Dharmasindhu 1, simhastha-apavada; Muhurta
 * Chintamani 1.49-1.51a).
 * In Kalinga, Gauda and Gurjara the Muhurta Chintamani (1.51b) forbids the whole sign.
 */

import { type JdUt, jdUt, plusDays } from '../../../kernel/units.ts';
import { rashiOf } from '../../../kernel/zodiac.ts';
import { SIMHA_FROM_DEG, SIMHA_TO_DEG, SIMHAMSHA_TO_DEG } from '../../../rules/tables/badhaka-periods.ts';
import type { Sky } from '../../../sky/engines/engine.ts';

const MESHA = 1;

export type SimhasthaPart = 'first' | 'rest';

/** The part of Simha that Jupiter is in, regardless of the Sun. */
export function partOfSimha(guruDeg: number): SimhasthaPart | null {
  if (guruDeg < SIMHA_FROM_DEG || guruDeg >= SIMHA_TO_DEG) return null;
  return guruDeg < SIMHAMSHA_TO_DEG ? 'first' : 'rest';
}

/** The part of Simha that Jupiter is in; null if the Sun is in Mesha and cancels the prohibition. */
export const simhasthaOf = (guruDeg: number, sunRashi: number): SimhasthaPart | null =>
  sunRashi === MESHA ? null : partOfSimha(guruDeg);

/**
 * The step and the range of the search. Jupiter needs about thirteen months for Simha, or sixteen if it turns back into
 * the sign. A step of five days cannot skip a part.
 */
const LOOK_DAYS = 5;
const MOST_LOOKS = 120;
const NEAR_ENOUGH_DAYS = 1 / 86_400;

/** The end of the part that runs at `t`: Jupiter leaves the part, or the Sun enters Mesha. */
export function simhasthaUntil(sky: Sky, t: JdUt): JdUt {
  const partAt = (at: JdUt) => simhasthaOf(sky.longitude('guru', at), rashiOf(sky.longitude('surya', at)));
  const part = partAt(t);
  let last = t;
  let next = plusDays(t, LOOK_DAYS);
  for (let look = 0; look < MOST_LOOKS && partAt(next) === part; look++) {
    last = next;
    next = plusDays(next, LOOK_DAYS);
  }
  while (next - last > NEAR_ENOUGH_DAYS) {
    const middle = jdUt((last + next) / 2);
    if (partAt(middle) === part) last = middle;
    else next = middle;
  }
  return next;
}
