/** The real engines for tests, benches and builders, over one ephemeris that is read once. */
import type { Ephemeris } from '../../src/astronomy/ephemeris.ts';
import { drik as drikMaker } from '../../src/engines/drik/index.ts';
import type { Engine, EngineInfo, Engines } from '../../src/engines/engine.ts';
import type { EngineMaker } from '../../src/engines/maker.ts';
import { engineInfos } from '../../src/engines/registry.ts';
import { suryaSiddhanta as suryaMaker } from '../../src/engines/surya-siddhanta/index.ts';
import { trueChitra as trueChitraMaker } from '../../src/engines/true-chitra/index.ts';
import { servingEphemeris } from '../../src/node/package-files.ts';

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
