/**
 * Where Jupiter and Saturn are to be looked for: ellipses about the Sun that change slowly, with the great inequality of the two.
 * E. M. Standish, "Keplerian Elements for Approximate Positions of the Major Planets" (JPL), tables 2a and 2b, for 3000 BC to 3000 AD;
 * inclinations and light-time are left out. A search walks on these for a hundredth of what a place costs in a far
 * century, and then looks at the sky where it must; the motion of the Sun, which they draw about, needs no better.
 */
import { OBLIQUITY_J2000 } from './precession.ts';
import { centuries, DEG } from './units.ts';
import type { Vec } from './vector.ts';

export type SlowPlanet = 'jupiter' | 'saturn';

interface Ellipse {
  /** Semi-major axis in au, eccentricity, mean longitude and longitude of the perihelion in degrees, each at J2000 and per century. */
  readonly axis: readonly [number, number];
  readonly eccentricity: readonly [number, number];
  readonly longitude: readonly [number, number];
  readonly perihelion: readonly [number, number];
}
interface SlowEllipse extends Ellipse {
  /** Added to the mean longitude, degrees: b T² + c cos(f T) + s sin(f T). */
  readonly inequality: { readonly b: number; readonly c: number; readonly s: number; readonly f: number };
}

const EARTH: Ellipse = {
  axis: [1.00000018, -0.00000003],
  eccentricity: [0.01673163, -0.00003661],
  longitude: [100.46691572, 35_999.37306329],
  perihelion: [102.93005885, 0.3179526],
};
const SLOW: Readonly<Record<SlowPlanet, SlowEllipse>> = {
  jupiter: {
    axis: [5.20248019, -0.00002864],
    eccentricity: [0.0485359, 0.00018026],
    longitude: [34.33479152, 3034.90371757],
    perihelion: [14.27495244, 0.18199196],
    inequality: { b: -0.00012452, c: 0.0606406, s: -0.35635438, f: 38.35125 },
  },
  saturn: {
    axis: [9.54149883, -0.00003065],
    eccentricity: [0.05550825, -0.00032044],
    longitude: [50.07571329, 1222.11494724],
    perihelion: [92.86136063, 0.54179478],
    inequality: { b: 0.00025899, c: -0.13434469, s: 0.87320147, f: 38.35125 },
  },
};

/**
 * How far the rough place may be from the true one, degrees, anywhere in the modern engines' years. Measured with a month's step over
 * all of them: 0.33 and 0.56.
 */
export const ROUGH_WITHIN_DEG: Readonly<Record<SlowPlanet, number>> = { jupiter: 0.45, saturn: 0.75 };

/** Longitude from the Earth on the ecliptic and equinox of J2000, radians. */
export function roughLongitude(planet: SlowPlanet, jdTt: number): number {
  const there = fromSun(planet, jdTt);
  const here = placeOn(EARTH, centuries(jdTt), 0);
  return Math.atan2(there.y - here.y, there.x - here.x);
}

/** Motion about the Sun on the equator of J2000, au a day: within a twentieth of it. */
export function roughMotion(planet: SlowPlanet, jdTt: number, out: Vec): void {
  const [before, after] = [fromSun(planet, jdTt - 0.5), fromSun(planet, jdTt + 0.5)];
  out.x = after.x - before.x;
  out.y = (after.y - before.y) * Math.cos(OBLIQUITY_J2000);
  out.z = (after.y - before.y) * Math.sin(OBLIQUITY_J2000);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function fromSun(planet: SlowPlanet, jdTt: number): Point {
  const T = centuries(jdTt);
  const body = SLOW[planet];
  const { b, c, s, f } = body.inequality;
  const turned = f * T * DEG;
  return placeOn(body, T, b * T * T + c * Math.cos(turned) + s * Math.sin(turned));
}

/** Where a body on an ellipse is, seen from the Sun, au: the equation of the centre and the distance to the third power of the eccentricity. */
function placeOn(ellipse: Ellipse, T: number, inequalityDeg: number): Point {
  const e = ellipse.eccentricity[0] + ellipse.eccentricity[1] * T;
  const mean = (ellipse.longitude[0] + ellipse.longitude[1] * T + inequalityDeg) * DEG;
  const anomaly = mean - (ellipse.perihelion[0] + ellipse.perihelion[1] * T) * DEG;
  const sin = Math.sin(anomaly);
  const cos = Math.cos(anomaly);
  const centre = sin * (2 * e - (e * e * e) / 4 + 2.5 * e * e * cos + (13 / 12) * e * e * e * (4 * cos * cos - 1));
  const r = (ellipse.axis[0] + ellipse.axis[1] * T) * (1 - e * cos + e * e * sin * sin * (1 + 1.5 * e * cos));
  return { x: r * Math.cos(mean + centre), y: r * Math.sin(mean + centre) };
}
