/** A koot: an attribute of each Moon, points for the two together, and the sources of both. */

import type { Native } from '../../kundali/native.ts';
import type { Source } from '../../rules/source.ts';
import type { Pair } from '../pair.ts';

export const KOOT_IDS = ['varna', 'vashya', 'tara', 'yoni', 'graha_maitri', 'gana', 'bhakoot', 'nadi'] as const;
export type KootId = (typeof KOOT_IDS)[number];

/** `modern`: the 36-point table that programs use. `printed`: the older points of Dharmasindhu and Jyotirnibandha. */
export type Points = 'modern' | 'printed';

export interface Koot<A = unknown> {
  readonly id: KootId;
  readonly max: number;
  /** What is compared. If it needs the other Moon (tara) the native is the first of the two. */
  readonly of: (native: Native, other: Native) => A;
  readonly points: (pair: Pair, points: Points) => number;
  /** The verse of the koot. */
  readonly source: Source;
  /** The source of the points. */
  readonly pointsSource: (points: Points) => Source;
  /** Other tables in print or in use; reported with the points, never counted. */
  readonly alternatives?: readonly Alternative[];
}

export interface Alternative {
  /** The name of the table. */
  readonly table: string;
  readonly points: (pair: Pair) => number;
  readonly source: Source;
}

/** MC 6.21 gives the order and that each koot weighs one more than the previous: 1 + 2 + … + 8 = 36. */
export const ORDER: Source = {
  confidence: 'read-in-text',
  work: 'MC',
  at: '6.21',
  gist: 'koot.koot_guna_more_before_varna',
  verse: 'वर्णो वश्यं तथा तारा योनिश्च ग्रहमैत्रकम् गणमैत्रं भकूटं च नाडी चैते गुणाधिकाः',
};
