/**
 * What belongs to an engine and not to a place: new moons, full moons, sankrantis, eclipses seen from the Earth's centre. Each is solved once for an
 * engine with its options and kept, so that a year of days asks for thirteen new moons and not for a thousand.
 * The tables are found by the engine's own object: what one engine solved no other can see.
 */
import type { EngineInfo, Sky } from '../engines/engine.ts';
import type { Eclipse } from '../grahana/year.ts';
import type { JdUt } from '../kernel/units.ts';

/** By a number that names the event: which lunation, which rashi of which year; what follows a new moon, by that new moon. */
export type Kept<T = JdUt> = Map<number, T>;

export interface Almanac {
  readonly newMoons: Kept;
  readonly fullMoons: Kept;
  /** When the pratipada ends that a new moon begins. */
  readonly pratipadas: Kept;
  readonly sankrantis: Kept;
  /** By syzygy; null where Sun and Moon miss one another. */
  readonly eclipses: Kept<Eclipse | null>;
}

const almanacs = new WeakMap<EngineInfo, Map<string, Almanac>>();
const ofSky = new WeakMap<Sky, Almanac>();
/** Some centuries of lunations; then a table starts anew. */
const MOST_KEPT = 20_000;

export function almanacOf(sky: Sky): Almanac {
  const known = ofSky.get(sky);
  if (known !== undefined) return known;
  let byOptions = almanacs.get(sky.engine);
  if (byOptions === undefined) almanacs.set(sky.engine, (byOptions = new Map()));
  const key = Object.values(sky.options).join(' ');
  let almanac = byOptions.get(key);
  if (almanac === undefined) byOptions.set(key, (almanac = emptyAlmanac()));
  ofSky.set(sky, almanac);
  return almanac;
}

const emptyAlmanac = (): Almanac => ({
  newMoons: new Map(),
  fullMoons: new Map(),
  pratipadas: new Map(),
  sankrantis: new Map(),
  eclipses: new Map(),
});

/** What is kept under `index`, else solved and kept. */
export function kept<T>(table: Kept<T>, index: number, solve: () => T): T {
  const known = table.get(index);
  if (known !== undefined) return known;
  if (table.size >= MOST_KEPT) table.clear();
  const at = solve();
  table.set(index, at);
  return at;
}
