/**
 * Sankranti: the Sun's entry into a rashi, with ritu (season) and ayana (half-year), which depend on it. The solar
 * month is in `calendars/`, because it depends on the region.
 * An ayana begins with the Makara or the Karka sankranti. A solar ritu is two rashis, from Mina or from Mesha
 * (Dharmasindhu 1, uddesha 1, allows both). The almanacs of the Tamil lands count from Mesha, others from Mina.
 */

import { cachedOn } from '../../../kernel/caches.ts';
import { dayAt } from '../../../kernel/civil.ts';
import type { CivilDay, JdUt } from '../../../kernel/units.ts';
import { RASHI_DEG, rashiOf } from '../../../kernel/zodiac.ts';
import type { Sky } from '../../../sky/engines/engine.ts';
import { reachedNear } from '../angas/wheels.ts';
import type { Moment } from '../day/moment.ts';

const MAKARA = 10;
const KARKA = 4;

export interface Sankranti {
  /** The rashi entered, 1 = Mesha. */
  readonly rashi: number;
  readonly at: JdUt;
}

/** The instant near `near` (within half a year) at which the Sun is at the beginning of `rashi`. */
export const sankrantiNear = (sky: Sky, rashi: number, near: JdUt): Sankranti => ({
  rashi,
  at: reachedNear(sky, 'sun', (rashi - 1) * RASHI_DEG, near),
});

/** The first sankranti after `t`. */
export const sankrantiAfter = (sky: Sky, t: JdUt): Sankranti =>
  sankrantiNear(sky, (rashiOf(sky.longitude('surya', t)) % 12) + 1, t);

/** The civil day that clocks at the place show at `t`, including daylight saving time. */
export const civilDayOf = (sky: Sky, t: JdUt): CivilDay => dayAt(t, sky.place.offsetHoursAt(t));

/** The ayana: 1 = uttarayana, from Makara; 2 = dakshinayana, from Karka. */
export const ayanaOf = (rashi: number): number => (rashi >= MAKARA || rashi < KARKA ? 1 : 2);

/** The rashi with which the solar year of the seasons begins. */
export type RituStart = 'mina' | 'mesha';

/** The solar season, 1 = vasanta … 6 = shishira. */
export const solarRituOf = (rashi: number, start: RituStart): number =>
  Math.floor((start === 'mina' ? rashi % 12 : rashi - 1) / 2) + 1;

/** The lunar season, 1 = vasanta (Chaitra and Vaishakha) … 6 = shishira. */
export const lunarRituOf = (masa: number): number => Math.ceil(masa / 2);

/** The last sankranti before a moment and the next one after it. */
export const sankrantisAround = cachedOn((moment: Moment): { readonly last: Sankranti; readonly next: Sankranti } => {
  const { sky, t } = moment;
  const rashi = rashiOf(moment.longitude('surya'));
  return { last: sankrantiNear(sky, rashi, t), next: sankrantiNear(sky, (rashi % 12) + 1, t) };
});
