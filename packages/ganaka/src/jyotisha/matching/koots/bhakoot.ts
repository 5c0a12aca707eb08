/** Bhakoot: the distance between the two Moon signs. The distances 2/12, 5/9 and 6/8 are bad, the others good. */

import type { Source } from '../../../rules/source.ts';
import { houseFrom } from '../../kundali/chart/chart.ts';
import type { Pair } from '../pair.ts';
import { areFriends } from './graha-maitri.ts';
import type { Koot } from './koot.ts';

export type BadBhakoot = '2/12' | '5/9' | '6/8';

const BAD_BY_DISTANCE: Readonly<Record<number, BadBhakoot>> = {
  2: '2/12',
  12: '2/12',
  5: '5/9',
  9: '5/9',
  6: '6/8',
  8: '6/8',
};

/** The boy's sign counted from the girl's, then the girl's sign counted from the boy's. */
export const distances = ({ boy, girl }: Pair): readonly [boyFromGirl: number, girlFromBoy: number] => [
  houseFrom(girl.rashi, boy.rashi),
  houseFrom(boy.rashi, girl.rashi),
];

export const badBhakoot = (pair: Pair): BadBhakoot | null => BAD_BY_DISTANCE[distances(pair)[0]] ?? null;

const MAX = 7;
const BAD_WITH_FRIENDLY_LORDS = 4;
const BAD_OTHERWISE = 1;

/**
 * The points of the Dharmasindhu. A bad bhakoot has 4 points if the lords are friends, else 1. Two Moons in the same
 * pada have none.
 * Two different padas of one nakshatra count as a good bhakoot, also if they are in two signs, because they have no
 * koot dosha.
 */
function printedPoints(pair: Pair): number {
  const { boy, girl } = pair;
  if (boy.nakshatra === girl.nakshatra) return boy.pada === girl.pada ? 0 : MAX;
  if (badBhakoot(pair) === null) return MAX;
  return areFriends(boy.rashiLord, girl.rashiLord) ? BAD_WITH_FRIENDLY_LORDS : BAD_OTHERWISE;
}

export const bhakoot: Koot<number> = {
  id: 'bhakoot',
  max: MAX,
  of: ({ rashi }) => rashi,
  points: (pair, points) => (points === 'printed' ? printedPoints(pair) : badBhakoot(pair) === null ? MAX : 0),
  source: {
    confidence: 'read-in-text',
    work: 'MC',
    at: '6.31',
    gist: 'bhakoot.signs_6_8_5_9',
    verse: 'मृत्युः षडष्टके ज्ञेयोऽपत्यहानिर्नवात्मजे द्विर्द्वादशे निर्धनत्वं द्वयोरन्यत्र सौख्यकृत्',
  },
  pointsSource: (points) => (points === 'printed' ? PRINTED : MODERN),
};

const PRINTED: Source = {
  confidence: 'read-in-text',
  work: 'DS',
  at: '3 purvardha, vivaha: rashikutam',
  kind: 'section',
  gist: 'bhakoot.good_7_bad_friendly_lords',
  verse: 'सत्कूटे सप्त दुष्कूटे ग्रहमैत्रीसत्त्वे चत्वारः अन्यथा एकः चरणैक्ये गुणाभावः',
};

const MODERN: Source = { confidence: 'general-knowledge', gist: 'bhakoot.good_7_bad_0_scoring' };
