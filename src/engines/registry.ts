/** The engines there are, one line each, in the order in which they stand beside one another. Only the composition roots import this. */
import type { Ephemeris } from '../astronomy/ephemeris.ts';
import { drik } from './drik/index.ts';
import type { EngineInfo, Engines } from './engine.ts';
import type { EngineMaker, EngineNames } from './maker.ts';
import { suryaSiddhanta } from './surya-siddhanta/index.ts';
import { trueChitra } from './true-chitra/index.ts';

export const REGISTRY: readonly EngineMaker<Ephemeris>[] = [
  suryaSiddhanta, //
  drik,
  trueChitra,
];

/** What they say about themselves, without making any. */
export const engineInfos = (names: EngineNames, makers = REGISTRY): EngineInfo[] =>
  makers.map(({ info }) => info(names));

export const enginesOver = (ephemeris: Ephemeris, names: EngineNames, makers = REGISTRY): Engines =>
  Object.fromEntries(
    makers.map(({ info, make }) => {
      const described = info(names);
      return [described.key, make(described, ephemeris)];
    }),
  );
