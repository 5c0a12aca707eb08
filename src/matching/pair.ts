/**
 * A pair: the two birth Moons. Ashtakoot needs nothing else from the sky, so a pair is made from two sidereal
 * longitudes; both come from Skies of one engine.
 */
import type { SiderealDeg } from '../kernel/units.ts';
import { type Native, nativeOf } from '../kundali/native.ts';

export interface Pair {
  readonly boy: Native;
  readonly girl: Native;
}

export const pairOf = (boy: SiderealDeg, girl: SiderealDeg): Pair => ({ boy: nativeOf(boy), girl: nativeOf(girl) });
