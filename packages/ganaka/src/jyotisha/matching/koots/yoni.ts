/**
 * Yoni: the animal of each nakshatra. The texts print the five grades 0–4 and the seven pairs of great enmity. They do
 * not print the grade of the other pairs, so these have the customary grades (Horse–Deer 1; some tables have 3). Every
 * animal belongs to two nakshatras except the mongoose (nakula): its second nakshatra is Abhijit, which is not one of
 * the 27.
 */
import type { Native } from '../../kundali/chart/native.ts';
import type { Koot } from './koot.ts';

export type Yoni = Native['star']['yoni'];

/** The order of the table below. */
const YONIS = [
  'ashva',
  'gaja',
  'mesha',
  'sarpa',
  'shvan',
  'marjara',
  'mushaka',
  'gau',
  'mahisha',
  'vyaghra',
  'mriga',
  'vanara',
  'nakula',
  'simha',
] as const satisfies readonly Yoni[];

const YONI_POINTS: readonly (readonly number[])[] = [
  [4, 2, 2, 3, 2, 2, 2, 1, 0, 1, 1, 3, 2, 1],
  [2, 4, 3, 3, 2, 2, 2, 2, 3, 1, 2, 3, 2, 0],
  [2, 3, 4, 2, 1, 2, 1, 3, 3, 1, 2, 0, 3, 1],
  [3, 3, 2, 4, 2, 1, 1, 1, 1, 2, 2, 2, 0, 2],
  [2, 2, 1, 2, 4, 2, 1, 2, 2, 1, 0, 2, 1, 1],
  [2, 2, 2, 1, 2, 4, 0, 2, 2, 1, 3, 3, 2, 1],
  [2, 2, 1, 1, 1, 0, 4, 2, 2, 2, 2, 2, 1, 2],
  [1, 2, 3, 1, 2, 2, 2, 4, 3, 0, 3, 2, 2, 1],
  [0, 3, 3, 1, 2, 2, 2, 3, 4, 1, 2, 2, 2, 1],
  [1, 1, 1, 2, 1, 1, 2, 0, 1, 4, 1, 1, 2, 1],
  [1, 2, 2, 2, 0, 3, 2, 3, 2, 1, 4, 2, 2, 1],
  [3, 3, 0, 2, 2, 3, 2, 2, 2, 1, 2, 4, 3, 2],
  [2, 2, 3, 0, 1, 2, 1, 2, 2, 2, 2, 3, 4, 2],
  [1, 0, 1, 2, 1, 1, 2, 1, 1, 1, 1, 2, 2, 4],
];

export const yoni: Koot<Yoni> = {
  id: 'yoni',
  max: 4,
  of: ({ star }) => star.yoni,
  points: ({ boy, girl }) => YONI_POINTS[YONIS.indexOf(boy.star.yoni)]?.[YONIS.indexOf(girl.star.yoni)] ?? 0,
  source: {
    confidence: 'read-in-text',
    work: 'MC',
    at: '6.25-6.26',
    gist: 'yoni.animals_stars_two_named_quarter',
    verse: 'योनिः पादगयोः परस्परमहावैरं भयोन्योस्त्यजेत्',
  },
  pointsSource: () => POINTS,
};

const POINTS = {
  confidence: 'read-in-text',
  work: 'JN',
  at: 'guna-vichara 5-7',
  gist: 'yoni.great_enmity_0_enmity_1',
  verse: 'महावैरे च वैरे च स्वभावे च यथाक्रमम् मैत्रे चैवातिमैत्रे च खेन्दुद्वित्रिचतुर्गुणाः',
} as const;
