/**
 * What the texts read from bindus (ashtakavarga points) in addition to their bands (BPHS 70, 72; Phaladeepika 24;
 * Jataka Parijata 10).
 */
import type { Source } from '../../../rules/source.ts';
import type { Sapta } from '../chart/chart.ts';
import { bphs, jp, pd } from './sources.ts';

/** The house, counted from the graha, in which its own bindus are read for what it signifies. */
export const KARAKA_HOUSES: Readonly<Record<Sapta, number>> = {
  surya: 9,
  chandra: 4,
  mangala: 3,
  budha: 4,
  guru: 5,
  shukra: 7,
  shani: 8,
};
export const KARAKA_HOUSES_SOURCE = bphs(
  '70.7, 70.22, 70.24, 70.28, 70.30, 70.35, 70.37',
  'bindus.graha_own_bindus_house_itself',
);
export const AGREES_SOURCE = jp('10.9-10.11', 'bindus.five_more_own_bindus_graha');

/** Comparisons of the total bindus (SAV) of two houses. */
export const RELATIVE = {
  eleventh_over_tenth: {
    greater: 11,
    less: 10,
    source: bphs('72.7', 'bindus.more_bindus_eleventh_tenth'),
  },
  twelfth_under_eleventh: {
    greater: 11,
    less: 12,
    source: bphs('72.7', 'bindus.fewer_bindus_twelfth_eleventh'),
  },
  lagna_over_twelfth: { greater: 1, less: 12, source: pd('24.38', 'bindus.more_bindus_lagna_twelfth') },
} as const satisfies Record<string, { readonly greater: number; readonly less: number; readonly source: Source }>;

export const THIRDS = [
  [1, 2, 3, 4],
  [5, 6, 7, 8],
  [9, 10, 11, 12],
] as const;
export const THIRDS_SOURCE = bphs('72.9-72.10', 'bindus.twelve_houses_three_parts_sum');
export const LEFT_OUT_SOURCE = pd('24.40', 'bindus.sixth_eighth_twelfth_not_used');
