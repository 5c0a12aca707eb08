/**
 * Another siddhanta, which lives in the tests: the machinery of the siddhantas with the revolutions and civil days of Aryabhata, counted
 * from sunrise at Ujjain. It proves that an engine is one folder and one line of the registry.
 *
 * The revolutions (Aryabhatiya, Gitika 3-4) are general knowledge; civil days and Jupiter were also met in the constants of
 * calendrica (arya-solar-year, arya-jovian-period). Epicycles, apsides, nodes, latitudes and diameters are the Surya-siddhanta's:
 * to have Aryabhata's here would teach the test nothing.
 */

import { KALI_EPOCH_JD, UJJAIN_LON_DEG } from 'ganaka/internal/kernel/kali.ts';
import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import type { EngineMaker } from 'ganaka/internal/sky/engines/maker.ts';
import type { Siddhanta } from 'ganaka/internal/sky/engines/siddhantic/siddhanta.ts';
import { siddhanticEngine } from 'ganaka/internal/sky/engines/siddhantic/sky.ts';
import { SURYA } from 'ganaka/internal/sky/engines/surya-siddhanta/siddhanta.ts';

export const ARYA: Siddhanta = {
  ...SURYA,
  revolutions: {
    surya: 4_320_000,
    chandra: 57_753_336,
    mangala: 2_296_824,
    budha: 17_937_020,
    guru: 364_224,
    shukra: 7_022_388,
    shani: 146_564,
    chandra_mandocca: 488_219,
    rahu: 232_226,
  },
  civilDays: 1_577_917_500,
  bijas: { none: {} },
  epochJd: KALI_EPOCH_JD + 0.25,
  meridianDeg: UJJAIN_LON_DEG,
  ayanamsaAt: (days) => (days / 365.25 - 3600) * 0.015,
};

const INFO: EngineInfo = {
  key: 'arya-siddhanta',
  id: 'arya_siddhanta',
  segment: 'arya',
  word: 'arya',
  ayanamsaName: 'Arya-siddhanta',
  label: { name: 'Arya-siddhanta', gist: 'The revolutions of Aryabhata' },
  years: { from: -3100, to: 3000 },
  options: { jya: { values: ['exact', 'table'], meaning: 'exact sines or the table of twenty-four' } },
  version: 'test',
  access: { keyPrefixes: ['arya'], fullPlans: ['commercial', 'enterprise'] },
};

export const aryaSiddhanta: EngineMaker = { info: () => INFO, make: (info) => siddhanticEngine(info, ARYA) };
