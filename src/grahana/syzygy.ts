/** New and full moons: the only moments at which an eclipse can be. */
import type { Sky } from '../engines/engine.ts';
import { arc, norm360 } from '../kernel/angle.ts';
import { whenReaches } from '../kernel/search.ts';
import { type JdUt, plusDays } from '../kernel/units.ts';

const DEG_PER_DAY = 12.190749; // mean motion of the Moon from the Sun
const LUNATION_DAYS = 29.530589;
/** Beyond this latitude at syzygy the Moon passes clear of the Sun and of the penumbra alike. */
const LARGEST_LATITUDE_DEG = 1.65;

export interface Syzygy {
  readonly kind: 'solar' | 'lunar';
  readonly at: JdUt;
}

const elongation = (sky: Sky) => (t: JdUt) => norm360(sky.longitude('chandra', t) - sky.longitude('surya', t));

/** Every new and full moon in [from, to) at which the Moon is near enough to the ecliptic for an eclipse. */
export function syzygies(sky: Sky, from: JdUt, to: JdUt): Syzygy[] {
  const found: Syzygy[] = [];
  const start = elongation(sky)(from);
  for (const [kind, target] of [
    ['solar', 0],
    ['lunar', 180],
  ] as const) {
    let guess = plusDays(from, norm360(target - start) / DEG_PER_DAY);
    while (guess < to + 1) {
      if (Math.abs(sky.latitude('chandra', guess)) < LARGEST_LATITUDE_DEG + 1.5) {
        const at = whenReaches(elongation(sky), target, guess, DEG_PER_DAY);
        if (at >= from && at < to && Math.abs(sky.latitude('chandra', at)) < LARGEST_LATITUDE_DEG)
          found.push({ kind, at });
      }
      guess = plusDays(guess, LUNATION_DAYS);
    }
  }
  return found.sort((a, b) => a.at - b.at);
}

/** Days the Sun may stand from a node with an eclipse still to come within `days`. */
export function sunNearNode(sky: Sky, t: JdUt, days: number): boolean {
  const fromNode = Math.abs(arc(sky.longitude('rahu', t), sky.longitude('surya', t)));
  const nearest = Math.min(fromNode, 180 - fromNode);
  return nearest < 19 + days * 1.04; // the Sun gains 1.04° a day on the node; 18.6° is the ecliptic limit
}
