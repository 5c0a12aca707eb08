/** The beginning of the Kali age, from which the siddhantas and our years count, and the meridian it is counted on. */

/** East longitude of Ujjain, 75°47′ as Burgess takes it; the meridian itself is Surya-siddhanta I.62. */
export const UJJAIN_LON_DEG = 75.78333;
/** Mean midnight at Ujjain, 17/18 February 3102 BCE Julian, on that meridian's own clock. */
export const KALI_EPOCH_JD = 588_465.5;
/** Civil days and solar years in a mahayuga (Surya-siddhanta I.29, I.37). */
export const MAHAYUGA_DAYS = 1_577_917_828;
export const MAHAYUGA_YEARS = 4_320_000;
/** A Vikram year (Chaitradi) begins in the spring of the Gregorian year smaller by this number. */
export const VIKRAM_MINUS_GREGORIAN = 57;
