/**
 * Results that depend on an engine but not on a place: new moons, sankrantis, ends of tithis, geocentric eclipses. Each
 * is computed once for an engine with its options and is kept in its almanac. So a year of days needs thirteen new
 * moons instead of a thousand. The engine owns the almanac, so no other engine can read it.
 */

import { cachedOn } from '../../../kernel/caches.ts';
import type { Sky } from '../../../sky/engines/engine.ts';

/** Returns a function that gives the engine's own copy of a table, which all Skies of the engine share. */
export function inAlmanac<T extends object>(make: () => T): (sky: Sky) => T {
  const of = cachedOn(make);
  return ({ almanac }) => of(almanac);
}

/** The maximum size of a table, some centuries of lunations. A full table is emptied. */
export const MOST_KEPT = 20_000;
