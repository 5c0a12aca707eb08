/** The malamasa that holds a day: an adhika month, a kshaya one, or the samsarpa that comes before a kshaya. */

import type { JdUt } from '../kernel/units.ts';
import { monthOf } from './calendar.ts';
import type { PanchangaDay } from './day.ts';
import { type Lunation, lunationAfter } from './months.ts';

export interface Malamasa {
  readonly kind: 'adhika' | 'kshaya' | 'samsarpa';
  /** When the month ends. */
  readonly to: JdUt;
}

/** A kshaya month follows its samsarpa within the half-year (Dharmasindhu 1, uddesha 3). */
const SAMSARPA_MONTHS = 5;

export const malamasaOn = (day: PanchangaDay): Malamasa | null =>
  day.once('malamasa', (): Malamasa | null => {
    const month = monthOf(day);
    if (month.kshaya) return { kind: 'kshaya', to: month.to };
    if (!month.adhika) return null;
    let next: Lunation = month;
    for (let n = 0; n < SAMSARPA_MONTHS; n++) {
      next = lunationAfter(day.sky, next);
      if (next.kshaya) return { kind: 'samsarpa', to: month.to };
    }
    return { kind: 'adhika', to: month.to };
  });
