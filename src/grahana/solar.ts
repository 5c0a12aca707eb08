/**
 * Solar eclipses from the geometry of the Moon's shadow on the fundamental plane (Bessel): the plane through the
 * Earth's centre square to the line from Moon to Sun. Unit: equatorial radii of the Earth.
 */
import type { Shadow, Sky } from '../engines/engine.ts';
import { isNone } from '../engines/engine.ts';
import { rootBetween } from '../kernel/search.ts';
import { type JdUt, plusDays } from '../kernel/units.ts';
import { EARTH_E2, MOON_RADIUS, MOON_RADIUS_CENTRAL, minus, norm, SUN_RADIUS } from './bodies.ts';

export type SolarType = 'total' | 'annular' | 'hybrid' | 'partial';

export interface SolarEclipse {
  readonly kind: 'solar';
  readonly type: SolarType;
  readonly greatest: JdUt;
  /** Least distance of the shadow's axis from the Earth's centre, north positive. */
  readonly gamma: number;
  /** Covered part of the diameter where partial, ratio of the diameters where central. */
  readonly magnitude: number;
}

/** The shadow on the fundamental plane. */
interface Elements {
  /** Where the axis pierces the plane: x east, y north. */
  readonly x: number;
  readonly y: number;
  /** Radius of the penumbra on the plane. */
  readonly l1: number;
  /** Radius of the umbra on the plane; negative where it is a true shadow, positive where the cone has passed its tip. */
  readonly l2: number;
  readonly tanF1: number;
  readonly tanF2: number;
  /** Declination of the axis. */
  readonly sinD: number;
}

function elementsOf({ sun, moon }: Shadow): Elements {
  const toSun = minus(sun, moon);
  const apart = norm(toSun);
  const a = { x: toSun.x / apart, y: toSun.y / apart, z: toSun.z / apart };
  const flat = Math.hypot(a.x, a.y);
  const east = { x: -a.y / flat, y: a.x / flat, z: 0 };
  const north = { x: -(a.x * a.z) / flat, y: -(a.y * a.z) / flat, z: flat };
  const x = moon.x * east.x + moon.y * east.y;
  const y = moon.x * north.x + moon.y * north.y + moon.z * north.z;
  const z = moon.x * a.x + moon.y * a.y + moon.z * a.z;
  const sinF1 = (SUN_RADIUS + MOON_RADIUS) / apart;
  const sinF2 = (SUN_RADIUS - MOON_RADIUS_CENTRAL) / apart;
  const tanF1 = sinF1 / Math.sqrt(1 - sinF1 * sinF1);
  const tanF2 = sinF2 / Math.sqrt(1 - sinF2 * sinF2);
  return {
    x,
    y,
    l1: (z + MOON_RADIUS / sinF1) * tanF1,
    l2: (z - MOON_RADIUS_CENTRAL / sinF2) * tanF2,
    tanF1,
    tanF2,
    sinD: a.z,
  };
}

const elementsAt = (sky: Sky, t: JdUt): Elements | null => {
  const shadow = sky.shadow(t);
  return isNone(shadow) ? null : elementsOf(shadow);
};

/** How the axis meets the ellipsoid: pierces it (`zeta` high above the plane) or passes it by (`clear`). */
interface Meeting {
  readonly pierces: boolean;
  /** Height above the plane of the point of the surface nearest to the axis. */
  readonly zeta: number;
  /** Distance of that point from the axis; 0 where the axis pierces. */
  readonly clear: number;
}

function meetingOf({ x, y, sinD }: Elements): Meeting {
  const cos2D = 1 - sinD * sinD;
  const rho = Math.sqrt(1 - EARTH_E2 * cos2D); // the outline of the Earth on the plane is an ellipse of this half-height
  const y1 = y / rho;
  const m = Math.hypot(x, y1);
  if (m <= 1) return { pierces: true, zeta: Math.sqrt(1 - m * m), clear: 0 };
  return { pierces: false, zeta: 0, clear: Math.hypot(x - x / m, y - (rho * y1) / m) };
}

const HALF_WINDOW_DAYS = 0.25; // the axis is nearest within two or three hours of conjunction
const RATE_STEP_DAYS = 1e-4;

/** The eclipse at this new moon, if the penumbra touches the Earth. */
export function solarEclipse(sky: Sky, newMoon: JdUt): SolarEclipse | null {
  const distance2 = (t: JdUt): number => {
    const elements = elementsAt(sky, t);
    return elements === null ? 0 : elements.x ** 2 + elements.y ** 2;
  };
  const growing = (t: JdUt): number => distance2(plusDays(t, RATE_STEP_DAYS)) - distance2(plusDays(t, -RATE_STEP_DAYS));
  const greatest = rootBetween(
    growing,
    plusDays(newMoon, -HALF_WINDOW_DAYS),
    plusDays(newMoon, HALF_WINDOW_DAYS),
    1e-7,
  );
  const elements = elementsAt(sky, greatest);
  if (elements === null) return null;
  const { x, y, l1, l2, tanF1, tanF2 } = elements;
  const meeting = meetingOf(elements);
  if (!meeting.pierces && meeting.clear >= l1) return null;
  const gamma = Math.sign(y) * Math.hypot(x, y);
  const reach1 = l1 - meeting.zeta * tanF1;
  const reach2 = l2 - meeting.zeta * tanF2;
  const touched = meeting.pierces || meeting.clear < Math.abs(reach2);
  const type = touched ? centralType(sky, greatest, meeting, reach2) : 'partial';
  return { kind: 'solar', type, greatest, gamma, magnitude: magnitudeOf(meeting, reach1, reach2) };
}

/** At the point of greatest eclipse: the ratio of the two apparent diameters where the axis meets it, else the covered part. */
function magnitudeOf({ pierces, clear }: Meeting, reach1: number, reach2: number): number {
  return (reach1 - (pierces ? reach2 : clear)) / (reach1 + reach2);
}

/** Total, annular, or hybrid: total in the middle of the path, annular at its ends, where the ground is farther from the Moon. */
function centralType(sky: Sky, greatest: JdUt, meeting: Meeting, reach2: number): SolarType {
  if (reach2 >= 0) return 'annular';
  if (!meeting.pierces) return 'total';
  const rim = (sign: -1 | 1): number => {
    const outside = (t: JdUt): number => {
      const elements = elementsAt(sky, t);
      if (elements === null) return 0;
      const rho = Math.sqrt(1 - EARTH_E2 * (1 - elements.sinD ** 2));
      return Math.hypot(elements.x, elements.y / rho) - 1;
    };
    const end = rootBetween(outside, greatest, plusDays(greatest, sign * HALF_WINDOW_DAYS), 1e-6);
    return elementsAt(sky, end)?.l2 ?? 0;
  };
  return rim(-1) > 0 || rim(1) > 0 ? 'hybrid' : 'total';
}
