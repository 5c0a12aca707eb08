/**
 * Inverts I.48-51: finds the elapsed years, months and tithis that lead to a day count from creation. It uses mean
 * motion as the verse does, so that applying the verse gives the same count again.
 */
import {
  CIVIL_DAYS,
  INTERCALARY_MONTHS,
  LUNAR_DAYS,
  SOLAR_MONTHS,
} from '../../sky/engines/surya-siddhanta/constants.ts';

/** Elapsed solar years since creation, months of the year, and tithis of the month (over 30 in a mean adhika month). */
export function lunisolarOf(sinceCreation: number): [years: number, months: number, tithis: number] {
  const tithis = (BigInt(sinceCreation) * BigInt(LUNAR_DAYS)) / BigInt(CIVIL_DAYS);
  const lunarMonths = tithis / 30n;
  const withAdhimasa = (m: bigint): bigint => m + (m * BigInt(INTERCALARY_MONTHS)) / BigInt(SOLAR_MONTHS);
  let solarMonths = (lunarMonths * BigInt(SOLAR_MONTHS)) / BigInt(SOLAR_MONTHS + INTERCALARY_MONTHS);
  while (withAdhimasa(solarMonths + 1n) <= lunarMonths) solarMonths++;
  while (withAdhimasa(solarMonths) > lunarMonths) solarMonths--;
  return [Number(solarMonths / 12n), Number(solarMonths % 12n), Number(tithis - 30n * withAdhimasa(solarMonths))];
}
