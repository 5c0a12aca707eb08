/** New and full moons, the only times at which an eclipse can occur. */

import { arc } from '../../kernel/angle.ts';
import { type JdUt, jdUt } from '../../kernel/units.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import { MEAN_LUNATION_DAYS, reachedNear } from '../panchanga/angas/wheels.ts';

/** If the Moon's latitude at syzygy is larger than this, the Moon touches neither the Sun nor the penumbra. */
const LARGEST_LATITUDE_DEG = 1.65;

/** A mean new moon (January 2000), the zero of the count of syzygies. */
const COUNTED_FROM = 2_451_550.1;
/** The largest distance of the true syzygy from the mean one, in any century of the range. */
const SLACK_DAYS = 1.5;

export interface Syzygy {
  readonly kind: 'solar' | 'lunar';
  /** Even for new moons, odd for full moons. */
  readonly index: number;
  /** The instant of the mean syzygy. */
  readonly near: JdUt;
}

/** Every new and full moon in [from, to), and perhaps one or two outside it. */
export function syzygiesAround(from: JdUt, to: JdUt): Syzygy[] {
  const found: Syzygy[] = [];
  const half = MEAN_LUNATION_DAYS / 2;
  const last = Math.floor((to + SLACK_DAYS - COUNTED_FROM) / half);
  for (let index = Math.ceil((from - SLACK_DAYS - COUNTED_FROM) / half); index <= last; index++)
    found.push({ kind: index % 2 === 0 ? 'solar' : 'lunar', index, near: jdUt(COUNTED_FROM + index * half) });
  return found;
}

/** The instant of the true syzygy; null if the Moon is too far from the ecliptic for an eclipse. */
export function solved(sky: Sky, { kind, index, near }: Syzygy): JdUt | null {
  if (degreesFromNode(index) > NODE_LIMIT_DEG) return null;
  if (Math.abs(sky.latitude('chandra', near)) >= LARGEST_LATITUDE_DEG + 1.5) return null;
  const at = reachedNear(sky, 'elongation', kind === 'solar' ? 0 : 180, near);
  return Math.abs(sky.latitude('chandra', at)) < LARGEST_LATITUDE_DEG ? at : null;
}

/**
 * At a larger mean distance from the node no eclipse happens. Meeus gives 21°; the rest is a margin for distant
 * centuries.
 */
const NODE_LIMIT_DEG = 25;
const HALF_MONTHS_PER_CENTURY = 2 * 1236.85;

/**
 * The distance of the mean Moon from the nearer node at a syzygy, in degrees (Meeus, Astronomical Algorithms, ch. 49:
 * the argument F).
 */
function degreesFromNode(index: number): number {
  const T = index / HALF_MONTHS_PER_CENTURY;
  const F = 160.7108 + 195.33525142 * index - T * T * (0.0016118 + T * 0.00000227);
  const past = ((F % 180) + 180) % 180;
  return Math.min(past, 180 - past);
}

/** Whether the Sun is near enough to a node for an eclipse within `days` of `t`. */
export function sunNearNode(sky: Sky, t: JdUt, days: number): boolean {
  const fromNode = Math.abs(arc(sky.longitude('rahu', t), sky.longitude('surya', t)));
  const nearest = Math.min(fromNode, 180 - fromNode);
  return nearest < 19 + days * 1.04; // 18.6° is the ecliptic limit; the Sun gains 1.04° a day on the node
}
