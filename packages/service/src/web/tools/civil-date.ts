/** Converts a date of a reply to a civil day. */
import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import type { CivilDay } from 'ganaka/internal/kernel/units.ts';

/** Returns the civil day of a date such as `2027-01-14`. */
export function civilOf(date: string): CivilDay {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return dayOf({ year, month, day });
}
