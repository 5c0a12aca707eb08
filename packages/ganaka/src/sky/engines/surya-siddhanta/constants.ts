/**
 * The constants of the Surya-siddhanta. Verse numbers are those of Burgess' translation (1860). Nothing here is fitted.
 * A constant that is not from the text (the bija, the meridian) says so on its line.
 */
import { MAHAYUGA_DAYS, MAHAYUGA_YEARS } from '../../../kernel/kali.ts';
import type { TaraGraha } from '../engine.ts';
import type { Epicycle, Mover } from '../siddhantic/siddhanta.ts';

/** Counts in a mahayuga of 4,320,000 years (I.34-40). */
export const CIVIL_DAYS = MAHAYUGA_DAYS;
export const SIDEREAL_DAYS = 1_582_237_828;
export const SOLAR_YEARS = MAHAYUGA_YEARS;
export const LUNAR_DAYS = 1_603_000_080;
export const INTERCALARY_MONTHS = 1_593_336;
export const OMITTED_LUNAR_DAYS = 25_082_252;
export const SOLAR_MONTHS = 51_840_000;
/** A kalpa is a thousand mahayugas (I.40). */
export const CIVIL_DAYS_IN_KALPA = CIVIL_DAYS * 1000;

/** Revolutions in a mahayuga (I.29-33); the node's are retrograde. */
export const REVOLUTIONS: Readonly<Record<Mover, number>> = {
  surya: 4_320_000,
  chandra: 57_753_336,
  mangala: 2_296_832,
  budha: 17_937_060,
  guru: 364_220,
  shukra: 7_022_376,
  shani: 146_568,
  chandra_mandocca: 488_203,
  rahu: 232_238,
};

export const BIJAS = ['full', 'none', 'apsis'] as const;
export type Bija = (typeof BIJAS)[number];
export const bijaNamed = (name: string): Bija => BIJAS.find((bija) => bija === name) ?? 'full';

/**
 * Corrections of the revolutions (bija), which are not from the text. `full` is the sixteenth-century set in Burgess'
 * note to I.29-34. `apsis` corrects only the Moon's apsis, as the printed panchanga of Nepal does. All are divisible by
 * four, so the longitudes at the Kali epoch do not change.
 */
export const BIJA: Readonly<Record<Bija, Partial<Readonly<Record<Mover, number>>>>> = {
  full: { chandra_mandocca: -4, rahu: 4, budha: -16, shukra: -12, guru: -8, shani: 12 },
  none: {},
  apsis: { chandra_mandocca: -4 },
};

/** Revolutions of the apsides in a kalpa, eastward (I.41-42). */
export const APSIS_IN_KALPA: Readonly<Record<'surya' | TaraGraha, number>> = {
  surya: 387,
  mangala: 204,
  budha: 368,
  guru: 900,
  shukra: 535,
  shani: 39,
};

/** Revolutions of the nodes in a kalpa, westward (I.42-44). */
export const NODE_IN_KALPA: Readonly<Record<TaraGraha, number>> = {
  mangala: 214,
  budha: 488,
  guru: 174,
  shukra: 903,
  shani: 662,
};

/** Librations of the equinox in a mahayuga (III.9). */
export const LIBRATIONS = 600;

/** Days and years from the end of creation to the Kali epoch (I.24, I.45-47). */
export const DAYS_FROM_CREATION = 714_402_296_627;
export const YEARS_FROM_CREATION = 1_955_880_000;

/** Manda epicycles (II.34-35). */
export const MANDA: Readonly<Record<'surya' | 'chandra' | TaraGraha, Epicycle>> = {
  surya: { even: 14, odd: 13 + 40 / 60 },
  chandra: { even: 32, odd: 31 + 40 / 60 },
  mangala: { even: 75, odd: 72 },
  budha: { even: 30, odd: 28 },
  guru: { even: 33, odd: 32 },
  shukra: { even: 12, odd: 11 },
  shani: { even: 49, odd: 48 },
};

/** Sighra epicycles (II.36-37). */
export const SIGHRA: Readonly<Record<TaraGraha, Epicycle>> = {
  mangala: { even: 235, odd: 232 },
  budha: { even: 133, odd: 132 },
  guru: { even: 70, odd: 72 },
  shukra: { even: 262, odd: 260 },
  shani: { even: 39, odd: 40 },
};

/**
 * The kendra of the fourth operation (sighra) at which a planet turns retrograde. It turns direct at 360 minus this
 * value (II.53-54).
 */
export const STATION_KENDRA_DEG: Readonly<Record<TaraGraha, number>> = {
  mangala: 164,
  budha: 144,
  guru: 130,
  shukra: 163,
  shani: 115,
};

/** Greatest latitudes in minutes (I.68-70). */
export const GREATEST_LATITUDE: Readonly<Record<'chandra' | TaraGraha, number>> = {
  chandra: 270,
  mangala: 90,
  budha: 120,
  guru: 60,
  shukra: 120,
  shani: 120,
};

/** Diameters in yojanas (I.59, IV.1). */
export const EARTH_DIAMETER = 1600;
export const SUN_DIAMETER = 6500;
export const MOON_DIAMETER = 480;
/** Yojanas in a minute of arc on the Moon's orbit (IV.3). */
export const YOJANA_IN_LIPTA = 15;
/** Diameters of the planets' disks in yojanas on the Moon's orbit (VII.13). */
export const DISK_YOJANA: Readonly<Record<TaraGraha, number>> = {
  mangala: 30,
  shani: 37.5,
  budha: 45,
  guru: 52.5,
  shukra: 60,
};

export const SEVEN = ['surya', 'chandra', 'mangala', 'budha', 'guru', 'shukra', 'shani'] as const;
