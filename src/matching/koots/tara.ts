/** Tara: count from each star to the other, both included, by nines. A remainder of 3, 5 or 7 is bad. */
import type { Native } from '../../kundali/native.ts';
import type { Koot } from './koot.ts';

const STARS = 27;
const BAD = [3, 5, 7];
const EACH_WAY = 1.5;

/** 1 (Janma) … 9 (Atimitra), counted from one star to another. */
export const taraFrom = (from: number, to: number): number => (((to - from + STARS) % STARS) % 9) + 1;

const isGoodTara = (number: number): boolean => !BAD.includes(number);

/** Both ways good. */
export const taraIsPure = (one: Native, other: Native): boolean =>
  isGoodTara(taraFrom(one.nakshatra, other.nakshatra)) && isGoodTara(taraFrom(other.nakshatra, one.nakshatra));

export const tara: Koot<number> = {
  id: 'tara',
  max: 3,
  /** The star of the native counted from the other's. */
  of: (native, other) => taraFrom(other.nakshatra, native.nakshatra),
  points: ({ boy, girl }) =>
    (isGoodTara(taraFrom(girl.nakshatra, boy.nakshatra)) ? EACH_WAY : 0) +
    (isGoodTara(taraFrom(boy.nakshatra, girl.nakshatra)) ? EACH_WAY : 0),
  source: {
    confidence: 'read-in-text',
    work: 'MC',
    at: '6.24',
    gist: 'tara.count_girl_star_boy_back',
    verse: 'कन्यर्क्षाद्वरभं यावत् कन्याभं वरभादपि गणयेन्नवहृच्छेषे त्रीष्वद्रिभमसत्स्मृतम्',
  },
  pointsSource: () => POINTS,
};

const POINTS = {
  confidence: 'read-in-text',
  work: 'JN',
  at: 'guna-vichara 3-4',
  gist: 'tara.good_both_ways_3_good',
} as const;
