/** Graha maitri: the natural friendship between the lords of the two Moon signs. */
import type { Sapta } from '../../kundali/chart/chart.ts';
import { naturalOf } from '../../kundali/graha/maitri.ts';
import type { Pair } from '../pair.ts';
import type { Koot } from './koot.ts';

/**
 * The points, keyed by how each lord regards the other; the table is symmetric. The relations are those of BPHS 3.55
 * and MC 6.27-6.28, which agree.
 */
const POINTS_BY_VIEWS = {
  mitra: { mitra: 5, sama: 4, shatru: 1 },
  sama: { mitra: 4, sama: 3, shatru: 0.5 },
  shatru: { mitra: 1, sama: 0.5, shatru: 0 },
} as const;

const SAME_LORD = 5;

const pointsOf = ({ boy, girl }: Pair): number =>
  boy.rashiLord === girl.rashiLord
    ? SAME_LORD
    : POINTS_BY_VIEWS[naturalOf(boy.rashiLord, girl.rashiLord)][naturalOf(girl.rashiLord, boy.rashiLord)];

/** Whether both grahas regard each other as friends, or are the same graha. */
export const areFriends = (one: Sapta, other: Sapta): boolean =>
  one === other || (naturalOf(one, other) === 'mitra' && naturalOf(other, one) === 'mitra');

/** Whether at least one of the two regards the other as an enemy. */
export const isEnmity = (one: Sapta, other: Sapta): boolean =>
  one !== other && (naturalOf(one, other) === 'shatru' || naturalOf(other, one) === 'shatru');

export const grahaMaitri: Koot<Sapta> = {
  id: 'graha_maitri',
  max: 5,
  of: ({ rashiLord }) => rashiLord,
  points: pointsOf,
  source: {
    confidence: 'read-in-text',
    work: 'MC',
    at: '6.27-6.28',
    gist: 'graha_maitri.friends_neutrals_enemies_seven_grahas',
    verse:
      'मित्राणि द्युमणेः कुजेज्यशशिनः शुक्रार्कजौ वैरिणौ सौम्यश्चास्य समो विधोर्बुधरवी मित्रे न चास्य द्विषत् शेषाश्चास्य समाः कुजस्य सुहृदश्चन्द्रेज्यसूर्याः बुधः शत्रुः शुक्रशनी समौ च शशभृत्सूनोः सिताहस्करौ मित्रे चास्य रिपुः शशी गुरुशनिक्ष्माजाः समा गीष्पतेर्मित्राण्यर्ककुजेन्दवो बुधसितौ शत्रू समः सूर्यजः मित्रे सौम्यशनी कवेः शशिरवी शत्रू कुजेज्यौ समौ मित्रे शुक्रबुधौ शनेः शशिरविक्ष्माजा द्विषोऽन्यः समः',
    emended: true,
  },
  pointsSource: () => POINTS,
};

const POINTS = {
  confidence: 'read-in-text',
  work: 'DS',
  at: '3 purvardha, vivaha: grahanam shatru-mitradi',
  kind: 'section',
  gist: 'graha_maitri.lord_mutual_friends_5_friend',
  verse:
    'राश्योरेकाधिपत्वे राशिपत्योर्मित्रत्वे च पञ्च गुणाः राशिपयोः समत्वशत्रुत्वेऽर्धो गुणः समत्वमित्रत्वे चत्वारः शत्रुत्वमित्रत्वे एकः द्वयोः समत्वे त्रयः द्वयोः शत्रुत्वे गुणाभावः',
} as const;
