/** Spica (Chitra), from the Hipparcos catalogue: the star that the true Chitra zodiac is pinned to. */
import { fromIcrs } from './frame-bias.ts';
import { ARCSEC, DEG, KM_PER_AU } from './units.ts';
import { plus, type Vec } from './vector.ts';

const RA = 201.298247375 * DEG;
const DEC = -11.161319472222223 * DEG;
const MAS = ARCSEC / 1000;
/** Proper motion per Julian year, in right ascension with cos(declination). */
const PM_RA = -42.35 * MAS;
const PM_DEC = -30.67 * MAS;
const PARALLAX = 13.06 * MAS;
const RADIAL_KM_S = 1;
const SECONDS_PER_YEAR = 31_557_600;

const cosRa = Math.cos(RA);
const sinRa = Math.sin(RA);
const cosDec = Math.cos(DEC);
const sinDec = Math.sin(DEC);
const TOWARDS: Vec = { x: cosDec * cosRa, y: cosDec * sinRa, z: sinDec };
/** Change of direction per year, in units of the distance at J2000: straight motion through space. */
const RADIAL = ((RADIAL_KM_S * SECONDS_PER_YEAR) / KM_PER_AU) * PARALLAX;
const MOTION: Vec = {
  x: -sinRa * PM_RA - sinDec * cosRa * PM_DEC + TOWARDS.x * RADIAL,
  y: cosRa * PM_RA - sinDec * sinRa * PM_DEC + TOWARDS.y * RADIAL,
  z: cosDec * PM_DEC + TOWARDS.z * RADIAL,
};

/**
 * Writes the direction of Spica as it is seen from `earth` (au from the Sun): proper motion and yearly parallax, no
 * aberration, no deflection. Equator of J2000, not normalised.
 */
export function spica(T: number, earth: Vec, out: Vec): void {
  const years = T * 100;
  plus(TOWARDS, years, MOTION, out);
  plus(out, -PARALLAX, earth, out);
  fromIcrs(out);
}
