/** The Surya-siddhanta as an engine. */
import type { Engine, EngineInfo, Sky } from '../engine.ts';
import { type Inside, insideOf as insideOfAny, siddhanticEngine } from '../siddhantic/sky.ts';
import { BIJAS } from './constants.ts';
import { SURYA } from './siddhanta.ts';

export type { Inside } from '../siddhantic/sky.ts';

const INFO: EngineInfo = {
  key: 'surya-siddhanta',
  id: 'surya_siddhanta',
  ayanamsaName: 'Surya-siddhanta',
  years: { from: -3101, to: 3000 },
  options: { bija: BIJAS, jya: ['exact', 'table'] },
  version: '2',
};

export const suryaSiddhanta = (): Engine => siddhanticEngine(INFO, SURYA);

/** The Surya-siddhanta's own objects, for those who show its working; null under another engine, be it a siddhanta. */
export function insideOf(sky: Sky): Inside | null {
  const inside = insideOfAny(sky);
  return inside?.ganita.siddhanta === SURYA ? inside : null;
}
