/**
 * The length of a dasha year, in which programs differ. Drik Panchang has a constant sidereal year, and Jagannatha Hora
 * 360° of the Sun's true motion from birth. Others have 365¼ days, or the 360 days of the savana (civil) year.
 */

import { whenReaches } from '../../../kernel/search.ts';
import { type JdUt, jdUt, plusDays } from '../../../kernel/units.ts';
import type { Sky } from '../../../sky/engines/engine.ts';

export const DASHA_YEARS = ['sidereal', 'solar', 'julian', 'savana'] as const;
export type DashaYear = (typeof DASHA_YEARS)[number];

const JULIAN_YEAR_DAYS = 365.25;
const SAVANA_YEAR_DAYS = 360;

/** The instant `years` dasha years after birth; negative years are before it. */
export type YearsAfterBirth = (years: number) => JdUt;

/** The days of a constant dasha year. The sidereal year is that of the engine's own Sun. */
const constantDays = (sky: Sky, year: Exclude<DashaYear, 'solar'>): number =>
  year === 'julian' ? JULIAN_YEAR_DAYS : year === 'savana' ? SAVANA_YEAR_DAYS : sky.siderealYearDays;

export function yearsAfter(sky: Sky, birth: JdUt, year: DashaYear): YearsAfterBirth {
  if (year !== 'solar') {
    const days = constantDays(sky, year);
    return (years) => plusDays(birth, years * days);
  }
  const sun = (t: JdUt) => sky.longitude('surya', t);
  const atBirth = sun(birth);
  const meanDegPerDay = 360 / sky.siderealYearDays;
  return (years) => {
    // the Sun is at most two degrees from its mean longitude, so the root is in the right year
    const near = jdUt(birth + years * sky.siderealYearDays);
    return whenReaches(sun, (atBirth + years * 360) % 360, near, meanDegPerDay);
  };
}
