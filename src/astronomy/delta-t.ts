/** Delta T = TT - UT1, seconds, by cubic pieces through the table; its slope continues before the first and after the last row. */
import { dayOf } from '../kernel/civil.ts';
import { DELTA_T } from './tables/delta-t.ts';

const DAYS = Float64Array.from(DELTA_T, ([year]) => dayOf({ year, month: 1, day: 1 }) - 0.5);
const SECONDS = Float64Array.from(DELTA_T, ([, seconds]) => seconds);
const SLOPES = DAYS.map((_, i) => {
  const before = Math.max(0, i - 1);
  const after = Math.min(DAYS.length - 1, i + 1);
  return ((SECONDS[after] ?? 0) - (SECONDS[before] ?? 0)) / ((DAYS[after] ?? 0) - (DAYS[before] ?? 0));
});

/** At a Julian day of the rotating Earth's clock (UT1 or the civil clock: the difference does not matter here). */
export function deltaTSeconds(jd: number): number {
  let low = 0;
  let high = DAYS.length - 1;
  if (jd <= (DAYS[low] ?? 0)) return (SECONDS[low] ?? 0) + (SLOPES[low] ?? 0) * (jd - (DAYS[low] ?? 0));
  if (jd >= (DAYS[high] ?? 0)) return (SECONDS[high] ?? 0) + (SLOPES[high] ?? 0) * (jd - (DAYS[high] ?? 0));
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((DAYS[middle] ?? 0) <= jd) low = middle;
    else high = middle;
  }
  const start = DAYS[low] ?? 0;
  const width = (DAYS[high] ?? 0) - start;
  const x = (jd - start) / width;
  const y0 = SECONDS[low] ?? 0;
  const y1 = SECONDS[high] ?? 0;
  const m0 = (SLOPES[low] ?? 0) * width;
  const m1 = (SLOPES[high] ?? 0) * width;
  return y0 + x * (m0 + x * (3 * (y1 - y0) - 2 * m0 - m1 + x * (m0 + m1 - 2 * (y1 - y0))));
}
