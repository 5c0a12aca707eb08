/**
 * Varna: each sign belongs to one of the four varnas. The pair gets 1 point if the groom's varna is at least as high as
 * the bride's.
 */
import { type Varna, varnaOf } from '../../kundali/graha/varna.ts';
import type { Koot } from './koot.ts';

const rank = (rashi: number): number => rashi % 4; // 0 is the highest varna

export const varna: Koot<Varna> = {
  id: 'varna',
  max: 1,
  of: ({ rashi }) => varnaOf(rashi),
  points: ({ boy, girl }) => (rank(boy.rashi) <= rank(girl.rashi) ? 1 : 0),
  source: {
    confidence: 'read-in-text',
    work: 'MC',
    at: '6.22',
    gist: 'varna.signs_varna_bride_higher_varna',
    verse: 'द्विजा झषालिकर्कटास्ततो नृपा विशोऽङ्घ्रिजाः वरस्य वर्णतोऽधिका वधूर्न शस्यते बुधैः',
    emended: true,
  },
  pointsSource: () => POINTS,
};

const POINTS = {
  confidence: 'read-in-text',
  work: 'JN',
  at: 'guna-vichara 1',
  gist: 'varna.same_varna_higher_groom_1',
} as const;
