/** What the texts read from bindus beside their bands (BPHS 70, 72; Phaladeepika 24; Jataka Parijata 10). */
import type { Source } from '../../rules/source.ts';
import type { Sapta } from '../chart.ts';
import { bphs, jp, pd } from './sources.ts';

/** The house from itself in which a graha's own bindus are read for what it signifies. */
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
  'A graha’s own bindus in the house from itself that it signifies.',
);
export const AGREES_SOURCE = jp(
  '10.9-10.11',
  'With five or more of its own bindus a graha counts as well placed even in a poor rashi, with few as poor even if exalted.',
);

/** SAV of one house above that of another. */
export const RELATIVE = {
  eleventh_over_tenth: {
    greater: 11,
    less: 10,
    source: bphs('72.7', 'More bindus in the eleventh than in the tenth.'),
  },
  twelfth_under_eleventh: {
    greater: 11,
    less: 12,
    source: bphs('72.7', 'Fewer bindus in the twelfth than in the eleventh.'),
  },
  lagna_over_twelfth: { greater: 1, less: 12, source: pd('24.38', 'More bindus in the lagna than in the twelfth.') },
} as const satisfies Record<string, { readonly greater: number; readonly less: number; readonly source: Source }>;

export const THIRDS = [
  [1, 2, 3, 4],
  [5, 6, 7, 8],
  [9, 10, 11, 12],
] as const;
export const THIRDS_SOURCE = bphs(
  '72.9-72.10',
  'The twelve houses in three parts, each with its sum and who stands there.',
);
export const LEFT_OUT_SOURCE = pd('24.40', 'The sixth, eighth and twelfth are not used when good rashis are chosen.');
