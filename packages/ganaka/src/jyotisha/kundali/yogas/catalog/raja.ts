/** Raja yogas (yogas of power; BPHS 34, 39, 40; Phaladeepika 6.37, 7). */
import { all, any, not } from '../../../../rules/clause.ts';
import { KENDRA, KENDRA_KONA, KONA, KONA_AND_LAGNA, SUSTHANA } from '../../chart/houses.ts';
import {
  aspects,
  linkOfLords,
  mutualAspect,
  ofPairs,
  ownsBoth,
  padaFromPada,
  related,
  same,
  together,
  touched,
} from '../graha-relations.ts';
import { inHouses, someIn } from '../in-houses.ts';
import { inRashis } from '../in-rashis.ts';
import { amatyaPairs, linkedPair, mutualKarakas, padasOfOneAndSeven } from '../pairs.ts';
import type { Yoga } from '../rule.ts';
import { ALL_BUT_MOON, EXALTED, OWN_OR_EXALTED } from '../sets.ts';
import { LAGNA_VARGOTTAMA, seated, strong, vargottama } from '../states.ts';
import { some } from '../vocabulary.ts';
import { house, karaka, lord } from '../who.ts';

const FIRST = lord(1);
const FIFTH = lord(5);
const ATMA = karaka('AK');
const PUTRA = karaka('PK');

export const RAJA: readonly Yoga[] = [
  {
    id: 'raja_kendra_kona',
    category: 'raja',
    at: ['BPHS 34.11-34.12, 41.28'],
    ...linkOfLords(KENDRA, KONA),
    note: 'lords_of_evil_houses_excepted',
    listing: true,
  },
  {
    id: 'raja_9_10',
    category: 'raja',
    at: ['PD 6.37'],
    rule: all(not(same(lord(9), lord(10))), together(lord(9), lord(10)), inHouses(lord(9), SUSTHANA)),
    note: 'one_rashi_good_house',
    variants: [
      { id: 'any_link', at: ['BPHS 34.11-34.12'], rule: all(not(same(lord(9), lord(10))), related(lord(9), lord(10))) },
    ],
  },
  {
    id: 'yogakaraka',
    category: 'raja',
    at: ['BPHS 34.13'],
    rule: some('five', (x) => all(ownsBoth(x, [4, 7, 10], KONA), inHouses(x, KENDRA_KONA))),
  },
  {
    id: 'node_yogakaraka',
    category: 'raja',
    at: ['BPHS 34.17'],
    rule: any(
      all(inHouses('rahu', KENDRA), touched('rahu', [lord(5), lord(9)])),
      all(inHouses('rahu', KONA), touched('rahu', [lord(1), lord(4), lord(7), lord(10)])),
      all(inHouses('ketu', KENDRA), touched('ketu', [lord(5), lord(9)])),
      all(inHouses('ketu', KONA), touched('ketu', [lord(1), lord(4), lord(7), lord(10)])),
    ),
  },
  {
    id: 'maharaja',
    category: 'raja',
    at: ['BPHS 39.6-39.7'],
    rule: all(inHouses(lord(1), [5]), inHouses(lord(5), [1])),
    note: 'conditions_on_karakas',
    variants: [
      {
        id: 'full',
        at: ['BPHS 39.6-39.7'],
        rule: all(
          inHouses(lord(1), [5]),
          inHouses(lord(5), [1]),
          inHouses([karaka('AK'), karaka('PK')], [1, 5]),
          touched(karaka('AK'), 'benefics'),
        ),
        note: 'karakas_exalted_too',
      },
    ],
  },
  {
    id: 'raja_1_5',
    category: 'raja',
    at: ['BPHS 39.4-39.5'],
    rule: any(related(FIRST, FIFTH), related(ATMA, PUTRA)),
    listing: true,
    pairs: (facts) => [...linkedPair(facts, FIRST, FIFTH, [1, 5]), ...linkedPair(facts, ATMA, PUTRA)],
  },
  {
    id: 'raja_9_ak',
    category: 'raja',
    at: ['BPHS 39.8'],
    rule: all(
      inHouses([lord(9), karaka('AK')], [1, 5, 7]),
      touched(lord(9), 'benefics'),
      touched(karaka('AK'), 'benefics'),
    ),
  },
  {
    id: 'raja_1234',
    category: 'raja',
    at: ['BPHS 39.17'],
    rule: all(someIn('benefics', [1]), someIn('benefics', [2]), someIn('malefics', [3]), someIn('benefics', [4])),
  },
  {
    id: 'raja_exalted_second',
    category: 'raja',
    at: ['BPHS 39.18'],
    rule: some(['chandra', 'guru', 'shukra', 'budha'], (x) => all(seated(x, EXALTED), inHouses(x, [2]))),
  },
  {
    id: 'raja_tenth_lord_sees_lagna',
    category: 'raja',
    at: ['BPHS 39.21'],
    rule: all(seated(lord(10), OWN_OR_EXALTED), aspects(lord(10), house(1))),
  },
  {
    id: 'raja_benefics_kendra',
    category: 'raja',
    at: ['BPHS 39.21'],
    rule: inHouses('benefics', KENDRA),
    note: 'all_benefics',
  },
  {
    id: 'raja_benefics_kendra_malefics_3611',
    category: 'raja',
    at: ['BPHS 39.48'],
    rule: all(inHouses('benefics', KENDRA), inHouses('malefics7', [3, 6, 11])),
  },
  {
    id: 'raja_arudha',
    category: 'raja',
    at: ['BPHS 39.23'],
    rule: padaFromPada(7, 1, [1, 3, 4, 5, 7, 9, 10, 11]),
    note: 'kendra_trikona_3_11',
    listing: true,
    pairs: padasOfOneAndSeven,
  },
  {
    id: 'raja_5_9',
    category: 'raja',
    at: ['BPHS 39.33-39.34'],
    rule: any(mutualAspect(lord(9), lord(5)), together(lord(9), lord(5))),
  },
  {
    id: 'raja_4_10_exchange',
    category: 'raja',
    at: ['BPHS 39.35'],
    rule: all(inHouses(lord(4), [10]), inHouses(lord(10), [4]), touched(lord(4), [lord(5), lord(9)], { need: 'all' })),
    note: 'joined_counts_as_seen',
  },
  {
    id: 'raja_5_10_4_1_with_9',
    category: 'raja',
    at: ['BPHS 39.36'],
    rule: together(lord(5), lord(10), lord(4), lord(1), lord(9)),
  },
  {
    id: 'raja_4_10_with_5_or_9',
    category: 'raja',
    at: ['BPHS 39.37'],
    rule: any(together(lord(4), lord(10), lord(5)), together(lord(4), lord(10), lord(9))),
  },
  {
    id: 'raja_5_with_9_or_1',
    category: 'raja',
    at: ['BPHS 39.38'],
    rule: all(any(together(lord(5), lord(9)), together(lord(5), lord(1))), inHouses(lord(5), [1, 4, 10])),
  },
  {
    id: 'raja_jupiter_ninth',
    category: 'raja',
    at: ['BPHS 39.39'],
    rule: all(
      inHouses('guru', [9]),
      inRashis('guru', ['dhanu', 'mina']),
      any(together('guru', 'shukra'), together('guru', lord(5))),
    ),
  },
  {
    id: 'raja_moon_venus',
    category: 'raja',
    at: ['BPHS 39.41'],
    rule: any(inHouses('shukra', [3, 11], { from: 'chandra' }), mutualAspect('chandra', 'shukra')),
  },
  {
    id: 'raja_vargottama_moon',
    category: 'raja',
    at: ['BPHS 39.42'],
    rule: all(vargottama('chandra'), strong('chandra'), touched('chandra', ALL_BUT_MOON, { need: 4, looksOnly: true })),
    note: 'strength_not_in_phaladeepika',
  },
  {
    id: 'raja_vargottama_lagna',
    category: 'raja',
    at: ['BPHS 39.43', 'PD 7.5'],
    rule: all(LAGNA_VARGOTTAMA, touched(house(1), ALL_BUT_MOON, { need: 4, looksOnly: true })),
  },
  {
    id: 'raja_exalted_kendra',
    category: 'raja',
    at: ['PD 7.1-7.2'],
    rule: some('seven', (x) => all(inHouses(x, KENDRA), seated(x, OWN_OR_EXALTED)), { atLeast: 3 }),
  },
  {
    id: 'raja_exalted_or_trikona',
    category: 'raja',
    at: ['BPHS 39.45'],
    rule: some('seven', (x) => seated(x, ['exalted', 'moolatrikona']), { atLeast: 4 }),
  },
  {
    id: 'raja_six_exalted',
    category: 'raja',
    at: ['BPHS 39.46'],
    rule: some('seven', (x) => seated(x, EXALTED), { atLeast: 6 }),
  },
  {
    id: 'raja_one_benefic_exalted',
    category: 'raja',
    at: ['BPHS 39.47'],
    rule: some(['guru', 'shukra', 'budha'], (x) =>
      all(seated(x, EXALTED), inHouses(x, KENDRA), someIn('benefics', [1], { from: x, atLeast: 2 })),
    ),
    note: 'two_for_exalted',
  },
  {
    id: 'rajasambandha_1_10',
    category: 'raja',
    at: ['BPHS 40.13'],
    rule: all(inHouses(lord(1), [10]), inHouses(lord(10), [1])),
  },
  {
    id: 'rajasambandha_amatya',
    category: 'raja',
    at: ['BPHS 40.5-40.6'],
    rule: any(inHouses(karaka('AmK'), KONA_AND_LAGNA), inHouses(karaka('AmK'), KENDRA_KONA, { from: karaka('AK') })),
    listing: true,
    pairs: amatyaPairs,
  },
  {
    id: 'rajamitra',
    category: 'raja',
    at: ['BPHS 40.15'],
    rule: all(any(together(lord(1), lord(5)), together(karaka('AK'), lord(5))), inHouses(lord(5), KENDRA_KONA)),
  },
  {
    id: 'karaka_yoga',
    category: 'raja',
    at: ['BPHS 32.26-32.28'],
    ...ofPairs('mutual_karakas', {}, mutualKarakas),
    note: 'chief_in_the_tenth',
    listing: true,
  },
];
