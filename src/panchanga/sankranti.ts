/**
 * Sankranti: the Sun's entry into a rashi. With it go the solar month, ritu and ayana. Ayana runs from the Makara and
 * Karka sankranti; the solar ritu is two rashis, here from Mina (Dharmasindhu 1, uddesha 1, allows Mina or Mesha).
 */
import { isNone, type Sky } from '../engines/engine.ts';
import { arc, ordinal } from '../kernel/angle.ts';
import { dayAt } from '../kernel/civil.ts';
import { whenReaches } from '../kernel/search.ts';
import { type CivilDay, type JdUt, plusDays } from '../kernel/units.ts';
import { almanacOf, kept } from './almanac.ts';
import { SUN_MEAN_DEG_PER_DAY } from './angas.ts';
import { isBeforeSunset } from './dawn.ts';
import type { PanchangaDay } from './day.ts';

const RASHI_DEG = 30;
const MAKARA = 10;
const KARKA = 4;

export interface Sankranti {
  /** The rashi entered, 1 = Mesha. */
  readonly rashi: number;
  readonly at: JdUt;
}

/** A Mesha sankranti (April 2000), from which the rashis gone through are counted. */
const COUNTED_FROM = 2_451_648;
const COUNTING_YEAR_DAYS = 365.2564;
/** So near to the counted sankranti the true one can be no other: within the ages served they are never a month apart. */
const PLAIN_YEARS = 0.4;

/** The instant near `near` (within half a year) at which the Sun stands at the beginning of `rashi`. */
export function sankrantiNear(sky: Sky, rashi: number, near: JdUt): Sankranti {
  const deg = (rashi - 1) * RASHI_DEG;
  const { sankrantis } = almanacOf(sky);
  const turns = (near - COUNTED_FROM) / COUNTING_YEAR_DAYS - deg / 360;
  const nearest = Math.round(turns);
  const known = Math.abs(turns - nearest) < PLAIN_YEARS ? sankrantis.get(nearest * 12 + rashi) : undefined;
  if (known !== undefined) return { rashi, at: known };
  const guess = plusDays(near, arc(sky.longitude('surya', near), deg) / SUN_MEAN_DEG_PER_DAY);
  const year = Math.round((guess - COUNTED_FROM) / COUNTING_YEAR_DAYS - deg / 360);
  const at = kept(sankrantis, year * 12 + rashi, () =>
    whenReaches((t) => sky.longitude('surya', t), deg, guess, SUN_MEAN_DEG_PER_DAY),
  );
  return { rashi, at };
}

/** The last sankranti before `t`; `sunDeg` is the Sun's longitude then, for callers that know it. */
export const sankrantiBefore = (sky: Sky, t: JdUt, sunDeg: number = sky.longitude('surya', t)): Sankranti =>
  sankrantiNear(sky, ordinal(sunDeg, RASHI_DEG), t);

/** The first sankranti after `t`. */
export const sankrantiAfter = (sky: Sky, t: JdUt): Sankranti =>
  sankrantiNear(sky, (ordinal(sky.longitude('surya', t), RASHI_DEG) % 12) + 1, t);

export interface SolarMonth {
  /** The rashi of the month, 1 = Mesha. */
  readonly number: number;
  /** Day of the month, from 1. */
  readonly day: number;
}

/**
 * The solar month of a civil day by the sunset rule: the day on which the Sun enters a rashi before sunset is the
 * month's first; entered later, the next day is. `entered` is the last sankranti before that day's sunset.
 * Where the Sun does not set, six hours after true noon stand for sunset. `sunAt`: his longitude, where it is known.
 */
export function solarMonth(sky: Sky, day: CivilDay, sunAt?: (t: JdUt) => number): SolarMonth {
  const evening = sunsetOrEvening(sky, day);
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
  return isNone(before) ? t < sunsetOrEvening(sky, day) : before;
}

/** The civil day that clocks at the place show at `t`, on their own time of year. */
export const civilDayOf = (sky: Sky, t: JdUt): CivilDay => dayAt(t, sky.place.offsetHoursAt(t));

function sunsetOrEvening(sky: Sky, day: CivilDay): JdUt {
  const sunset = sky.sunset(day);
  return isNone(sunset) ? plusDays(sky.noon(day), 0.25) : sunset;
}

/** 1 = uttarayana, from Makara; 2 = dakshinayana, from Karka. */
export const ayanaOf = (rashi: number): number => (rashi >= MAKARA || rashi < KARKA ? 1 : 2);

/** The solar season, 1 = vasanta (Mina and Mesha) … 6 = shishira. */
export const solarRituOf = (rashi: number): number => Math.floor((rashi % 12) / 2) + 1;

/** The lunar season, 1 = vasanta (Chaitra and Vaishakha) … 6 = shishira. */
export const lunarRituOf = (masa: number): number => Math.ceil(masa / 2);

/** The sankrantis on both sides of the day's moment. */
export const sankrantisAround = (day: PanchangaDay): { readonly last: Sankranti; readonly next: Sankranti } =>
  day.once('sankrantis', () => {
    const rashi = ordinal(day.longitude('surya'), RASHI_DEG);
    return { last: sankrantiNear(day.sky, rashi, day.t), next: sankrantiNear(day.sky, (rashi % 12) + 1, day.t) };
  });
