/**
 * The eclipses between two instants under one Sky, computed from geometry. Only the modern engines have the positions
 * for it.
 */

import { BoundedCache } from '../../kernel/caches.ts';
import { type JdUt, plusDays } from '../../kernel/units.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import { inAlmanac, MOST_KEPT } from '../panchanga/angas/almanac.ts';
import { type LunarEclipse, lunarEclipse } from './lunar.ts';
import { type SolarEclipse, solarEclipse } from './solar.ts';
import { type Syzygy, solved, syzygiesAround } from './syzygy.ts';

export type Eclipse = SolarEclipse | LunarEclipse;

/** Eclipses, keyed by the number of their syzygy; null if there is none. */
const eclipses = inAlmanac(() => new BoundedCache<Eclipse | null>(MOST_KEPT));

/** The eclipses whose maximum is in [from, to), in order of time. */
export function eclipsesBetween(sky: Sky, from: JdUt, to: JdUt): Eclipse[] {
  const margin = 0.5; // days; the maximum is within hours of the syzygy
  return syzygiesAround(plusDays(from, -margin), plusDays(to, margin))
    .map((syzygy) => eclipses(sky).at(syzygy.index, () => eclipseAt(sky, syzygy)))
    .filter((each): each is Eclipse => each !== null && each.greatest >= from && each.greatest < to)
    .sort((a, b) => a.greatest - b.greatest);
}

function eclipseAt(sky: Sky, syzygy: Syzygy): Eclipse | null {
  const at = solved(sky, syzygy);
  if (at === null) return null;
  return syzygy.kind === 'solar' ? solarEclipse(sky, at) : lunarEclipse(sky, at);
}
