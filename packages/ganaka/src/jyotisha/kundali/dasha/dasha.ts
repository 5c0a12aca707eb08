/**
 * What the nakshatra dashas have in common. A dasha system is a ring of lords with their years. The birth nakshatra
 * determines the lord with which life begins, and its elapsed part how much of the first period is before birth. Every
 * period is divided in the proportion of the whole ring, beginning with its own lord.
 */

import type { JdUt } from '../../../kernel/units.ts';
import type { Graha } from '../../../sky/engines/engine.ts';
import type { YearsAfterBirth } from './year.ts';

export interface Ruler {
  readonly lord: Graha;
  readonly years: number;
}

/** The ring of rulers, the ruler at birth, and the elapsed part of its period. */
export interface DashaStart<R extends Ruler> {
  readonly ring: readonly R[];
  /** The index of the ruler at birth in the ring. */
  readonly first: number;
  readonly elapsedYears: number;
  readonly balanceYears: number;
}

export interface DashaPeriod<R extends Ruler> {
  readonly ruler: R;
  readonly start: JdUt;
  readonly end: JdUt;
  readonly parts: readonly DashaPeriod<R>[];
}

/** How deep the periods are divided: 1 for maha only, 2 with antar, 3 with pratyantara. */
export type Depth = 1 | 2 | 3;

const NAKSHATRA_DEG = 360 / 27;

/** The elapsed part of the nakshatra at a longitude, 0 <= x < 1. */
export const elapsedPart = (moon: number): number => {
  const stars = moon / NAKSHATRA_DEG;
  return stars - Math.floor(stars);
};

const ringYears = (ring: readonly Ruler[]): number => ring.reduce((sum, { years }) => sum + years, 0);

/**
 * `count` periods from the one that runs at birth. Boundaries are counted in years from birth, and each is converted to
 * an instant once. So the end of a period is exactly the start of the next, at every depth.
 */
export function periodsFrom<R extends Ruler>(
  { ring, first, elapsedYears }: DashaStart<R>,
  count: number,
  depth: Depth,
  at: YearsAfterBirth,
): DashaPeriod<R>[] {
  const whole = ringYears(ring);
  const divide = (
    index: number,
    n: number,
    fromYears: number,
    lengthYears: number,
    start: JdUt,
    end: JdUt,
    left: number,
  ): DashaPeriod<R>[] => {
    const periods: DashaPeriod<R>[] = [];
    let years = fromYears;
    let from = start;
    for (let i = 0; i < n; i++) {
      const ruler = rulerAt(ring, index + i);
      const length = (lengthYears * ruler.years) / whole;
      const to = i === n - 1 ? end : at(years + length);
      const parts = left > 1 ? divide(index + i, ring.length, years, length, from, to, left - 1) : NO_PARTS;
      periods.push({ ruler, start: from, end: to, parts });
      years += length;
      from = to;
    }
    return periods;
  };
  let totalYears = 0;
  for (let i = 0; i < count; i++) totalYears += rulerAt(ring, first + i).years;
  return divide(first, count, -elapsedYears, whole, at(-elapsedYears), at(totalYears - elapsedYears), depth);
}

const NO_PARTS: readonly never[] = [];

function rulerAt<R extends Ruler>(ring: readonly R[], index: number): R {
  const ruler = ring[index % ring.length];
  if (ruler === undefined) throw new Error('an empty ring of dasha lords');
  return ruler;
}

export interface DashaBalance {
  readonly years: number;
  readonly months: number;
  readonly days: number;
}

const DAYS_PER_MONTH = 30;
const MONTHS_PER_YEAR = 12;

/** Converts years to years, months of 30 days and days, rounded to the nearest day. */
export function balanceOf(years: number): DashaBalance {
  const days = Math.round(years * MONTHS_PER_YEAR * DAYS_PER_MONTH);
  const months = Math.floor(days / DAYS_PER_MONTH);
  return {
    years: Math.floor(months / MONTHS_PER_YEAR),
    months: months % MONTHS_PER_YEAR,
    days: days % DAYS_PER_MONTH,
  };
}
