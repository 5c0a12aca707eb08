/**
 * The sizes used for eclipses, and vector geometry for Sun, Moon and Earth. The unit of length is the Earth's radius.
 */

import { asinDeg, atan2Deg, cosDeg, sinDeg } from '../../kernel/angle.ts';
import type { Shadow, Vector } from '../../sky/engines/engine.ts';

/**
 * The Sun's radius in equatorial Earth radii: 959.63″ at 1 au (Auwers' value, which the published canons of eclipses
 * use).
 */
export const SUN_RADIUS = 109.1231;
/** The Moon's radius for the penumbra and for partial phases (IAU 1982). */
export const MOON_RADIUS = 0.2725076;
/** The Moon's radius for total and annular phases, measured to the valley floors at the limb (Espenak's canon). */
export const MOON_RADIUS_CENTRAL = 0.272281;
/** The square of the Earth's eccentricity (WGS 84). */
export const EARTH_E2 = 0.00669438;
/**
 * The Earth's atmosphere makes the shadow larger than that of the solid Earth. We use Danjon's rule, as the canon of
 * lunar eclipses does.
 */
export const SHADOW_RULE = 'Danjon: the parallax of the Moon enlarged by 1/85 and brought to latitude 45°';
export const SHADOW_ENLARGEMENT = 1.00998;

export const minus = (a: Vector, b: Vector): Vector => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z });
export const dot = (a: Vector, b: Vector): number => a.x * b.x + a.y * b.y + a.z * b.z;
export const norm = (a: Vector): number => Math.sqrt(dot(a, a));
export const scaled = (a: Vector, by: number): Vector => ({ x: a.x * by, y: a.y * by, z: a.z * by });

const cross = (a: Vector, b: Vector): Vector => ({
  x: a.y * b.z - a.z * b.y,
  y: a.z * b.x - a.x * b.z,
  z: a.x * b.y - a.y * b.x,
});

/** The angle between two directions in degrees; accurate for small angles too. */
export const separation = (a: Vector, b: Vector): number => atan2Deg(norm(cross(a, b)), dot(a, b));

/** The apparent radius, in degrees, of a sphere of `radius` seen from `distance`. */
export const angularRadius = (radius: number, distance: number): number => asinDeg(radius / distance);

/** A point on the ground: its position and the direction of its zenith. */
export interface GroundPoint {
  readonly at: Vector;
  readonly up: Vector;
}

/** The point on the ground at a place, at sea level on the ellipsoid, in the frame of `shadow`. */
export function groundAt(latDeg: number, lonDeg: number, shadow: Shadow): GroundPoint {
  const theta = shadow.siderealTimeDeg + lonDeg;
  const up = { x: cosDeg(latDeg) * cosDeg(theta), y: cosDeg(latDeg) * sinDeg(theta), z: sinDeg(latDeg) };
  const c = 1 / Math.sqrt(1 - EARTH_E2 * sinDeg(latDeg) ** 2);
  return { at: { x: up.x * c, y: up.y * c, z: up.z * c * (1 - EARTH_E2) }, up };
}

/** The height of a body above the horizon in degrees, without refraction. */
export const altitude = (body: Vector, { at, up }: GroundPoint): number => {
  const seen = minus(body, at);
  return asinDeg(dot(seen, up) / norm(seen));
};
