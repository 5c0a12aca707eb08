/** The eclipses between two instants under one Sky: from geometry on the modern engines. */
import type { Sky } from '../engines/engine.ts';
import type { JdUt } from '../kernel/units.ts';
import { type LunarEclipse, lunarEclipse } from './lunar.ts';
import { type SolarEclipse, solarEclipse } from './solar.ts';
import { syzygies } from './syzygy.ts';

export type Eclipse = SolarEclipse | LunarEclipse;

/** By the instant of their maximum, in [from, to). */
export function eclipsesBetween(sky: Sky, from: JdUt, to: JdUt): Eclipse[] {
  const margin = 0.5; // the maximum stands within hours of the syzygy
  return syzygies(sky, (from - margin) as JdUt, (to + margin) as JdUt)
    .map(({ kind, at }) => (kind === 'solar' ? solarEclipse(sky, at) : lunarEclipse(sky, at)))
    .filter((each): each is Eclipse => each !== null && each.greatest >= from && each.greatest < to);
}
