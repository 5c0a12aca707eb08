/**
 * Decides which births are long work. The modern engines have tables for 1800-2200; outside, each month is computed on
 * first use. A reply that needs the Sun over a whole life, or years of transits, is then too slow for the main thread.
 */

import type { DashaYear } from '../../jyotisha/kundali/dasha/year.ts';
import { dateOf } from '../../kernel/civil.ts';
import type { CivilDay } from '../../kernel/units.ts';

const READY = { from: 1800, to: 2200 } as const;

const outside = (day: CivilDay, yearsBefore: number, yearsAfter: number): boolean => {
  const { year } = dateOf(day);
  return year - yearsBefore <= READY.from || year + yearsAfter >= READY.to;
};

/**
 * Whether dashas in solar years are long work. They begin up to twenty years before birth and end 120 years after it.
 */
export const farSolarYears = ({ dasha_year }: { readonly dasha_year: DashaYear }, birthday: CivilDay): boolean =>
  dasha_year === 'solar' && outside(birthday, 20, 120);

/** Whether replies about a whole life are long work: dashas in years of any kind, and Saturn over 120 years. */
export const farLife = (_: unknown, birthday: CivilDay): boolean => outside(birthday, 20, 120);

/** Whether transits in the years around `on` are long work. */
export const farTransits = ({ on }: { readonly on: CivilDay }): boolean => outside(on, 2, 4);

/** Whether dasha reports are long work. They need a chart for the start of each period in the ten years from `on`. */
export const farPhala = (
  params: { readonly on: CivilDay; readonly dasha_year: DashaYear },
  birthday: CivilDay,
): boolean => farSolarYears(params, birthday) || outside(params.on, 20, 12);
