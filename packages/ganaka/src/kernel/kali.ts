/**
 * The beginning of the Kali age, which is the epoch of the siddhantas and of our year numbers, and its meridian,
 * Ujjain.
 */

/** The east longitude of Ujjain, 75°47′ as Burgess takes it; the meridian itself is Surya-siddhanta I.62. */
export const UJJAIN_LON_DEG = 75.78333;
/** Mean midnight of 17/18 February 3102 BCE (Julian calendar) at Ujjain, in the local mean time of Ujjain. */
export const KALI_EPOCH_JD = 588_465.5;
/** The civil days and solar years in a mahayuga, a cycle of four ages (Surya-siddhanta I.29, I.37). */
export const MAHAYUGA_DAYS = 1_577_917_828;
export const MAHAYUGA_YEARS = 4_320_000;
/** A Vikram year that begins with Chaitra, minus this number, is the Gregorian year in whose spring it begins. */
export const VIKRAM_MINUS_GREGORIAN = 57;
