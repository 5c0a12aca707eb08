/**
 * Gana: the class of the nakshatra (deva, manushya or rakshasa). The points depend on which of the two is the groom.
 */
import type { Native } from '../../kundali/chart/native.ts';
import type { Pair } from '../pair.ts';
import type { Alternative, Koot } from './koot.ts';

export type Gana = Native['star']['gana'];

/** The points, keyed by the groom's gana and then by the bride's. */
const GANA_POINTS: Record<Gana, Record<Gana, number>> = {
  deva: { deva: 6, manushya: 6, rakshasa: 0 },
  manushya: { deva: 5, manushya: 6, rakshasa: 0 },
  rakshasa: { deva: 1, manushya: 0, rakshasa: 6 },
};

const pointsOf = ({ boy, girl }: Pair): number => GANA_POINTS[boy.star.gana][girl.star.gana];

/** Whether the pair has gana dosha: rakshasa with another gana. Deva with manushya is no dosha. */
export const hasGanaDosha = ({ boy, girl }: Pair): boolean =>
  boy.star.gana !== girl.star.gana && (boy.star.gana === 'rakshasa' || girl.star.gana === 'rakshasa');

const ONE_OF_RAKSHASA = 1;
/** The table of the Jyotirnibandha. A rakshasa groom has one point with a manushya bride too. */
const JYOTIRNIBANDHA: Alternative = {
  table: 'jyotirnibandha',
  points: (pair) =>
    pair.boy.star.gana === 'rakshasa' && pair.girl.star.gana === 'manushya' ? ONE_OF_RAKSHASA : pointsOf(pair),
  source: {
    confidence: 'read-in-text',
    work: 'JN',
    at: 'guna-vichara 11-13',
    gist: 'gana.same_points_but_rakshasa_groom',
    verse: 'पुंसो रक्षोगणो यत्र नार्यां देवोऽथवा नरः गुणवानपि तत्रैको गुणो ग्राह्योऽन्यथा नहि',
    emended: true,
  },
};

export const gana: Koot<Gana> = {
  id: 'gana',
  max: 6,
  of: ({ star }) => star.gana,
  points: pointsOf,
  source: {
    confidence: 'read-in-text',
    work: 'MC',
    at: '6.29-6.30',
    gist: 'gana.same_gana_best_deva_manushya',
    verse:
      'निजनिजगणमध्ये प्रीतिरत्युत्तमा स्यादमरमनुजयोः सा मध्यमा सम्प्रदिष्टा असुरमनुजयोश्चेन्मृत्युरेव प्रदिष्टो दनुजविबुधयोः स्याद्वैरमेकान्ततोऽत्र',
  },
  pointsSource: () => POINTS,
  alternatives: [JYOTIRNIBANDHA],
};

const POINTS = {
  confidence: 'read-in-text',
  work: 'DS',
  at: '3 purvardha, vivaha: ganah',
  kind: 'section',
  gist: 'gana.same_gana_6_groom_deva',
  verse:
    'गणैक्ये षड्गुणाः वरो देवा नृगणा कन्यात्रापि षट् वैपरीत्ये पञ्च वरो राक्षसः कन्या देवगणा अत्रैकः वैपरीत्ये गुणाभावः मनुष्यराक्षसत्वेऽपि गुणाभावः',
} as const;
