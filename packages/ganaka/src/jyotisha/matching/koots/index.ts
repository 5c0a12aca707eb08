/** The eight koots in their order. */
import { bhakoot } from './bhakoot.ts';
import { gana } from './gana.ts';
import { grahaMaitri } from './graha-maitri.ts';
import type { Koot, KootId } from './koot.ts';
import { nadi } from './nadi.ts';
import { tara } from './tara.ts';
import { varna } from './varna.ts';
import { vashya } from './vashya.ts';
import { yoni } from './yoni.ts';

export const KOOTS = {
  varna,
  vashya,
  tara,
  yoni,
  graha_maitri: grahaMaitri,
  gana,
  bhakoot,
  nadi,
} as const satisfies Record<KootId, Koot>;
