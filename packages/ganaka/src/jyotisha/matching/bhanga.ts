/**
 * Bhanga: printed rules that remove the dosha of a koot. Each rule is a clause about the pair with its source. The
 * rules that hold are reported together with the points obtained.
 * A rule that is printed without a further condition cancels the dosha (`counts`). The effective points of a koot are
 * what its rules grant: all points if a verse says that there is no dosha, the number of the Dharmasindhu if it has one
 * (four of seven for a bad bhakoot whose lords are friends), and none if a verse only calls the pair auspicious, names a
 * remedy without points, or is limited by its own work.
 */
import { all, any, type Clause, holds, is, not } from '../../rules/clause.ts';
import type { GistId, Source } from '../../rules/source.ts';
import { badBhakoot } from './koots/bhakoot.ts';
import { hasGanaDosha } from './koots/gana.ts';
import { areFriends, isEnmity } from './koots/graha-maitri.ts';
import { KOOTS } from './koots/index.ts';
import type { KootId, Points } from './koots/koot.ts';
import { isOneNadi } from './koots/nadi.ts';
import { taraIsPure } from './koots/tara.ts';
import { obeysByVerse } from './koots/vashya.ts';
import { yoni } from './koots/yoni.ts';
import type { Pair } from './pair.ts';

export interface Bhanga {
  readonly id: string;
  readonly koots: readonly KootId[];
  readonly rule: Clause<Pair>;
  readonly counts: boolean;
  readonly grants: Grant;
  readonly source: Source;
}

/** What a rule grants: all points of the koot, the number that the Dharmasindhu has for such a pair, or nothing. */
export type Grant = 'all' | 'number_of_digest' | 'nothing';

/** Whether the koot has a dosha that a bhanga could remove. */
const HAS_FAULT: Partial<Record<KootId, (pair: Pair) => boolean>> = {
  yoni: (pair) => yoni.points(pair, 'modern') <= 1,
  graha_maitri: ({ boy, girl }) => isEnmity(boy.rashiLord, girl.rashiLord),
  gana: hasGanaDosha,
  bhakoot: (pair) => badBhakoot(pair) !== null,
  nadi: isOneNadi,
};

const oneStar = is('one_star', ({ boy, girl }: Pair) => boy.nakshatra === girl.nakshatra);
const oneSign = is('one_sign', ({ boy, girl }: Pair) => boy.rashi === girl.rashi);
const onePada = is('one_pada', ({ boy, girl }: Pair) => boy.pada === girl.pada);
const oneNadi = is('one_nadi', isOneNadi);
const oneLord = is('one_lord', ({ boy, girl }: Pair) => boy.rashiLord === girl.rashiLord);
const lordsAreFriends = is('lords_are_friends', ({ boy, girl }: Pair) => areFriends(boy.rashiLord, girl.rashiLord));
const navamshaLordsAreFriends = is('navamsha_lords_are_friends', ({ boy, girl }: Pair) =>
  areFriends(boy.navamshaLord, girl.navamshaLord),
);
const taraPure = is('tara_pure', ({ boy, girl }: Pair) => taraIsPure(boy, girl));
const oneSignObeys = is('one_sign_obeys', ({ boy, girl }: Pair) => obeysByVerse(boy, girl) || obeysByVerse(girl, boy));
const bhakootBad = is('bhakoot_bad', (pair: Pair) => badBhakoot(pair) !== null);
/** The "nadi and star pure" of Muhurta Chintamani (MC): the two nadis differ, and the tara is good both ways. */
const nadiAndStarPure = all(not(oneNadi), taraPure);

const MC_32 =
  'प्रोक्ते दुष्टभकूटके परिणयस्त्वेकाधिपत्ये शुभोऽथो राशीश्वरसौहृदेऽपि गदितो नाड्यृक्षशुद्धिर्यदि अन्यर्क्षेऽशपयोर्बलित्वसखिते नाड्यृक्षशुद्धौ तथा ताराशुद्धिवशेन राशिवशताभावे निरुक्तो बुधैः';
const MC_33 = 'मैत्र्यां राशिस्वामिनोरंशनाथद्वन्द्वस्यापि स्याद्गणानां न दोषः खेटारित्वं नाशयेत्सद्भकूटं खेटप्रीतिश्चापि दुष्टं भकूटम्';
const MC_35 = 'राश्यैक्ये चेद्भिन्नमृक्षं द्वयोः स्यान्नक्षत्रैक्ये राशियुग्मं तथैव नाडीदोषो नो गणानां च दोषो नक्षत्रैक्ये पादभेदे शुभं स्यात्';

const mc = (at: string, gist: GistId, verse: string): Source => ({
  confidence: 'read-in-text',
  work: 'MC',
  at,
  gist,
  verse,
  ...(at === '6.32' && { emended: true as const }),
});

/** The nakshatras of the Jyotishchintamani's list, as the Jyotirnibandha quotes it. */
const NADI_FREE_STARS = [4, 5, 6, 8, 16, 22, 26, 27];
const bothStarsFree = is('both_stars_free', ({ boy, girl }: Pair) =>
  [boy, girl].every(({ nakshatra }) => NADI_FREE_STARS.includes(nakshatra)),
);

export const BHANGAS: readonly Bhanga[] = [
  {
    id: 'bhakoot_same_lord',
    koots: ['bhakoot'],
    rule: oneLord,
    counts: true,
    grants: 'number_of_digest',
    source: mc('6.32', 'bhanga.both_signs_lord', MC_32),
  },
  {
    id: 'bhakoot_lords_friendly',
    koots: ['bhakoot'],
    rule: all(lordsAreFriends, nadiAndStarPure),
    counts: true,
    grants: 'number_of_digest',
    source: mc('6.32', 'bhanga.lords_signs_friends_nadi_star', MC_32),
  },
  {
    id: 'bhakoot_tara_vashya',
    koots: ['bhakoot'],
    rule: all(taraPure, oneSignObeys),
    counts: true,
    grants: 'nothing',
    source: mc('6.32', 'bhanga.tara_pure_sign_obeys_other', MC_32),
  },
  {
    id: 'friendship_beats_bhakoot',
    koots: ['bhakoot'],
    rule: lordsAreFriends,
    counts: true,
    grants: 'number_of_digest',
    source: mc('6.33', 'bhanga.friendship_lords_destroys_bad_bhakoot', MC_33),
  },
  {
    id: 'bhakoot_beats_enmity',
    koots: ['graha_maitri'],
    rule: not(bhakootBad),
    counts: false,
    grants: 'nothing',
    source: mc('6.33', 'bhanga.good_bhakoot_destroys_enmity_lords', MC_33),
  },
  {
    id: 'gana_lords_friendly',
    koots: ['gana'],
    rule: any(lordsAreFriends, navamshaLordsAreFriends),
    counts: true,
    grants: 'all',
    source: mc('6.33', 'bhanga.friendship_sign_lords_two_navamsha', MC_33),
  },
  {
    id: 'nadi_gana_same_sign_diff_star',
    koots: ['nadi', 'gana'],
    rule: all(oneSign, not(oneStar)),
    counts: true,
    grants: 'all',
    source: mc('6.35', 'bhanga.sign_but_two_stars_no', MC_35),
  },
  {
    id: 'nadi_gana_same_star_diff_sign',
    koots: ['nadi', 'gana'],
    rule: all(oneStar, not(oneSign)),
    counts: true,
    grants: 'all',
    source: mc('6.35', 'bhanga.star_two_signs_no_nadi', MC_35),
  },
  {
    id: 'same_star_diff_pada',
    koots: ['nadi', 'gana'],
    rule: all(oneStar, not(onePada)),
    counts: false,
    grants: 'nothing',
    source: mc('6.35', 'bhanga.star_different_quarters_auspicious', MC_35),
  },
  {
    id: 'ds_same_star_diff_quarter',
    koots: ['bhakoot'],
    rule: all(oneStar, not(onePada)),
    counts: true,
    grants: 'number_of_digest',
    source: {
      confidence: 'read-in-text',
      work: 'DS',
      at: '3 purvardha, vivaha: rashikutam',
      kind: 'section',
      gist: 'bhanga.star_different_quarters_good_two',
    },
  },
  {
    id: 'jn_shaunaka',
    koots: ['yoni', 'gana', 'bhakoot'],
    rule: lordsAreFriends,
    counts: true,
    grants: 'nothing',
    source: {
      confidence: 'read-in-text',
      work: 'JN',
      at: 'dura-vichara 2',
      gist: 'bhanga.shaunaka_friendship_grahas_destroys_enmity',
      verse: 'वर्गवैरं योनिवैरं गणवैरं नृदूरकम् दुष्टकूटफलं सर्वं ग्रहमैत्रेण नश्यति',
    },
  },
  {
    id: 'jn_nadi_stars',
    koots: ['nadi'],
    rule: bothStarsFree,
    counts: false,
    grants: 'nothing',
    source: {
      confidence: 'read-in-text',
      work: 'JN',
      at: 'nady-apavada 1',
      gist: 'bhanga.jyotishchintamani_some_stars_no_nadi',
    },
  },
];

/** Printed rules that are not checked, because they need more than the two Moons. */
export const NOT_CHECKED: readonly { readonly id: string; readonly source: Source }[] = [
  {
    id: 'bhakoot_navamsha_lords',
    source: mc('6.32', 'bhanga.navamsha_lords_strong_friendly_nadi', MC_32),
  },
];

/** The rules that remove the dosha of this koot; none if there is no dosha. */
export const bhangasOf = (koot: KootId, pair: Pair): readonly Bhanga[] =>
  HAS_FAULT[koot]?.(pair) === true
    ? BHANGAS.filter((bhanga) => bhanga.koots.includes(koot) && holds(bhanga.rule, pair))
    : NO_BHANGA;

/** Whether one of the given rules cancels the dosha. */
export const isRemoved = (bhangas: readonly Bhanga[]): boolean => bhangas.some((bhanga) => bhanga.counts);

const NO_BHANGA: readonly Bhanga[] = [];

/** How the effective points come about, in one sentence for the whole reply. */
export const EFFECTIVE: Source = { confidence: 'general-knowledge', gist: 'bhanga.effective_points_by_verse' };

/** The points of any bad bhakoot in the Dharmasindhu. Only points above this number are granted. */
const LEFT_TO_A_BAD_BHAKOOT = 1;

/** The points that a rule gives to a koot; null if it raises nothing. The printed points are never raised. */
export function grantOf(koot: KootId, pair: Pair, { grants }: Bhanga, points: Points): number | null {
  if (points === 'printed' || grants === 'nothing') return null;
  if (grants === 'all') return KOOTS[koot].max;
  const number = KOOTS[koot].points(pair, 'printed');
  return number > LEFT_TO_A_BAD_BHAKOOT ? number : null;
}

/** The effective points of a koot: the points obtained, or more if a rule grants more. */
export const effectiveOf = (
  koot: KootId,
  pair: Pair,
  obtained: number,
  bhangas: readonly Bhanga[],
  points: Points,
): number => Math.max(obtained, ...bhangas.map((each) => grantOf(koot, pair, each, points) ?? 0));
