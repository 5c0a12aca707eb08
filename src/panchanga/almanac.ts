/**
 * What belongs to an engine and not to a place: new moons, sankrantis, the ends of tithis, eclipses seen from the Earth's centre. Each
 * is solved once for an engine with its options and kept in its almanac, so that a year of days asks for thirteen new moons and not
 * for a thousand. The engine owns the almanac: what one engine solved no other can see.
 */
import type { Sky } from '../engines/engine.ts';
import { keptBy } from '../kernel/kept.ts';

/** Made once for each almanac: a table that all Skies of an engine share. */
export function inAlmanac<T extends object>(make: () => T): (sky: Sky) => T {
  const of = keptBy(make);
  return ({ almanac }) => of(almanac);
}

/** Some centuries of lunations; then a table begins anew. */
export const MOST_KEPT = 20_000;
