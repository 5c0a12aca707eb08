/**
 * Nadi: the class of the nakshatra (adi, madhya or antya). A pair with different nadis gets 8 points, a pair with the
 * same nadi none.
 */
import type { Native } from '../../kundali/chart/native.ts';
import type { Pair } from '../pair.ts';
import type { Koot } from './koot.ts';

export type Nadi = Native['star']['nadi'];

export const isOneNadi = ({ boy, girl }: Pair): boolean => boy.star.nadi === girl.star.nadi;

const MAX = 8;

export const nadi: Koot<Nadi> = {
  id: 'nadi',
  max: MAX,
  of: ({ star }) => star.nadi,
  points: (pair) => (isOneNadi(pair) ? 0 : MAX),
  source: {
    confidence: 'read-in-text',
    work: 'MC',
    at: '6.34',
    gist: 'nadi.stars_three_nadis_nadi_both',
    verse:
      'ज्येष्ठारौद्रार्यमाम्भःपतिभयुगयुगं दास्रभं चैकनाडी पुष्येन्दुत्वाष्ट्रमित्रान्तकवसुजलभं योनिबुध्न्ये च मध्या वाय्वग्निव्यालविश्वोडुयुगयुगमथो पौष्णभं चापरा स्याद् दम्पत्योरेकनाड्यां परिणयनमसन्मध्यनाड्यां हि मृत्युः',
    emended: true,
  },
  pointsSource: () => POINTS,
};

const POINTS = {
  confidence: 'read-in-text',
  work: 'DS',
  at: '3 purvardha, vivaha: nadi',
  kind: 'section',
  gist: 'nadi.different_nadis_8_nadi_none',
  verse: 'नाड्यैक्ये मृत्युः नाडीभेदेऽष्टौ गुणाः नाड्यैक्यं सर्वथा वर्ज्यम्',
} as const;
