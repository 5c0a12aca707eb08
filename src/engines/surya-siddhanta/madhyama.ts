/**
 * I, madhyamadhikara: the day count and the mean places.
 *
 * Whole days are multiplied by whole revolutions and reduced exactly. The largest product of the Kali count,
 * 1.6e9 × 2.3e6, and of the count from creation, 903 × 7.2e11, stay below 2^53, so plain numbers hold them without
 * loss; only the fraction of the day is a rounded number. The count from creation times the revolutions of a
 * mahayuga would not fit; where it is shown, BigInt is used.
 */
import { norm360 } from '../../kernel/angle.ts';
import { type Ahargana, ahargana, type JdUt, jdUt } from '../../kernel/units.ts';
import type { TaraGraha } from '../engine.ts';
import {
  APSIS_IN_KALPA,
  BIJA,
  type Bija,
  CIVIL_DAYS,
  CIVIL_DAYS_IN_KALPA,
  DAYS_FROM_CREATION,
  INTERCALARY_MONTHS,
  KALI_EPOCH_JD,
  LUNAR_DAYS,
  MOVERS,
  type Mover,
  NODE_IN_KALPA,
  OMITTED_LUNAR_DAYS,
  REVOLUTIONS,
  SOLAR_MONTHS,
  UJJAIN_LON_DEG,
} from './constants.ts';

const EPOCH_UT = KALI_EPOCH_JD - UJJAIN_LON_DEG / 360;

/** Civil days since mean midnight at Ujjain at the Kali epoch (I.48-51, as a continuous count). */
export const aharganaAt = (t: JdUt): Ahargana => ahargana(t - EPOCH_UT);
export const instantOf = (days: Ahargana): JdUt => jdUt(days + EPOCH_UT);

/** Degrees turned since the epoch by something with `revolutions` in `period` days, 0 <= x < 360 (I.53). */
export function turned(revolutions: number, days: number, period: number = CIVIL_DAYS): number {
  const whole = Math.floor(days);
  return norm360((360 * (remainder(revolutions * whole, period) + revolutions * (days - whole))) / period);
}

/** What is left of whole numbers below 2^53, as exactly as `%` tells it and in a tenth of its time. */
function remainder(whole: number, period: number): number {
  const left = whole - Math.trunc(whole / period) * period;
  // the quotient may have been rounded up to the next whole number
  return left !== 0 && left > 0 !== whole > 0 ? left + (whole > 0 ? period : -period) : left;
}

export const revolutionsWith = (bija: Bija): Readonly<Record<Mover, number>> => {
  const change = BIJA[bija];
  const all = { ...REVOLUTIONS };
  for (const mover of MOVERS) all[mover] += change[mover] ?? 0;
  return all;
};

/** Mean place at the Kali epoch: all at 0 but the Moon's apsis and node (I.57-58). */
const AT_EPOCH: Partial<Record<Mover, number>> = { chandra_mandocca: 90, rahu: 180 };

/** Mean longitude (I.53-54); the node goes backwards. */
export function meanPlace(mover: Mover, revolutions: number, days: number): number {
  const way = turned(revolutions, days);
  return norm360((AT_EPOCH[mover] ?? 0) + (mover === 'rahu' ? -way : way));
}

/** Mean daily motion in degrees; negative for the node. */
export const meanMotion = (mover: Mover, revolutions: number): number =>
  ((mover === 'rahu' ? -360 : 360) * revolutions) / CIVIL_DAYS;

/** Apsis of the Sun or a star planet (I.41-42). */
export const apsisPlace = (graha: 'surya' | TaraGraha, days: number): number =>
  turned(APSIS_IN_KALPA[graha], DAYS_FROM_CREATION + days, CIVIL_DAYS_IN_KALPA);

/** Node of a star planet (I.42-44, I.54). */
export const nodePlace = (graha: TaraGraha, days: number): number =>
  norm360(-turned(NODE_IN_KALPA[graha], DAYS_FROM_CREATION + days, CIVIL_DAYS_IN_KALPA));

export interface Working {
  readonly years: number;
  readonly months: number;
  readonly days: number;
  readonly adhimasa: number;
  readonly tithis: number;
  readonly kshayaha: number;
  readonly ahargana: number;
}

/** The day count of I.48-51 from elapsed solar years since creation, lunar months of the year and tithis of the month. */
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

/** Lords by the count from creation (I.51-52), 1 = the Sun … 7 = Saturn. */
export const lordsOf = (
  sinceCreation: number,
): { readonly day: number; readonly month: number; readonly year: number } => ({
  day: cycle(sinceCreation + 1, 7),
  month: cycle(2 * Math.floor(sinceCreation / 30) + 1, 7),
  year: cycle(3 * Math.floor(sinceCreation / 360) + 1, 7),
});

/** The running year of Jupiter's sixty from mean Jupiter since Kali (I.55), counted from Vijaya. */
export function jovianYearFromVijaya(guruRevolutions: number, days: number): number {
  const signs = Math.floor((12 * guruRevolutions * days) / CIVIL_DAYS);
  return (((signs % 60) + 60) % 60) + 1;
}

/** The same counted from Prabhava: Vijaya is its 27th. */
export const fromPrabhava = (fromVijaya: number): number => ((fromVijaya + 25) % 60) + 1;

const cycle = (n: number, size: number): number => ((((n - 1) % size) + size) % size) + 1;
