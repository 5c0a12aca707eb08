/**
 * Delta T = TT - UT1 in seconds, interpolated by cubic polynomials between the rows of the table. Before the first and
 * after the last row the slope continues.
 */
import { dayOf } from '../../../kernel/civil.ts';
import { DELTA_T } from '../tables/delta-t.ts';

const DAYS = Float64Array.from(DELTA_T, ([year]) => dayOf({ year, month: 1, day: 1 }) - 0.5);
const SECONDS = Float64Array.from(DELTA_T, ([, seconds]) => seconds);
const SLOPES = DAYS.map((_, i) => {
  const before = Math.max(0, i - 1);
  const after = Math.min(DAYS.length - 1, i + 1);
  return ((SECONDS[after] ?? 0) - (SECONDS[before] ?? 0)) / ((DAYS[after] ?? 0) - (DAYS[before] ?? 0));
});

/**
 * `ROW_OF_YEAR` has, for each year since the first row, the row that contains the first day of that year. The lookup
 * replaces a search.
 */
const YEAR_DAYS = 365.2425;
const FIRST_DAY = DAYS[0] ?? 0;
const LAST_DAY = DAYS[DAYS.length - 1] ?? 0;
const ROW_OF_YEAR = new Int16Array(Math.ceil((LAST_DAY - FIRST_DAY) / YEAR_DAYS) + 1);
for (let year = 0, row = 0; year < ROW_OF_YEAR.length; year++) {
  while ((DAYS[row + 1] ?? Infinity) <= FIRST_DAY + year * YEAR_DAYS) row++;
  ROW_OF_YEAR[year] = row;
}

/** Delta T at a Julian day of UT1 or of civil time; the difference between the two does not matter here. */
export function deltaTSeconds(jd: number): number {
  const final = DAYS.length - 1;
  if (jd <= FIRST_DAY) return (SECONDS[0] ?? 0) + (SLOPES[0] ?? 0) * (jd - FIRST_DAY);
  if (jd >= LAST_DAY) return (SECONDS[final] ?? 0) + (SLOPES[final] ?? 0) * (jd - LAST_DAY);
  let low = ROW_OF_YEAR[Math.floor((jd - FIRST_DAY) / YEAR_DAYS)] ?? 0;
  while ((DAYS[low + 1] ?? LAST_DAY) <= jd) low++;
  const high = low + 1;
  const start = DAYS[low] ?? 0;
  const width = (DAYS[high] ?? 0) - start;
  const x = (jd - start) / width;
  const y0 = SECONDS[low] ?? 0;
  const y1 = SECONDS[high] ?? 0;
  const m0 = (SLOPES[low] ?? 0) * width;
  const m1 = (SLOPES[high] ?? 0) * width;
  return y0 + x * (m0 + x * (3 * (y1 - y0) - 2 * m0 - m1 + x * (m0 + m1 - 2 * (y1 - y0))));
}
