/**
 * Mean longitudes of date in degrees, by power of T (Julian centuries): Meeus, Astronomical Algorithms, table 31.A
 * (after Bretagnon).
 */
import { DELAUNAY } from '../tables/nutation.ts';
import { horner } from '../units.ts';

const PLANET = {
  mercury: [252.250906, 149_474.0722491, 0.0003035, 0.000000018],
  venus: [181.979801, 58_519.2130302, 0.00031014, 0.000000015],
  earth: [100.466457, 36_000.7698278, 0.00030322, 0.00000002],
  mars: [355.433, 19_141.6964471, 0.00031052, 0.000000016],
  jupiter: [34.351519, 3036.3027748, 0.0002233, 0.000000037],
  saturn: [50.077444, 1223.5110686, 0.00051908, -0.00000003],
} as const;

/** Heliocentric mean longitude in degrees, not reduced to one turn. */
export const meanPlanet = (planet: keyof typeof PLANET, T: number): number => horner(PLANET[planet], T);
export const meanSun = (T: number): number => meanPlanet('earth', T) + 180;
/** The Moon's mean longitude: its mean distance from the node plus the node (IERS conventions 2003). */
export const meanMoon = (T: number): number => (horner(DELAUNAY.F, T) + horner(DELAUNAY.Om, T)) / 3600;
