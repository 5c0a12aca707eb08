/**
 * The few kinds of numbers that cause silent errors when they are confused.
 * A brand exists only for the compiler; at run time each is a plain number.
 */
import { norm360 } from './angle.ts';

declare const unit: unique symbol;
type Brand<Unit extends string> = number & { readonly [unit]: Unit };

/** Julian day in Universal Time (UT), which follows the Earth's rotation. Times of users and sunrises are in UT. */
export type JdUt = Brand<'JD(UT)'>;
/** Julian day in Terrestrial Time (TT), which is uniform. Planetary theories use TT. */
export type JdTt = Brand<'JD(TT)'>;
/** Ecliptic longitude counted from the engine's own zero point, 0 <= x < 360. */
export type SiderealDeg = Brand<'deg, sidereal'>;
/** Ecliptic longitude counted from the equinox of date, 0 <= x < 360. */
export type TropicalDeg = Brand<'deg, tropical'>;
/** Civil days elapsed since the Kali epoch (mean midnight at Ujjain), with their fraction. */
export type Ahargana = Brand<'days since Kali'>;
/** Minutes of arc. The Surya-siddhanta gives its sines in minutes of arc, with R = 3438. */
export type Lipta = Brand<'lipta'>;
/** A civil day as one integer: the Julian day number of its noon. */
export type CivilDay = Brand<'civil day'>;

export const jdUt = (days: number): JdUt => days as JdUt;
export const jdTt = (days: number): JdTt => days as JdTt;
export const ahargana = (days: number): Ahargana => days as Ahargana;
export const lipta = (minutes: number): Lipta => minutes as Lipta;
export const civilDay = (julianDayNumber: number): CivilDay => julianDayNumber as CivilDay;

/** Brings any angle into 0 <= x < 360 and marks it as a longitude in the engine's own zodiac. */
export const sidereal = (deg: number): SiderealDeg => norm360(deg) as SiderealDeg;
/** Brings any angle into 0 <= x < 360 and marks it as a longitude from the equinox of date. */
export const tropical = (deg: number): TropicalDeg => norm360(deg) as TropicalDeg;

export const plusDays = <T extends JdUt | JdTt | CivilDay>(t: T, days: number): T => (t + days) as T;
/** `later - earlier` in days. Both must be of the same kind, so UT and TT cannot be mixed. */
export const daysBetween = <T extends JdUt | JdTt | CivilDay>(earlier: T, later: T): number => later - earlier;
