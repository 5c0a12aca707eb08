/** Greenwich sidereal time from the Earth rotation angle and the IAU 2006 precession in right ascension. */
import { ARCSEC, horner, J2000, normTurn, TURN } from '../units.ts';

/** Capitaine, Wallace & Chapront 2003: GMST minus the rotation angle, seconds of arc by power of T (TT). */
const PRECESSION_IN_RA = [0.014506, 4612.156534, 1.3915817, -0.00000044, -0.000029956, -0.0000000368];

/** Mean sidereal time at Greenwich, radians. */
export function greenwichMean(jdUt1: number, T: number): number {
  const days = jdUt1 - J2000;
  const rotation = 0.779057273264 + 0.00273781191135448 * days + (days % 1);
  return normTurn(rotation * TURN + horner(PRECESSION_IN_RA, T) * ARCSEC);
}
