/**
 * The few kinds of numbers that cause silent errors when confused.
 * A brand exists only for the compiler: at run time each is a plain number.
 */
import { norm360 } from './angle.ts';

declare const unit: unique symbol;
type Brand<Unit extends string> = number & { readonly [unit]: Unit };

/** Julian day on the rotating-Earth clock (UT). What users mean; what sunrise is measured in. */
export type JdUt = Brand<'JD(UT)'>;
/** Julian day on the uniform clock (TT). What planetary theories take. */
export type JdTt = Brand<'JD(TT)'>;
/** Ecliptic longitude counted from the engine's own zero point, 0 <= x < 360. */
export type SiderealDeg = Brand<'deg, sidereal'>;
/** Ecliptic longitude counted from the equinox of date, 0 <= x < 360. */
export type TropicalDeg = Brand<'deg, tropical'>;
/** Civil days elapsed since mean midnight at Ujjain at the Kali epoch, with their fraction. */
export type Ahargana = Brand<'days since Kali'>;
/** Minutes of arc; the Surya-siddhanta's sines are given in them with R = 3438. */
export type Lipta = Brand<'lipta'>;
/** A civil day as one integer: the Julian day number of its noon. */
export type CivilDay = Brand<'civil day'>;

export const jdUt = (days: number): JdUt => days as JdUt;
export const jdTt = (days: number): JdTt => days as JdTt;
export const ahargana = (days: number): Ahargana => days as Ahargana;
export const lipta = (minutes: number): Lipta => minutes as Lipta;
export const civilDay = (julianDayNumber: number): CivilDay => julianDayNumber as CivilDay;

/** Brings any angle into 0 <= x < 360 and names it a longitude of the engine's own zodiac. */
export const sidereal = (deg: number): SiderealDeg => norm360(deg) as SiderealDeg;
/** Brings any angle into 0 <= x < 360 and names it a longitude from the equinox of date. */
export const tropical = (deg: number): TropicalDeg => norm360(deg) as TropicalDeg;

export const plusDays = <T extends JdUt | JdTt | CivilDay>(t: T, days: number): T => (t + days) as T;
/** `later - earlier` in days; the only way to subtract two instants, so UT and TT are never mixed. */
export const daysBetween = <T extends JdUt | JdTt | CivilDay>(earlier: T, later: T): number => later - earlier;
