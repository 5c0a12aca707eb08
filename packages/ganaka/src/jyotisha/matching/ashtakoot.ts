/** The eight koots of a pair: points as obtained, the bhangas that hold, and the effective points. */
import { type Band, bandOf, type CountedBand, dharmasindhuBandOf } from './band.ts';
import { type Bhanga, bhangasOf, effectiveOf, isRemoved } from './bhanga.ts';
import { badBhakoot, bhakoot } from './koots/bhakoot.ts';
import { KOOTS } from './koots/index.ts';
import { KOOT_IDS, type KootId, type Points } from './koots/koot.ts';
import type { Pair } from './pair.ts';

export interface KootResult {
  readonly obtained: number;
  readonly effective: number;
  /** Whether a printed rule removes the dosha of the koot. */
  readonly cancelled: boolean;
  readonly bhangas: readonly Bhanga[];
}

export interface Ashtakoot {
  readonly koots: Readonly<Record<KootId, KootResult>>;
  readonly total: number;
  readonly totalEffective: number;
  readonly band: Band;
  readonly bandByDharmasindhu: CountedBand;
}

export function ashtakoot(pair: Pair, points: Points): Ashtakoot {
  const resultOf = (id: KootId): KootResult => {
    const obtained = KOOTS[id].points(pair, points);
    const bhangas = bhangasOf(id, pair);
    return {
      obtained,
      effective: effectiveOf(id, pair, obtained, bhangas, points),
      cancelled: isRemoved(bhangas),
      bhangas,
    };
  };
  const koots: Record<KootId, KootResult> = {
    varna: resultOf('varna'),
    vashya: resultOf('vashya'),
    tara: resultOf('tara'),
    yoni: resultOf('yoni'),
    graha_maitri: resultOf('graha_maitri'),
    gana: resultOf('gana'),
    bhakoot: resultOf('bhakoot'),
    nadi: resultOf('nadi'),
  };
  let total = 0;
  let totalEffective = 0;
  for (const id of KOOT_IDS) {
    total += koots[id].obtained;
    totalEffective += koots[id].effective;
  }
  return {
    koots,
    total,
    totalEffective,
    band: bandOf(total, badBhakoot(pair) !== null),
    // the Dharmasindhu grades a total with its own points for the bhakoot; the other seven koots are unchanged
    bandByDharmasindhu: dharmasindhuBandOf(total - koots.bhakoot.obtained + bhakoot.points(pair, 'printed')),
  };
}
