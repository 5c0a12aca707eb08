/**
 * The undertakings: nine of the specification, the samskaras (rites of passage), wells and doors. A wedding (vivaha)
 * has its own rules in `muhurta/vivaha/`.
 */
import { annaprashana } from './annaprashana.ts';
import { bhumiPujan } from './bhumi-pujan.ts';
import { chudakarana } from './chudakarana.ts';
import { dvara } from './dvara.ts';
import { grihaPravesha } from './griha-pravesha.ts';
import { karnavedha } from './karnavedha.ts';
import { kupa } from './kupa.ts';
import { namakarana } from './namakarana.ts';
import { puja } from './puja.ts';
import { shalya } from './shalya.ts';
import { simanta } from './simanta.ts';
import { upanayana } from './upanayana.ts';
import { vahana } from './vahana.ts';
import { vidyarambha } from './vidyarambha.ts';
import { vyavasaya } from './vyavasaya.ts';
import type { KaryaId, KaryaWork } from './work.ts';
import { yatra } from './yatra.ts';

export const WORKS: Readonly<Record<KaryaId, KaryaWork>> = {
  griha_pravesha: grihaPravesha,
  bhumi_pujan: bhumiPujan,
  vyavasaya,
  yatra,
  namakarana,
  vahana,
  vidyarambha,
  puja,
  shalya,
  upanayana,
  chudakarana,
  annaprashana,
  karnavedha,
  simanta,
  kupa,
  dvara,
};
