/**
 * Setting in the Sun's rays (asta) and rising out of them (udaya), by the engine's own kalamsha and limit. What asta of
 * Guru and Shukra forbids reaches seven days to both sides (Dharmasindhu 1, guru-shukraste varjyani, the middle view).
 */
import { type Sky, TARA_GRAHAS, type TaraGraha } from '../engines/engine.ts';
import { rootBetween } from '../kernel/search.ts';
import { type JdUt, plusDays } from '../kernel/units.ts';
import type { Source } from '../rules/source.ts';

export interface AstaChange {
  readonly graha: TaraGraha;
  readonly event: 'asta' | 'udaya';
  readonly at: JdUt;
}

/**
 * Degrees of kalamsha that a graha can gain or lose in a day: its swiftest motion against the Sun, half as much again
 * for the slant of the ecliptic. The search may stride as far as that allows without missing a change.
 */
const SWIFTEST_DEG_PER_DAY: Readonly<Record<TaraGraha, number>> = {
  mangala: 2.1,
  budha: 3.6,
  guru: 1.8,
  shukra: 2.5,
  shani: 1.7,
};
/** No graha is hidden or seen for a shorter time at moderate latitudes; below a stride of this the change is near. */
const LEAST_STRIDE_DAYS = 1.5;
const LONGEST_SYNODIC_DAYS = 800;
/** A heliacal setting is a matter of days: a minute is more than exact. */
const TOLERANCE_DAYS = 1 / 1440;

/** The next change of visibility after `t`, or null if there is none in a synodic period. */
export function nextChange(sky: Sky, graha: TaraGraha, t: JdUt): AstaChange | null {
  const margin = (x: JdUt) => {
    const { deg, limitDeg } = sky.kalamsha(graha, x);
    return deg - limitDeg;
  };
  const seen = sky.kalamsha(graha, t).visible;
  const end = plusDays(t, LONGEST_SYNODIC_DAYS);
  let here = t;
  while (here < end) {
    const stride = Math.max(LEAST_STRIDE_DAYS, Math.abs(margin(here)) / SWIFTEST_DEG_PER_DAY[graha]);
    const there = plusDays(here, stride);
    if (sky.kalamsha(graha, there).visible !== seen) {
      const at = margin(here) > 0 !== margin(there) > 0 ? rootBetween(margin, here, there, TOLERANCE_DAYS) : there;
      return { graha, event: seen ? 'asta' : 'udaya', at };
    }
    here = there;
  }
  return null;
}

/** The next change of each of the five, soonest first. */
export const upcoming = (sky: Sky, t: JdUt): AstaChange[] =>
  TARA_GRAHAS.flatMap((graha) => nextChange(sky, graha, t) ?? []).sort((a, b) => a.at - b.at);

export interface Nishedha {
  readonly graha: 'guru' | 'shukra';
  /** Before asta, during it, after udaya. */
  readonly state: 'vardhakya' | 'asta' | 'balya';
}

const SIDE_DAYS = 7;

/** Whether Guru or Shukra is set, about to set or just risen at `t`. */
export function nishedhaAt(sky: Sky, t: JdUt): Nishedha[] {
  const found: Nishedha[] = [];
  for (const graha of ['guru', 'shukra'] as const) {
    const seen = (days: number) => sky.kalamsha(graha, plusDays(t, days)).visible;
    if (!seen(0)) found.push({ graha, state: 'asta' });
    else if (!seen(SIDE_DAYS)) found.push({ graha, state: 'vardhakya' });
    else if (!seen(-SIDE_DAYS)) found.push({ graha, state: 'balya' });
  }
  return found;
}

export const NISHEDHA_SOURCE = {
  confidence: 'read-in-text',
  work: 'DS',
  at: '1, guru-shukraste varjyani',
  kind: 'section',
  gist: 'Seven days before asta are vardhakya and seven after udaya balya; auspicious first works wait while Guru or Shukra is set.',
} as const satisfies Source;
