/**
 * The years that the open pages show: the current year and two years on either side. Other years are available in the
 * API.
 */
import { dateOf } from 'ganaka/internal/kernel/civil.ts';
import type { CivilDay } from 'ganaka/internal/kernel/units.ts';

const YEARS_AROUND = 2;

export interface OpenYears {
  readonly from: number;
  readonly to: number;
}

export const openYears = (today: CivilDay): OpenYears => {
  const { year } = dateOf(today);
  return { from: year - YEARS_AROUND, to: year + YEARS_AROUND };
};

export const isOpenYear = ({ from, to }: OpenYears, year: number): boolean => year >= from && year <= to;
