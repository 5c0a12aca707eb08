/**
 * The malamasa that contains a moment: an adhika month, a kshaya month, or the samsarpa (the adhika month before a
 * kshaya month).
 */
import { cachedOn } from '../../../kernel/caches.ts';
import type { JdUt } from '../../../kernel/units.ts';
import { monthOf } from '../day/calendar.ts';
import type { Moment } from '../day/moment.ts';
import { type Lunation, lunationAfter } from './lunar-months.ts';

export interface Malamasa {
  readonly kind: 'adhika' | 'kshaya' | 'samsarpa';
  /** The end of the month. */
  readonly to: JdUt;
}

/**
 * The number of months after a samsarpa in which its kshaya month must come: half a year (Dharmasindhu 1, uddesha 3).
 */
const SAMSARPA_MONTHS = 5;

export const malamasaOn = cachedOn((moment: Moment): Malamasa | null => {
  const month = monthOf(moment);
  if (month.kshaya) return { kind: 'kshaya', to: month.to };
  if (!month.adhika) return null;
  let next: Lunation = month;
  for (let n = 0; n < SAMSARPA_MONTHS; n++) {
    next = lunationAfter(moment.sky, next);
    if (next.kshaya) return { kind: 'samsarpa', to: month.to };
  }
  return { kind: 'adhika', to: month.to };
});
