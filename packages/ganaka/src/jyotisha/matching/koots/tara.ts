/**
 * Tara: count from each person's nakshatra to the other's, both included, and take the remainder by nine. The
 * remainders 3, 5 and 7 are bad.
 */
import type { Native } from '../../kundali/chart/native.ts';
import type { Koot } from './koot.ts';

const STARS = 27;
const BAD = [3, 5, 7];
const EACH_WAY = 1.5;

/** The tara of one nakshatra counted from another, from 1 (janma) to 9 (atimitra). */
export const taraFrom = (from: number, to: number): number => (((to - from + STARS) % STARS) % 9) + 1;

const isGoodTara = (number: number): boolean => !BAD.includes(number);

/** Whether the tara is good both ways. */
export const taraIsPure = (one: Native, other: Native): boolean =>
  isGoodTara(taraFrom(one.nakshatra, other.nakshatra)) && isGoodTara(taraFrom(other.nakshatra, one.nakshatra));

export const tara: Koot<number> = {
  id: 'tara',
  max: 3,
  /** The native's nakshatra counted from the other person's. */
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
