/** All engines, one per line, in their fixed order. Only the composition roots import this file. */
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

/** The descriptions of all engines, without creating any engine. */
export const engineInfos = (names: EngineNames, makers = REGISTRY): EngineInfo[] =>
  makers.map(({ info }) => info(names));

export const enginesOver = (ephemeris: Ephemeris, names: EngineNames, makers = REGISTRY): Engines =>
  Object.fromEntries(
    makers.map(({ info, make }) => {
      const described = info(names);
      return [described.key, make(described, ephemeris)];
    }),
  );
