/** Constants that all siddhantas share. Verse numbers are those of the Surya-siddhanta (Burgess 1860). */

/** Radius of the circle in minutes of arc; every Rsine is in the same unit (II.17-22). */
export const R = 3438;
/** The greatest declination in degrees, and its Rsine (II.28). */
export const OBLIQUITY_DEG = 24;
export const SINE_OF_OBLIQUITY = 1397;

/** Asu in which the first three signs from the equinox rise at Lanka (III.42-43). */
export const LANKA_ASU = [1670, 1795, 1935] as const;
/** Asu in a sidereal day: 60 nadi of 60 vinadi of 6 asu (I.11-12). One asu is one minute of the equator. */
export const ASU_IN_DAY = 21_600;
/** Height of the gnomon in angula (III.1-5). */
export const GNOMON = 12;
