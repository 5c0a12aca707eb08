/**
 * Which births are long work. The modern engines have tables for 1800-2200; elsewhere each month is computed on first
 * use, and a reply that needs the Sun over a whole life, or years of transits, then takes too long for the main thread.
 */
import { dateOf } from '../../kernel/civil.ts';
import type { CivilDay } from '../../kernel/units.ts';
import type { DashaYear } from '../../kundali/dasha/year.ts';

const READY = { from: 1800, to: 2200 } as const;

const outside = (day: CivilDay, yearsBefore: number, yearsAfter: number): boolean => {
  const { year } = dateOf(day);
  return year - yearsBefore <= READY.from || year + yearsAfter >= READY.to;
};

/** Dashas in solar years: the first begins up to twenty years before birth, the last ends 120 after. */
export const farSolarYears = ({ dasha_year }: { readonly dasha_year: DashaYear }, birthday: CivilDay): boolean =>
  dasha_year === 'solar' && outside(birthday, 20, 120);

/** Everything of a life: dashas in any year, and Shani through 120 years. */
export const farLife = (_: unknown, birthday: CivilDay): boolean => outside(birthday, 20, 120);

/** Transits of the years around `on`. */
export const farTransits = ({ on }: { readonly on: CivilDay }): boolean => outside(on, 2, 4);

/** A chart is cast for the start of each period of the ten years from `on`. */
export const farPhala = (
  params: { readonly on: CivilDay; readonly dasha_year: DashaYear },
  birthday: CivilDay,
): boolean => farSolarYears(params, birthday) || outside(params.on, 20, 12);
