/**
 * Civil time and TT. Until 1972 civil time is UT1; from 1972 it is UTC, which leap seconds tie to TT. After the last
 * known leap second the offset stays the same until the predicted delta T exceeds the offset. From then on the offset
 * follows the prediction. Nobody knows how time will be kept then, only that noon should stay noon.
 */
import { type CivilDate, dayOf } from '../../../kernel/civil.ts';
import { type JdTt, type JdUt, jdTt } from '../../../kernel/units.ts';
import { DELTA_T, LEAP_SECONDS } from '../tables/delta-t.ts';
import { deltaTSeconds } from './delta-t.ts';

export const SECONDS_PER_DAY = 86_400;
const TT_MINUS_TAI = 32.184;

const dateFrom = (iso: string): CivilDate => {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return { year, month, day };
};
const LEAP_DAYS = Float64Array.from(LEAP_SECONDS, ([date]) => dayOf(dateFrom(date)) - 0.5);
const LEAP_TT = Float64Array.from(LEAP_SECONDS, ([, seconds]) => seconds + TT_MINUS_TAI);
/** 1972-01-01. Before this day the clock is UT1 itself. */
export const UTC_FROM = LEAP_DAYS[0] ?? 0;
const LAST = LEAP_DAYS[LEAP_DAYS.length - 1] ?? 0;
const LAST_TT = LEAP_TT[LEAP_TT.length - 1] ?? 0;
/** The last row of the table in which the prediction is still below the last known offset. */
const FOLLOWS = DELTA_T.findLast(([year, seconds]) => year > 2017 && seconds < LAST_TT);
const FOLLOWS_FROM = dayOf({ year: FOLLOWS?.[0] ?? 2017, month: 1, day: 1 }) - 0.5;

/** TT minus civil time, seconds. */
export function ttMinusClock(t: JdUt): number {
  if (t < UTC_FROM) return deltaTSeconds(t);
  if (t >= LAST) return t < FOLLOWS_FROM ? LAST_TT : Math.max(LAST_TT, deltaTSeconds(t));
  let low = 0;
  let high = LEAP_DAYS.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((LEAP_DAYS[middle] ?? 0) <= t) low = middle;
    else high = middle;
  }
  return LEAP_TT[low] ?? LAST_TT;
}

export const toTt = (t: JdUt): JdTt => jdTt(t + ttMinusClock(t) / SECONDS_PER_DAY);

/** UT1 (the time of the Earth's rotation) at an instant of civil time. */
export const toUt1 = (t: JdUt): number => t + (ttMinusClock(t) - deltaTSeconds(t)) / SECONDS_PER_DAY;
