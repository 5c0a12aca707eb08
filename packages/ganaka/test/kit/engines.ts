/** The real engines for tests, benches and builders, over one ephemeris that is read once. */

import { servingEphemeris } from '../../src/library/node/package-files.ts';
import type { Ephemeris } from '../../src/sky/astronomy/ephemeris.ts';
import { drik as drikMaker } from '../../src/sky/engines/drik/index.ts';
import type { Engine, EngineInfo, Engines } from '../../src/sky/engines/engine.ts';
import type { EngineMaker } from '../../src/sky/engines/maker.ts';
import { engineInfos } from '../../src/sky/engines/registry.ts';
import { suryaSiddhanta as suryaMaker } from '../../src/sky/engines/surya-siddhanta/index.ts';
import { trueChitra as trueChitraMaker } from '../../src/sky/engines/true-chitra/index.ts';

let read: Ephemeris | null = null;
export function ephemeris(): Ephemeris {
  read ??= servingEphemeris();
  return read;
}

const made = ({ info, make }: EngineMaker<Ephemeris>, thirdEngine: string): Engine =>
  make(info({ thirdEngine }), ephemeris());

export const drik = (): Engine => made(drikMaker, '');
export const trueChitra = (id: string): Engine => made(trueChitraMaker, id);
export const suryaSiddhanta = (): Engine => made(suryaMaker, '');

export type RealKey = 'surya-siddhanta' | 'drik' | 'true-chitra';
export const engines = (thirdEngine: string): Engines & Readonly<Record<RealKey, Engine>> => ({
  'surya-siddhanta': suryaSiddhanta(),
  drik: drik(),
  'true-chitra': trueChitra(thirdEngine),
});
/** What they say about themselves. */
export const infos = (thirdEngine: string): EngineInfo[] => engineInfos({ thirdEngine });
