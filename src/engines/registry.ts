/** The engines there are, one line each. Only the composition roots import this. */
import { drik } from './drik/index.ts';
import type { Engine, EngineKey } from './engine.ts';
import { suryaSiddhanta } from './surya-siddhanta/index.ts';
import { trueChitra } from './true-chitra/index.ts';

export const engines = (thirdEngine: string): Readonly<Record<EngineKey, Engine>> => ({
  'surya-siddhanta': suryaSiddhanta(),
  drik: drik(),
  'true-chitra': trueChitra(thirdEngine),
});
