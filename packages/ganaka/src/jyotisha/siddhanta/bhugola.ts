/** Surya-siddhanta XII (bhugoladhyaya): the Earth, its zones and cities, and the orbits. Lengths are in yojanas. */

import { norm360 } from '../../kernel/angle.ts';
import { UJJAIN_LON_DEG } from '../../kernel/kali.ts';
import type { Jya } from '../../sky/engines/siddhantic/jya.ts';
import { OBLIQUITY_DEG, R } from '../../sky/engines/siddhantic/units.ts';
import { CIVIL_DAYS_IN_KALPA, EARTH_DIAMETER, REVOLUTIONS } from '../../sky/engines/surya-siddhanta/constants.ts';

/** The Earth's circumference (I.59): the square root of ten times the square of the diameter. */
export const EARTH_CIRCUMFERENCE = Math.sqrt(10) * EARTH_DIAMETER;

/** The circumference of the parallel of a place (I.60). */
export const circumferenceAt = (jya: Jya, latDeg: number): number => (EARTH_CIRCUMFERENCE * jya.cos(latDeg)) / R;

/** The distance of a place from the meridian along its parallel, east positive (I.60-65). */
export const desantaraYojana = (jya: Jya, latDeg: number, lonDeg: number): number =>
  (circumferenceAt(jya, latDeg) * fromMeridianDeg(lonDeg)) / 360;

/** Degrees east of the meridian of Lanka and Ujjain. */
export const fromMeridianDeg = (lonDeg: number): number => norm360(lonDeg - UJJAIN_LON_DEG + 180) - 180;

/** The circumference of space in yojanas (XII.90): 324,000 times the Moon's revolutions in a kalpa. */
export const BRAHMANDA = 18_712_080_864_000_000;
/** The orbit of the stars is sixty times the Sun's (XII.80). */
const STARS_PER_SUN = 60;

const orbit = (revolutionsInMahayuga: number): number => BRAHMANDA / (revolutionsInMahayuga * 1000);

/**
 * The orbits (XII.81-90): the circumference of space divided by the revolutions in a kalpa. Mercury and Venus have the
 * Sun's orbit, their sighroccas have their own.
 */
export const ORBITS = {
  chandra: orbit(REVOLUTIONS.chandra),
  budha_sighra: orbit(REVOLUTIONS.budha),
  shukra_sighra: orbit(REVOLUTIONS.shukra),
  surya: orbit(REVOLUTIONS.surya),
  mangala: orbit(REVOLUTIONS.mangala),
  chandra_mandocca: orbit(REVOLUTIONS.chandra_mandocca),
  guru: orbit(REVOLUTIONS.guru),
  chandra_pata: orbit(REVOLUTIONS.rahu),
  shani: orbit(REVOLUTIONS.shani),
  nakshatra: orbit(REVOLUTIONS.surya) * STARS_PER_SUN,
  brahmanda: BRAHMANDA,
} as const;

/** The distance that every body travels in a day (XII.82). */
export const DAILY_PATH = BRAHMANDA / CIVIL_DAYS_IN_KALPA;

/** The distance of an orbit from the Earth (XII.84): half the difference of the orbit's and the Earth's diameter. */
export const distanceOf = (orbitYojana: number): number =>
  ((orbitYojana * EARTH_DIAMETER) / EARTH_CIRCUMFERENCE - EARTH_DIAMETER) / 2;

/**
 * The four cities on the equator, a quarter circle apart (XII.38-41), with their longitude east of Lanka in degrees.
 */
export const CITIES = [
  { id: 'yamakoti', land: 'bhadrashva', eastOfLankaDeg: 90 },
  { id: 'lanka', land: 'bharata', eastOfLankaDeg: 0 },
  { id: 'romaka', land: 'ketumala', eastOfLankaDeg: -90 },
  { id: 'siddhapura', land: 'kuru', eastOfLankaDeg: 180 },
] as const;

export const cityLonDeg = (eastOfLankaDeg: number): number => norm360(UJJAIN_LON_DEG + eastOfLankaDeg + 180) - 180;

/** Distances from the equator along the meridian at which the length of day or the visible signs change (XII.59-69). */
export function zones(jya: Jya) {
  const yojana = (deg: number): number => (EARTH_CIRCUMFERENCE * deg) / 360;
  const declination = (tropicalDeg: number): number => jya.arc((jya.sin(tropicalDeg) * jya.sin(OBLIQUITY_DEG)) / R);
  return {
    tropic: yojana(OBLIQUITY_DEG),
    dayOfSixtyNadi: yojana(90 - OBLIQUITY_DEG),
    twoSignsUnseen: yojana(90 - declination(60)),
    fourSignsUnseen: yojana(90 - declination(30)),
    pole: yojana(90),
  };
}
