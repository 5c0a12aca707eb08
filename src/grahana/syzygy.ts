/** New and full moons: the only moments at which an eclipse can be. */
import type { Sky } from '../engines/engine.ts';
import { arc } from '../kernel/angle.ts';
import { type JdUt, jdUt } from '../kernel/units.ts';
import { MEAN_LUNATION_DAYS, reachedNear } from '../panchanga/wheels.ts';

/** Beyond this latitude at syzygy the Moon misses both the Sun and the penumbra. */
const LARGEST_LATITUDE_DEG = 1.65;

/** A mean new moon (January 2000), from which syzygies are counted. */
const COUNTED_FROM = 2_451_550.1;
/** The true syzygy is within this of the mean one, in any century of the range. */
const SLACK_DAYS = 1.5;

export interface Syzygy {
  readonly kind: 'solar' | 'lunar';
  /** New moons are even, full moons odd. */
  readonly index: number;
  /** The mean one. */
  readonly near: JdUt;
}

/** Every new and full moon in [from, to), and perhaps one or two beyond. */
export function syzygiesAround(from: JdUt, to: JdUt): Syzygy[] {
  const found: Syzygy[] = [];
  const half = MEAN_LUNATION_DAYS / 2;
  const last = Math.floor((to + SLACK_DAYS - COUNTED_FROM) / half);
  for (let index = Math.ceil((from - SLACK_DAYS - COUNTED_FROM) / half); index <= last; index++)
    found.push({ kind: index % 2 === 0 ? 'solar' : 'lunar', index, near: jdUt(COUNTED_FROM + index * half) });
  return found;
}

/** Its instant, or null if the Moon is too far from the ecliptic for an eclipse. */
export function solved(sky: Sky, { kind, index, near }: Syzygy): JdUt | null {
  if (degreesFromNode(index) > NODE_LIMIT_DEG) return null;
  if (Math.abs(sky.latitude('chandra', near)) >= LARGEST_LATITUDE_DEG + 1.5) return null;
  const at = reachedNear(sky, 'elongation', kind === 'solar' ? 0 : 180, near);
  return Math.abs(sky.latitude('chandra', at)) < LARGEST_LATITUDE_DEG ? at : null;
}

/** With this mean distance from the node no eclipse happens: 21° by Meeus, and room for the equations of the far centuries. */
const NODE_LIMIT_DEG = 25;
const HALF_MONTHS_PER_CENTURY = 2 * 1236.85;

/**
 * The distance of the mean Moon at a syzygy from the nearer node (Meeus, Astronomical Algorithms, ch. 49: the argument
 * F).
 */
function degreesFromNode(index: number): number {
  const T = index / HALF_MONTHS_PER_CENTURY;
  const F = 160.7108 + 195.33525142 * index - T * T * (0.0016118 + T * 0.00000227);
  const past = ((F % 180) + 180) % 180;
  return Math.min(past, 180 - past);
}

/** Days the Sun may be from a node with an eclipse still to come within `days`. */
export function sunNearNode(sky: Sky, t: JdUt, days: number): boolean {
  const fromNode = Math.abs(arc(sky.longitude('rahu', t), sky.longitude('surya', t)));
  const nearest = Math.min(fromNode, 180 - fromNode);
  return nearest < 19 + days * 1.04; // the Sun gains 1.04° a day on the node; 18.6° is the ecliptic limit
}
