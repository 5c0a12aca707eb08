/** The Surya-siddhanta as an engine. */
import type { EngineInfo, Sky } from '../engine.ts';
import type { EngineMaker } from '../maker.ts';
import { type Inside, insideOf as insideOfAny, siddhanticEngine } from '../siddhantic/sky.ts';
import { SUNRISE_RULES } from '../siddhantic/velantara.ts';
import { BIJAS } from './constants.ts';
import { SURYA } from './siddhanta.ts';

export type { Inside } from '../siddhantic/sky.ts';

const INFO: EngineInfo = {
  key: 'surya-siddhanta',
  id: 'surya_siddhanta',
  segment: 'surya',
  word: 'surya',
  ayanamsaName: 'Surya-siddhanta',
  label: { name: 'Surya-siddhanta', gist: 'The text’s own Sun, Moon and sunrise' },
  years: { from: -3101, to: 3000 },
  options: {
    // `apsis` corrects only the Moon's apsis, for comparison with the text's own working
    bija: { values: BIJAS, meaning: 'bija corrections', ofWorking: ['apsis'] },
    jya: { values: ['exact', 'table'], meaning: "exact sines or the text's table" },
    sunrise: { values: SUNRISE_RULES, meaning: "the text's sunrise, or that of Nepal's printed calendar" },
  },
  version: '4',
  access: { keyPrefixes: ['mool', 'surya'], fullPlans: ['commercial', 'enterprise'] },
};

export const suryaSiddhanta: EngineMaker = {
  info: () => INFO,
  make: (info) => siddhanticEngine(info, SURYA),
};

/**
 * The Surya-siddhanta's own objects, for views that show the computation; null for another engine, even a siddhanta.
 */
export function insideOf(sky: Sky): Inside | null {
  const inside = insideOfAny(sky);
  return inside?.ganita.siddhanta === SURYA ? inside : null;
}
