/**
 * What the two modern engines have in common: one ephemeris, one horizon, one way of counting. They differ in the ayanamsa alone, which
 * each passes in. Longitudes are sidereal: the place on the mean equinox less the mean ayanamsa (nutation stands on both sides and
 * cancels).
 */
import type { Ephemeris } from '../../astronomy/ephemeris.ts';
import { almanacs, type Engine, type EngineAccess, type EngineInfo } from '../engine.ts';
import { Elongations } from './elongations.ts';
import { type Ayanamsa, kindOf } from './grahas.ts';
import { ModernSky } from './sky.ts';

export type { Ayanamsa } from './grahas.ts';

export const MODERN_YEARS = { from: -2999, to: 3000 } as const;
export const MODERN_OPTIONS: EngineInfo['options'] = {
  node: { values: ['mean', 'true'], meaning: 'mean or true lunar node' },
  positions: { values: ['apparent', 'geometric'], meaning: 'apparent or geometric places' },
  rise: { values: ['limb', 'centre'], meaning: 'upper limb with refraction, or centre without' },
};
/** The same keys open both: true Chitrapaksha succeeds Drik. */
export const MODERN_ACCESS: EngineAccess = {
  keyPrefixes: ['drik'],
  fullPlans: ['developer', 'pro', 'commercial', 'enterprise'],
};
/** Changes with the ephemeris, its files, or anything computed here. */
export const MODERN_VERSION = 'vsop87b-elpmpp02-3';

export function modernEngine(info: EngineInfo, eph: Ephemeris, ayanamsa: Ayanamsa): Engine {
  const almanacOf = almanacs();
  const elongations = { apparent: new Elongations(eph, 'apparent'), geometric: new Elongations(eph, 'geometric') };
  return {
    info,
    skyOver: (place, options) =>
      new ModernSky(info, eph, elongations[kindOf(options)], ayanamsa, place, options, almanacOf(options)),
  };
}
