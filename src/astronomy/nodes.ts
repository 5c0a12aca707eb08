/**
 * Mean ascending node of the Moon on the mean equinox of date: W3 of ELP/MPP02 (Chapront & Francou 2003) on the fixed equinox,
 * and the general precession of IAU 2006. Seconds of arc by power of T.
 */
import { ARCSEC, horner, normTurn } from './units.ts';

const FIXED = [450_160.39816, -6_967_919.5383, 6.359, 0.007625, -0.00003586];
const PRECESSION = [0, 5028.796195, 1.1054348, 0.00007964, -0.000023857];
const OF_DATE = FIXED.map((part, power) => part + (PRECESSION[power] ?? 0));

export const meanNode = (T: number): number => normTurn(horner(OF_DATE, T) * ARCSEC);
