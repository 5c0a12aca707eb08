/**
 * The common part of the two modern engines. They share the ephemeris, the horizon and all computations, and differ
 * only in the zero point, which each passes in. Longitudes are sidereal: the position relative to the mean equinox
 * minus the mean ayanamsa. Nutation would be in both terms and cancels.
 */

import type { CacheOwner } from '../../../kernel/caches.ts';
import type { Ephemeris } from '../../astronomy/ephemeris.ts';
import { almanacs, defaultsOf, type Engine, type EngineAccess, type EngineInfo, type SkyOptions } from '../engine.ts';
import { Elongations } from './elongations.ts';
import { kindOf } from './grahas.ts';
import { ModernSky } from './sky.ts';
import type { ZeroPoint } from './zero-point.ts';

export { type Ayanamsa, kindOf } from './grahas.ts';
export type { ZeroPoint } from './zero-point.ts';

export const MODERN_YEARS = { from: -2999, to: 3000 } as const;
export const MODERN_OPTIONS: EngineInfo['options'] = {
  node: { values: ['mean', 'true'], meaning: 'mean or true lunar node' },
  positions: { values: ['apparent', 'geometric'], meaning: 'apparent or geometric places' },
  rise: { values: ['limb', 'centre'], meaning: 'upper limb with refraction, or centre without' },
};
/** Both modern engines have the same access, because true Chitrapaksha succeeds Drik. */
export const MODERN_ACCESS: EngineAccess = {
  keyPrefixes: ['drik'],
  fullPlans: ['developer', 'pro', 'commercial', 'enterprise'],
};
/** To be changed whenever the ephemeris, its files or anything computed here changes. */
export const MODERN_VERSION = 'vsop87b-elpmpp02-4';

/** `zeroOf` is called once for each choice of options. */
export function modernEngine(info: EngineInfo, eph: Ephemeris, zeroOf: (options: SkyOptions) => ZeroPoint): Engine {
  const almanacOf = almanacs();
  const elongations = { apparent: new Elongations(eph, 'apparent'), geometric: new Elongations(eph, 'geometric') };
  const defaults = defaultsOf(info);
  const zeros = new Map<CacheOwner, { readonly zero: ZeroPoint; readonly info: EngineInfo }>();
  const madeFor = (almanac: CacheOwner, options: SkyOptions) => {
    const known = zeros.get(almanac);
    if (known !== undefined) return known;
    const zero = zeroOf(options);
    const made = { zero, info: zero.name === info.ayanamsaName ? info : { ...info, ayanamsaName: zero.name } };
    zeros.set(almanac, made);
    return made;
  };
  const engine: Engine = {
    info,
    skyOver(place, options) {
      // options that the route does not accept have their defaults
      const chosen = { ...defaults, ...options };
      const almanac = almanacOf(chosen);
      const { zero, info: said } = madeFor(almanac, chosen);
      return new ModernSky(engine, said, eph, elongations[kindOf(options)], zero, place, options, almanac);
    },
  };
  return engine;
}
