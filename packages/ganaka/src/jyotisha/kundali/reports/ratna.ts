/** The stone of each graha and its cheaper substitute (Phaladeepika 2.29, Muhurta Chintamani 4.10-4.11). */

import type { DRAVYA } from '../../../lexicon/chart/dravya.ts';
import type { Source } from '../../../rules/source.ts';
import type { Graha } from '../../../sky/engines/engine.ts';
import type { Chart, Sapta } from '../chart/chart.ts';
import { SAPTA } from '../chart/chart.ts';
import type { ChartFacts } from '../chart/facts.ts';
import { functionalOf } from './functional.ts';
import { pd, practice } from './sources.ts';

export type DravyaId = (typeof DRAVYA)[number]['id'];

export const GEMS: Readonly<Record<Graha, DravyaId>> = {
  surya: 'manikya',
  chandra: 'mukta',
  mangala: 'vidruma',
  budha: 'garutmata',
  guru: 'pushparaga',
  shukra: 'vajra',
  shani: 'nila',
  rahu: 'gomeda',
  ketu: 'vaidurya',
};
export const INSTEAD: Readonly<Record<Graha, DravyaId>> = {
  surya: 'vidruma',
  chandra: 'rajata',
  mangala: 'vidruma',
  budha: 'svarna',
  guru: 'mukta',
  shukra: 'rajata',
  shani: 'loha',
  rahu: 'lajavarta',
  ketu: 'lajavarta',
};

export const RATNA_SOURCES = {
  gem: pd('2.29', 'ratna.stone_graha_flawless'),
  instead: {
    confidence: 'read-in-text',
    work: 'MC',
    at: '4.10-4.11',
    gist: 'ratna.plainer_things_worn_please_graha',
  },
  rule: {
    confidence: 'read-in-text',
    work: 'JN',
    at: 'gochara-apavada 16',
    gist: 'ratna.stone_pleases_graha_ill_placed',
  },
  practice: practice('ratna.stone_lord_lagna_fifth_ninth'),
} as const satisfies Record<string, Source>;

export const PRACTICE_REASONS = ['lagna_lord', 'fifth_lord', 'ninth_lord', 'yogakaraka'] as const;
export interface RatnaPractice {
  readonly graha: Sapta;
  readonly because: readonly (typeof PRACTICE_REASONS)[number][];
}

/** The grahas whose stone would be given by common practice, with the reasons, in the order of the seven. */
export function practisedOf({ lagnaRashi }: Chart, facts: ChartFacts): RatnaPractice[] {
  return SAPTA.map((graha): RatnaPractice => {
    const holds = {
      lagna_lord: facts.lordOfHouse(1) === graha,
      fifth_lord: facts.lordOfHouse(5) === graha,
      ninth_lord: facts.lordOfHouse(9) === graha,
      yogakaraka: functionalOf(lagnaRashi, graha).yogakaraka,
    };
    return { graha, because: PRACTICE_REASONS.filter((reason) => holds[reason]) };
  }).filter(({ because }) => because.length > 0);
}
