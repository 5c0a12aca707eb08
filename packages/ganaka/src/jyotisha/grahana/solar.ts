/**
 * Solar eclipses from the Moon's shadow on Bessel's fundamental plane. This plane passes through the Earth's centre and
 * is perpendicular to the line from Moon to Sun. The unit of length is the Earth's equatorial radius.
 */

import { rootBetween } from '../../kernel/search.ts';
import { type JdUt, plusDays } from '../../kernel/units.ts';
import type { Shadow, Sky } from '../../sky/engines/engine.ts';
import { isNone } from '../../sky/engines/engine.ts';
import { EARTH_E2, MOON_RADIUS, MOON_RADIUS_CENTRAL, minus, norm, SUN_RADIUS } from './bodies.ts';
import { HALF_WINDOW_DAYS, nearestTo } from './greatest.ts';

export type SolarType = 'total' | 'annular' | 'hybrid' | 'partial';

export interface SolarEclipse {
  readonly kind: 'solar';
  readonly type: SolarType;
  readonly greatest: JdUt;
  /** The least distance of the shadow's axis from the Earth's centre; positive if the axis passes north. */
  readonly gamma: number;
  /** The covered part of the diameter if the eclipse is partial; the ratio of the diameters if it is central. */
  readonly magnitude: number;
}

/** The shadow on the fundamental plane. */
interface Elements {
  /** The point where the axis pierces the plane: x is east, y is north. */
  readonly x: number;
  readonly y: number;
  /** The radius of the penumbra on the plane. */
  readonly l1: number;
  /**
   * The radius of the umbra on the plane. It is negative before the tip of the cone (total eclipse) and positive beyond
   * the tip (annular eclipse).
   */
  readonly l2: number;
  readonly tanF1: number;
  readonly tanF2: number;
  /** The sine of the declination of the axis. */
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

/** How the axis meets the ellipsoid: it pierces the ellipsoid, or it passes at the distance `clear`. */
interface AxisMeeting {
  readonly pierces: boolean;
  /** The height above the plane of the point of the ellipsoid that is nearest to the axis. */
  readonly zeta: number;
  /** The distance of that point from the axis; 0 if the axis pierces the ellipsoid. */
  readonly clear: number;
}

function axisMeetingOf({ x, y, sinD }: Elements): AxisMeeting {
  const cos2D = 1 - sinD * sinD;
  const rho = Math.sqrt(1 - EARTH_E2 * cos2D); // half the height of the Earth's elliptical outline on the plane
  const y1 = y / rho;
  const m = Math.hypot(x, y1);
  if (m <= 1) return { pierces: true, zeta: heightOf(Math.sqrt(1 - m * m), y1, sinD, rho), clear: 0 };
  return {
    pierces: false,
    zeta: heightOf(0, y1 / m, sinD, rho),
    clear: Math.hypot(x - x / m, y - (rho * y1) / m),
  };
}

/**
 * Converts the height on the auxiliary sphere to the height on the ellipsoid: ζ = ρ₂(ζ₁ cos(d₁−d₂) − y₁ sin(d₁−d₂)),
 * Explanatory Supplement to the Ephemeris (1961), section 9.
 */
function heightOf(zeta1: number, y1: number, sinD: number, rho1: number): number {
  const rho2 = Math.sqrt(1 - EARTH_E2 * sinD * sinD);
  const sin12 = (EARTH_E2 * sinD * Math.sqrt(1 - sinD * sinD)) / (rho1 * rho2);
  const cos12 = Math.sqrt(1 - EARTH_E2) / (rho1 * rho2);
  return rho2 * (zeta1 * cos12 - y1 * sin12);
}

/** The eclipse at this new moon; null if the penumbra does not touch the Earth. */
export function solarEclipse(sky: Sky, newMoon: JdUt): SolarEclipse | null {
  const distance2 = (t: JdUt): number => {
    const elements = elementsAt(sky, t);
    return elements === null ? 0 : elements.x ** 2 + elements.y ** 2;
  };
  const greatest = nearestTo(distance2, newMoon);
  const elements = elementsAt(sky, greatest);
  if (elements === null) return null;
  const { x, y, l1, l2, tanF1, tanF2 } = elements;
  const meeting = axisMeetingOf(elements);
  if (!meeting.pierces && meeting.clear >= l1) return null;
  const gamma = Math.sign(y) * Math.hypot(x, y);
  const reach1 = l1 - meeting.zeta * tanF1;
  const reach2 = l2 - meeting.zeta * tanF2;
  const touched = meeting.pierces || meeting.clear < Math.abs(reach2);
  const type = touched ? centralType(sky, greatest, meeting.pierces, reach2) : 'partial';
  return { kind: 'solar', type, greatest, gamma, magnitude: magnitudeOf(meeting, reach1, reach2) };
}

/**
 * The magnitude at the point of greatest eclipse: the ratio of the two apparent diameters if the axis meets the Earth,
 * otherwise the covered part of the diameter.
 */
function magnitudeOf({ pierces, clear }: AxisMeeting, reach1: number, reach2: number): number {
  return (reach1 - (pierces ? reach2 : clear)) / (reach1 + reach2);
}

/** The number of samples along the path of the axis. The radius of the umbra changes slowly along the path. */
const STATIONS = 48;

/**
 * The type of a central eclipse. A hybrid eclipse is total in one part of its path and annular in another, where the
 * ground is farther from the Moon.
 */
function centralType(sky: Sky, greatest: JdUt, pierces: boolean, reach2: number): SolarType {
  if (!pierces) return reach2 >= 0 ? 'annular' : 'total';
  const [from, to] = [endOfPath(sky, greatest, -1), endOfPath(sky, greatest, 1)];
  let least = reach2;
  let most = reach2;
  for (let n = 0; n <= STATIONS; n++) {
    const elements = elementsAt(sky, plusDays(from, ((to - from) * n) / STATIONS));
    if (elements === null) continue;
    const reach = elements.l2 - axisMeetingOf(elements).zeta * elements.tanF2;
    least = Math.min(least, reach);
    most = Math.max(most, reach);
  }
  if (least >= 0) return 'annular';
  return most > 0 ? 'hybrid' : 'total';
}

/** The instant at which the axis reaches the Earth (`sign` −1) or leaves it (`sign` 1). */
function endOfPath(sky: Sky, greatest: JdUt, sign: -1 | 1): JdUt {
  const outside = (t: JdUt): number => {
    const elements = elementsAt(sky, t);
    if (elements === null) return 0;
    const rho = Math.sqrt(1 - EARTH_E2 * (1 - elements.sinD ** 2));
    return Math.hypot(elements.x, elements.y / rho) - 1;
  };
  return rootBetween(outside, greatest, plusDays(greatest, sign * HALF_WINDOW_DAYS), 1e-6);
}
