/**
 * Surya-siddhanta I (madhyamadhikara): the day count from years, months and tithis, and what depends on the count from
 * creation. The mean longitudes are computed by the code that all siddhantas share. The count from creation times the
 * revolutions of a mahayuga exceeds the range of a number; where it is shown, BigInt is used.
 */

import type { Ahargana, JdUt } from '../../kernel/units.ts';
import type { TaraGraha } from '../../sky/engines/engine.ts';
import { aharganaOf, apsisBy, instantBy, meanPlaceBy, nodeBy } from '../../sky/engines/siddhantic/madhyama.ts';
import type { Mover } from '../../sky/engines/siddhantic/siddhanta.ts';
import { ASU_IN_DAY } from '../../sky/engines/siddhantic/units.ts';
import {
  CIVIL_DAYS,
  INTERCALARY_MONTHS,
  LUNAR_DAYS,
  OMITTED_LUNAR_DAYS,
  SIDEREAL_DAYS,
  SOLAR_MONTHS,
} from '../../sky/engines/surya-siddhanta/constants.ts';
import { SURYA } from '../../sky/engines/surya-siddhanta/siddhanta.ts';

/** Civil days since mean midnight at Ujjain at the Kali epoch (I.48-51), including the fraction of the day. */
export const aharganaAt = (t: JdUt): Ahargana => aharganaOf(SURYA, t);
export const instantOf = (days: Ahargana): JdUt => instantBy(SURYA, days);

/** Mean longitude (I.53-54). The node moves backwards. */
export const meanPlace = (mover: Mover, revolutions: number, days: number): number =>
  meanPlaceBy(SURYA, mover, revolutions, days);
/** Apsis of the Sun or of one of the five planets (I.41-42). */
export const apsisPlace = (graha: 'surya' | TaraGraha, days: number): number => apsisBy(SURYA, graha, days);
/** Node of one of the five planets (I.42-44, I.54). */
export const nodePlace = (graha: TaraGraha, days: number): number => nodeBy(SURYA, graha, days);

/** Asu of sidereal rotation in one civil day. */
export const ASU_IN_CIVIL_DAY = (ASU_IN_DAY * SIDEREAL_DAYS) / CIVIL_DAYS;

export interface Working {
  readonly years: number;
  readonly months: number;
  readonly days: number;
  readonly adhimasa: number;
  readonly tithis: number;
  readonly kshayaha: number;
  readonly ahargana: number;
}

/**
 * The day count of I.48-51 from elapsed solar years since creation, lunar months of the year and tithis of the month.
 */
export function aharganaFromLunisolar(years: number, months: number, days: number): Working {
  const solarMonths = 12n * BigInt(years) + BigInt(months);
  const adhimasa = (solarMonths * BigInt(INTERCALARY_MONTHS)) / BigInt(SOLAR_MONTHS);
  const tithis = 30n * (solarMonths + adhimasa) + BigInt(days);
  const kshayaha = (tithis * BigInt(OMITTED_LUNAR_DAYS)) / BigInt(LUNAR_DAYS);
  return {
    years,
    months,
    days,
    adhimasa: Number(adhimasa),
    tithis: Number(tithis),
    kshayaha: Number(kshayaha),
    ahargana: Number(tithis - kshayaha),
  };
}

/** Lords of day, month and year from the count since creation (I.51-52), 1 = the Sun … 7 = Saturn. */
export const lordsOf = (
  sinceCreation: number,
): { readonly day: number; readonly month: number; readonly year: number } => ({
  day: cycle(sinceCreation + 1, 7),
  month: cycle(2 * Math.floor(sinceCreation / 30) + 1, 7),
  year: cycle(3 * Math.floor(sinceCreation / 360) + 1, 7),
});

/** The current year of Jupiter's sixty-year cycle, from mean Jupiter since Kali (I.55), counted from Vijaya. */
export function jovianYearFromVijaya(guruRevolutions: number, days: number): number {
  const signs = Math.floor((12 * guruRevolutions * days) / CIVIL_DAYS);
  return (((signs % 60) + 60) % 60) + 1;
}

/** The same year counted from Prabhava, of which Vijaya is the 27th. */
export const fromPrabhava = (fromVijaya: number): number => ((fromVijaya + 25) % 60) + 1;

const cycle = (n: number, size: number): number => ((((n - 1) % size) + size) % size) + 1;
