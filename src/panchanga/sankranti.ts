/**
 * Sankranti: the Sun's entry into a rashi. With it go the solar month, ritu and ayana. Ayana runs from the Makara and
 * Karka sankranti; the solar ritu is two rashis, here from Mina (Dharmasindhu 1, uddesha 1, allows Mina or Mesha).
 */
import { isNone, type Sky } from '../engines/engine.ts';
import { dayAt } from '../kernel/civil.ts';
import { keptBy } from '../kernel/kept.ts';
import { type CivilDay, type JdUt, plusDays } from '../kernel/units.ts';
import { RASHI_DEG, rashiOf } from '../kernel/zodiac.ts';
import { isBeforeSunset } from './dawn.ts';
import type { Moment } from './moment.ts';
import { eveningOf } from './polar.ts';
import { reachedNear } from './wheels.ts';

const MAKARA = 10;
const KARKA = 4;

export interface Sankranti {
  /** The rashi entered, 1 = Mesha. */
  readonly rashi: number;
  readonly at: JdUt;
}

/** The instant near `near` (within half a year) at which the Sun stands at the beginning of `rashi`. */
export const sankrantiNear = (sky: Sky, rashi: number, near: JdUt): Sankranti => ({
  rashi,
  at: reachedNear(sky, 'sun', (rashi - 1) * RASHI_DEG, near),
});

/** The last sankranti before `t`; `sunDeg` is the Sun's longitude then, for callers that know it. */
export const sankrantiBefore = (sky: Sky, t: JdUt, sunDeg: number = sky.longitude('surya', t)): Sankranti =>
  sankrantiNear(sky, rashiOf(sunDeg), t);

/** The first sankranti after `t`. */
export const sankrantiAfter = (sky: Sky, t: JdUt): Sankranti =>
  sankrantiNear(sky, (rashiOf(sky.longitude('surya', t)) % 12) + 1, t);

export interface SolarMonth {
  /** The rashi of the month, 1 = Mesha. */
  readonly number: number;
  /** Day of the month, from 1. */
  readonly day: number;
}

/**
 * The solar month of a civil day by the sunset rule: the day on which the Sun enters a rashi before sunset is the
 * month's first; entered later, the next day is. `entered` is the last sankranti before that day's sunset.
 * `sunAt`: his longitude, where it is known.
 */
export function solarMonth(sky: Sky, day: CivilDay, sunAt?: (t: JdUt) => number): SolarMonth {
  const evening = eveningOf(sky, day);
  const entered = sankrantiBefore(sky, evening, sunAt?.(evening));
  return { number: entered.rashi, day: day - firstDayOf(sky, entered) + 1 };
}

/**
 * The first civil day of the solar month that begins with a sankranti: the first whose sunset follows it. On a far-off
 * clock that sunset may come after midnight, and the day is the one before the date which the clock shows.
 */
export function firstDayOf(sky: Sky, { at }: Sankranti): CivilDay {
  const day = civilDayOf(sky, at);
  if (!setsAfter(sky, day, at)) return plusDays(day, 1);
  const yesterday = plusDays(day, -1);
  return setsAfter(sky, yesterday, at) ? yesterday : day;
}

function setsAfter(sky: Sky, day: CivilDay, t: JdUt): boolean {
  const before = isBeforeSunset(sky, day, t);
  return isNone(before) ? t < eveningOf(sky, day) : before;
}

/** The civil day that clocks at the place show at `t`, on their own time of year. */
export const civilDayOf = (sky: Sky, t: JdUt): CivilDay => dayAt(t, sky.place.offsetHoursAt(t));

/** 1 = uttarayana, from Makara; 2 = dakshinayana, from Karka. */
export const ayanaOf = (rashi: number): number => (rashi >= MAKARA || rashi < KARKA ? 1 : 2);

/** The solar season, 1 = vasanta (Mina and Mesha) … 6 = shishira. */
export const solarRituOf = (rashi: number): number => Math.floor((rashi % 12) / 2) + 1;

/** The lunar season, 1 = vasanta (Chaitra and Vaishakha) … 6 = shishira. */
export const lunarRituOf = (masa: number): number => Math.ceil(masa / 2);

/** The sankrantis on both sides of a moment. */
export const sankrantisAround = keptBy((moment: Moment): { readonly last: Sankranti; readonly next: Sankranti } => {
  const { sky, t } = moment;
  const rashi = rashiOf(moment.longitude('surya'));
  return { last: sankrantiNear(sky, rashi, t), next: sankrantiNear(sky, (rashi % 12) + 1, t) };
});
