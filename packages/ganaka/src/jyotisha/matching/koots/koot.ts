/** A koot: an attribute of each Moon, the points of the pair, and the sources of both. */

import type { Source } from '../../../rules/source.ts';
import type { Native } from '../../kundali/chart/native.ts';
import type { Pair } from '../pair.ts';

export const KOOT_IDS = ['varna', 'vashya', 'tara', 'yoni', 'graha_maitri', 'gana', 'bhakoot', 'nadi'] as const;
export type KootId = (typeof KOOT_IDS)[number];

/**
 * `modern` is the 36-point table that programs use. `printed` uses the older points of the Dharmasindhu and the
 * Jyotirnibandha.
 */
export type Points = 'modern' | 'printed';

export interface Koot<A = unknown> {
  readonly id: KootId;
  readonly max: number;
  /** The attribute that is compared. Some attributes, such as tara, also need the other person's Moon. */
  readonly of: (native: Native, other: Native) => A;
  readonly points: (pair: Pair, points: Points) => number;
  /** The source of the attribute. */
  readonly source: Source;
  /** The source of the points. */
  readonly pointsSource: (points: Points) => Source;
  /** Other tables in print or in use. They are reported together with the points but never counted. */
  readonly alternatives?: readonly Alternative[];
}

export interface Alternative {
  /** The name of the table. */
  readonly table: string;
  readonly points: (pair: Pair) => number;
  readonly source: Source;
}

/** MC 6.21 gives the order of the koots. Each koot has one point more than the previous one: 1 + 2 + … + 8 = 36. */
export const ORDER: Source = {
  confidence: 'read-in-text',
  work: 'MC',
  at: '6.21',
  gist: 'koot.koot_guna_more_before_varna',
  verse: 'वर्णो वश्यं तथा तारा योनिश्च ग्रहमैत्रकम् गणमैत्रं भकूटं च नाडी चैते गुणाधिकाः',
};
