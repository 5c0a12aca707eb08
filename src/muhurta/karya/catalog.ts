/** The nine works. The tenth of the catalog, vivaha, has its own rules in `muhurta/vivaha/`. */
import { bhumiPujan } from './bhumi-pujan.ts';
import { grihaPravesha } from './griha-pravesha.ts';
import { namakarana } from './namakarana.ts';
import { puja } from './puja.ts';
import { shalya } from './shalya.ts';
import { vahana } from './vahana.ts';
import { vidyarambha } from './vidyarambha.ts';
import { vyavasaya } from './vyavasaya.ts';
import type { KaryaId, Work } from './work.ts';
import { yatra } from './yatra.ts';

export const WORKS: Readonly<Record<KaryaId, Work>> = {
  griha_pravesha: grihaPravesha,
  bhumi_pujan: bhumiPujan,
  vyavasaya,
  yatra,
  namakarana,
  vahana,
  vidyarambha,
  puja,
  shalya,
};
