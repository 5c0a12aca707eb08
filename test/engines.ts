/** The real engines for tests, benches and builders, over one ephemeris that is read once. */
import type { Ephemeris } from '../src/astronomy/ephemeris.ts';
import { readEphemeris } from '../src/data-files.ts';
import { drik as drikOver } from '../src/engines/drik/index.ts';
import type { Engine, EngineKey } from '../src/engines/engine.ts';
import { engines as enginesOver } from '../src/engines/registry.ts';
import { trueChitra as trueChitraOver } from '../src/engines/true-chitra/index.ts';

export { suryaSiddhanta } from '../src/engines/surya-siddhanta/index.ts';

let read: Ephemeris | null = null;
export function ephemeris(): Ephemeris {
  read ??= readEphemeris();
  return read;
}

export const drik = (): Engine => drikOver(ephemeris());
export const trueChitra = (id: string): Engine => trueChitraOver(ephemeris(), id);
export const engines = (thirdEngine: string): Readonly<Record<EngineKey, Engine>> =>
  enginesOver(ephemeris(), thirdEngine);
