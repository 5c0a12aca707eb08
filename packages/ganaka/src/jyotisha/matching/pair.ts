/**
 * A pair is the two birth Moons. The eight koots need nothing else, so a pair is made from two sidereal longitudes.
 * Both longitudes come from one engine.
 */
import type { SiderealDeg } from '../../kernel/units.ts';
import { type Native, nativeOf } from '../kundali/chart/native.ts';

export interface Pair {
  readonly boy: Native;
  readonly girl: Native;
}

export const pairOf = (boy: SiderealDeg, girl: SiderealDeg): Pair => ({ boy: nativeOf(boy), girl: nativeOf(girl) });
