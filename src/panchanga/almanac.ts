/**
 * Results that belong to an engine but not to a place: new moons, sankrantis, ends of tithis, geocentric eclipses. Each
 * is computed once for an engine with its options and kept in its almanac, so a year of days needs thirteen new moons
 * instead of a thousand. The engine owns the almanac, so no other engine can read it.
 */
import type { Sky } from '../engines/engine.ts';
import { keptBy } from '../kernel/kept.ts';

/** Created once per almanac: a table that all Skies of an engine share. */
export function inAlmanac<T extends object>(make: () => T): (sky: Sky) => T {
  const of = keptBy(make);
  return ({ almanac }) => of(almanac);
}

/** Some centuries of lunations; then the table is emptied. */
export const MOST_KEPT = 20_000;
