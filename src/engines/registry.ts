/** The engines there are, one line each. Only the composition roots import this. */
import type { Ephemeris } from '../astronomy/ephemeris.ts';
import { drik } from './drik/index.ts';
import type { Engine, EngineKey } from './engine.ts';
import { suryaSiddhanta } from './surya-siddhanta/index.ts';
import { trueChitra } from './true-chitra/index.ts';

export const engines = (eph: Ephemeris, thirdEngine: string): Readonly<Record<EngineKey, Engine>> => ({
  'surya-siddhanta': suryaSiddhanta(),
  drik: drik(eph),
  'true-chitra': trueChitra(eph, thirdEngine),
});
