/**
 * Vimshopaka (BPHS 7.17-7.27): the strength of a graha in its vargas, out of twenty. Each varga has a weight in each of
 * four schemes. Ownership of the rashi gives the whole weight, friendship with its lord a share. In every varga
 * friendship is that of the birth chart.
 */
import type { Source } from '../../../rules/source.ts';
import { lordOf, type Sapta } from '../chart/chart.ts';
import { rashiInVarga, VARGA_IDS, type VargaId } from '../chart/varga.ts';
import { type Panchadha, panchadhaOf, type Rashis } from '../graha/maitri.ts';

export const SCHEMES = ['shad', 'sapta', 'dasha', 'shodasha'] as const;
export type Scheme = (typeof SCHEMES)[number];

type Weights = Readonly<Partial<Record<VargaId, number>>>;

const HALF = 0.5;
/** The weights of the four schemes (7.17-7.18, 7.18-7.19, 7.20-7.21, 7.21-7.24). */
export const WEIGHTS: Readonly<Record<Scheme, Weights>> = {
  shad: { D1: 6, D2: 2, D3: 4, D9: 5, D12: 2, D30: 1 },
  sapta: { D1: 5, D2: 2, D3: 3, D7: 2.5, D9: 4.5, D12: 2, D30: 1 },
  dasha: { D1: 3, D2: 1.5, D3: 1.5, D7: 1.5, D9: 1.5, D10: 1.5, D12: 1.5, D16: 1.5, D30: 1.5, D60: 5 },
  shodasha: {
    ...{ D1: 3.5, D2: 1, D3: 1, D4: HALF, D7: HALF, D9: 3, D10: HALF, D12: HALF, D16: 2, D20: HALF },
    ...{ D24: HALF, D27: HALF, D30: 1, D40: HALF, D45: HALF, D60: 4 },
  },
};

/** The points out of twenty for ownership and for each grade of friendship (7.24-7.25). */
export const POINTS: Readonly<Record<'own' | Panchadha, number>> = {
  own: 20,
  adhimitra: 18,
  mitra: 15,
  sama: 10,
  shatru: 7,
  adhishatru: 5,
};
const WHOLE = 20;

export type Vimshopaka = Readonly<Record<Scheme, number>>;

export function vimshopakaOf(longitude: number, graha: Sapta, rashis: Rashis): Vimshopaka {
  const sums = { shad: 0, sapta: 0, dasha: 0, shodasha: 0 };
  for (const { varga, shad, sapta, dasha, shodasha } of BY_VARGA) {
    const lord = lordOf(rashiInVarga(varga, longitude));
    const points = lord === graha ? POINTS.own : POINTS[panchadhaOf(rashis, graha, lord)];
    sums.shad += (shad * points) / WHOLE;
    sums.sapta += (sapta * points) / WHOLE;
    sums.dasha += (dasha * points) / WHOLE;
    sums.shodasha += (shodasha * points) / WHOLE;
  }
  return sums;
}

const weightOf = (scheme: Scheme, varga: VargaId): number => WEIGHTS[scheme][varga] ?? 0;
const BY_VARGA = VARGA_IDS.map((varga) => ({
  varga,
  shad: weightOf('shad', varga),
  sapta: weightOf('sapta', varga),
  dasha: weightOf('dasha', varga),
  shodasha: weightOf('shodasha', varga),
}));

export const VIMSHOPAKA_SOURCE: Source = {
  confidence: 'read-in-text',
  work: 'BPHS',
  at: '7.17-7.27',
  gist: 'vimshopaka.weights_vargas_share_20_own',
};
