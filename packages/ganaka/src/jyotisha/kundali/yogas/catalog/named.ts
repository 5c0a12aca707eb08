/** The named yogas of BPHS 36, Phaladeepika 6 and Jataka Parijata 7. */
import { all, any, not } from '../../../../rules/clause.ts';
import { KENDRA, KENDRA_KONA, KONA } from '../../chart/houses.ts';
import { aspects, mutualKendra, together, touched } from '../graha-relations.ts';
import { emptyOrOnly, exactlyIn, fills, inHouses, noneIn, someIn } from '../in-houses.ts';
import { chainStart, houseInRashis, inARow, inRashis } from '../in-rashis.ts';
import type { Yoga } from '../rule.ts';
import { EXALTED, OWN_EXALTED_OR_FRIEND, OWN_OR_EXALTED, THREE_GOOD } from '../sets.ts';
import { BY_DAY, BY_NIGHT, seated, strong } from '../states.ts';
import { some } from '../vocabulary.ts';
import { dispositorOf, house, lord, lordFrom, navamshaLordOf } from '../who.ts';

const MAHABHAGYA_OF_MEN = all(
  BY_DAY,
  inRashis('surya', 'odd'),
  inRashis('chandra', 'odd'),
  houseInRashis(house(1), 'odd'),
);
const MAHABHAGYA_OF_WOMEN = all(
  BY_NIGHT,
  inRashis('surya', 'even'),
  inRashis('chandra', 'even'),
  houseInRashis(house(1), 'even'),
);

export const NAMED: readonly Yoga[] = [
  {
    id: 'parvata',
    category: 'named',
    at: ['BPHS 36.7'],
    rule: all(emptyOrOnly('benefics', [7, 8]), someIn('benefics', KENDRA)),
    note: 'one_kendra_with_benefic',
    variants: [
      {
        id: 'jataka_parijata',
        at: ['JP 7.128'],
        rule: all(emptyOrOnly('benefics', [6, 8]), someIn('benefics', KENDRA)),
        note: 'one_kendra_with_benefic',
      },
      {
        id: 'jataka_parijata_second',
        at: ['JP 7.128'],
        rule: mutualKendra(lord(1), lord(12)),
        note: 'friends_look_not_tested',
      },
      {
        id: 'phaladeepika',
        at: ['PD 6.35'],
        rule: all(inHouses(dispositorOf(lord(1)), KENDRA_KONA), seated(dispositorOf(lord(1)), OWN_OR_EXALTED)),
      },
    ],
  },
  {
    id: 'kahala',
    category: 'named',
    at: ['BPHS 36.9'],
    rule: any(
      all(mutualKendra(lord(4), 'guru'), strong(lord(1))),
      all(seated(lord(4), OWN_OR_EXALTED), together(lord(4), lord(10))),
    ),
    note: 'look_of_tenth_lord_too',
    variants: [
      {
        id: 'phaladeepika',
        at: ['PD 6.35'],
        rule: all(
          inHouses(dispositorOf(dispositorOf(lord(1))), KENDRA_KONA),
          seated(dispositorOf(dispositorOf(lord(1))), OWN_OR_EXALTED),
        ),
      },
      {
        id: 'fourth_and_ninth',
        by: 'modern handbooks',
        rule: all(mutualKendra(lord(4), lord(9)), strong(lord(1))),
        note: 'guru_lord_of_9',
      },
    ],
  },
  {
    id: 'chamara',
    category: 'named',
    at: ['BPHS 36.11', 'JP 7.136'],
    rule: any(
      all(seated(lord(1), EXALTED), inHouses(lord(1), KENDRA), aspects('guru', lord(1))),
      someIn('benefics', [1], { atLeast: 2 }),
      someIn('benefics', [9], { atLeast: 2 }),
      someIn('benefics', [10], { atLeast: 2 }),
      someIn('benefics', [7], { atLeast: 2 }),
    ),
  },
  {
    id: 'shankha',
    category: 'named',
    at: ['BPHS 36.13', 'JP 7.138'],
    rule: any(
      all(strong(lord(1)), mutualKendra(lord(5), lord(6))),
      all(inRashis(lord(1), 'movable'), inRashis(lord(10), 'movable'), strong(lord(9))),
    ),
    variants: [
      { id: 'phaladeepika', at: ['PD 6.37'], rule: all(together(lord(9), lord(10)), inHouses(lord(9), KENDRA_KONA)) },
    ],
  },
  {
    id: 'bheri',
    category: 'named',
    at: ['BPHS 36.15'],
    rule: any(
      all(strong(lord(9)), fills('nine', [1, 2, 7, 12])),
      all(strong(lord(9)), inHouses(['shukra', 'guru', lord(1)], KENDRA)),
    ),
    note: 'each_of_four_houses',
    variants: [
      { id: 'all_in_the_four', rule: all(strong(lord(9)), inHouses('seven', [1, 2, 7, 12])) },
      {
        id: 'jataka_parijata',
        at: ['JP 7.140'],
        rule: any(
          all(strong(lord(10)), fills('nine', [1, 2, 7, 12])),
          all(strong(lord(9)), inHouses(['shukra', lord(1)], KENDRA, { from: 'guru' })),
        ),
        note: 'each_of_four_houses',
      },
    ],
  },
  {
    id: 'mridanga',
    category: 'named',
    at: ['BPHS 36.17'],
    rule: all(
      strong(lord(1)),
      some('seven', (x) => all(inHouses(x, KENDRA_KONA), seated(x, OWN_OR_EXALTED)), { atLeast: 3 }),
    ),
    note: 'plural_is_three',
    variants: [
      {
        id: 'jataka_parijata',
        at: ['JP 7.142'],
        rule: all(
          strong(lord(1)),
          some('seven', (x) =>
            all(
              seated(x, EXALTED),
              inHouses(navamshaLordOf(x), KENDRA_KONA),
              seated(navamshaLordOf(x), OWN_OR_EXALTED),
            ),
          ),
        ),
        note: 'navamsha_lord_strong_too',
      },
    ],
  },
  {
    id: 'shrinatha',
    category: 'named',
    at: ['BPHS 36.18', 'JP 7.143'],
    rule: all(seated(lord(7), EXALTED), inHouses(lord(7), [10]), together(lord(10), lord(9))),
    variants: [
      {
        id: 'phaladeepika',
        at: ['PD 6.28'],
        rule: all(
          inHouses(['shukra', lord(9), 'budha'], KENDRA_KONA),
          seated(['shukra', lord(9), 'budha'], OWN_EXALTED_OR_FRIEND),
        ),
      },
    ],
  },
  {
    id: 'sharada',
    category: 'named',
    at: ['BPHS 36.19'],
    rule: any(
      all(inHouses(lord(10), [5]), inHouses('budha', KENDRA), seated('surya', ['own']), strong('surya')),
      all(
        any(inHouses('guru', KONA, { from: 'chandra' }), inHouses('budha', KONA, { from: 'chandra' })),
        inHouses('mangala', [11]),
      ),
    ),
    variants: [
      {
        id: 'jataka_parijata_second',
        at: ['JP 7.144'],
        rule: all(inHouses('guru', KONA, { from: 'chandra' }), inHouses('mangala', KONA, { from: 'budha' })),
      },
      { id: 'jataka_parijata_third', at: ['JP 7.144'], rule: inHouses('guru', [11], { from: 'budha' }) },
    ],
  },
  {
    id: 'matsya',
    category: 'named',
    at: ['BPHS 36.21'],
    rule: all(
      someIn('benefics', [9]),
      someIn('benefics', [1]),
      someIn('benefics', [5]),
      someIn('malefics', [5]),
      someIn('malefics', [4]),
      someIn('malefics', [8]),
    ),
    variants: [
      {
        id: 'jataka_parijata',
        at: ['JP 7.146'],
        rule: all(
          someIn('malefics', [9]),
          someIn('malefics', [1]),
          someIn('benefics', [5]),
          someIn('malefics', [5]),
          someIn('malefics', [4]),
          someIn('malefics', [8]),
        ),
      },
    ],
  },
  {
    id: 'kurma',
    category: 'named',
    at: ['BPHS 36.23'],
    rule: all(
      inHouses('benefics', [5, 6, 7]),
      seated('benefics', OWN_EXALTED_OR_FRIEND, 'D9'),
      inHouses('malefics7', [3, 11, 1]),
      seated('malefics7', OWN_OR_EXALTED),
    ),
    note: 'nodes_left_out',
    variants: [
      {
        id: 'jataka_parijata',
        at: ['JP 7.148'],
        rule: all(
          inHouses('benefics', [5, 6, 7]),
          inHouses('malefics7', [3, 11, 1]),
          seated('malefics7', ['mitra', 'adhimitra', 'exalted']),
        ),
        note: 'benefics_exalted_too',
      },
    ],
  },
  {
    id: 'khadga',
    category: 'named',
    at: ['BPHS 36.25', 'JP 7.150'],
    rule: all(inHouses(lord(9), [2]), inHouses(lord(2), [9]), inHouses(lord(1), KENDRA_KONA)),
  },
  {
    id: 'lakshmi',
    category: 'named',
    at: ['BPHS 36.27'],
    rule: all(inHouses(lord(9), KENDRA), seated(lord(9), ['moolatrikona', 'own', 'exalted']), strong(lord(1))),
    note: 'own_rashi_not_in_parijata',
    variants: [
      {
        id: 'phaladeepika',
        at: ['PD 6.21'],
        rule: all(inHouses([lord(9), 'shukra'], KENDRA_KONA), seated([lord(9), 'shukra'], OWN_OR_EXALTED)),
      },
    ],
  },
  {
    id: 'gauri',
    category: 'named',
    at: ['PD 6.21'],
    rule: all(inHouses('chandra', KENDRA_KONA), seated('chandra', OWN_OR_EXALTED), aspects('guru', 'chandra')),
    note: 'look_not_joined',
  },
  {
    id: 'kusuma',
    category: 'named',
    at: ['BPHS 36.29'],
    rule: all(
      houseInRashis(house(1), 'fixed'),
      inHouses('shukra', KENDRA),
      inHouses('chandra', KONA),
      someIn(THREE_GOOD, [1], { from: 'chandra' }),
      inHouses('shani', [10]),
    ),
    variants: [
      {
        id: 'jataka_parijata',
        at: ['JP 7.154'],
        rule: all(
          houseInRashis(house(1), 'fixed'),
          inHouses('shukra', KENDRA),
          inHouses('chandra', KONA),
          inHouses('shani', [10]),
        ),
        note: 'obscure_word',
      },
    ],
  },
  {
    id: 'kalanidhi',
    category: 'named',
    at: ['BPHS 36.31', 'JP 7.158'],
    rule: all(
      inHouses('guru', [2, 5]),
      any(
        touched('guru', ['budha', 'shukra'], { need: 'all' }),
        inRashis('guru', ['mithuna', 'kanya', 'vrishabha', 'tula']),
      ),
    ),
  },
  {
    id: 'kalpadruma',
    category: 'named',
    at: ['BPHS 36.33-36.34'],
    rule: all(
      any(inHouses(lord(1), KENDRA_KONA), seated(lord(1), EXALTED)),
      any(inHouses(dispositorOf(lord(1)), KENDRA_KONA), seated(dispositorOf(lord(1)), EXALTED)),
      any(
        inHouses(dispositorOf(dispositorOf(lord(1))), KENDRA_KONA),
        seated(dispositorOf(dispositorOf(lord(1))), EXALTED),
      ),
      any(
        inHouses(navamshaLordOf(dispositorOf(dispositorOf(lord(1)))), KENDRA_KONA),
        seated(navamshaLordOf(dispositorOf(dispositorOf(lord(1)))), EXALTED),
      ),
    ),
    variants: [
      {
        id: 'jataka_parijata',
        at: ['JP 7.156'],
        rule: any(
          any(
            inHouses(dispositorOf(dispositorOf(lord(1))), KENDRA_KONA),
            seated(dispositorOf(dispositorOf(lord(1))), EXALTED),
          ),
          any(
            inHouses(navamshaLordOf(dispositorOf(dispositorOf(lord(1)))), KENDRA_KONA),
            seated(navamshaLordOf(dispositorOf(dispositorOf(lord(1)))), EXALTED),
          ),
        ),
      },
    ],
  },
  {
    id: 'hari',
    category: 'named',
    at: ['BPHS 36.35', 'JP 7.162'],
    rule: inHouses(THREE_GOOD, [2, 12, 8], { from: lord(2), skipReference: true }),
    note: 'houses_need_not_be_filled',
    variants: [{ id: 'all_filled', rule: fills('benefics', [2, 12, 8], { from: lord(2) }) }],
  },
  {
    id: 'hara',
    category: 'named',
    at: ['BPHS 36.35'],
    rule: inHouses(THREE_GOOD, [4, 9, 8], { from: lord(7), skipReference: true }),
    note: 'houses_need_not_be_filled',
    variants: [
      { id: 'all_filled', rule: fills('benefics', [4, 9, 8], { from: lord(7) }) },
      {
        id: 'jataka_parijata',
        at: ['JP 7.162'],
        rule: inHouses(['guru', 'chandra', 'budha'], [4, 9, 8], { from: lord(7) }),
      },
    ],
  },
  {
    id: 'brahma',
    category: 'named',
    at: ['BPHS 36.36'],
    rule: inHouses(THREE_GOOD, [4, 10, 11], { from: lord(1), skipReference: true }),
    note: 'houses_need_not_be_filled',
    variants: [
      { id: 'all_filled', rule: fills('benefics', [4, 10, 11], { from: lord(1) }) },
      {
        id: 'jataka_parijata',
        at: ['JP 7.162'],
        rule: inHouses(['surya', 'shukra', 'mangala'], [4, 10, 11], { from: lord(1) }),
      },
    ],
  },
  {
    id: 'lagnadhi',
    category: 'named',
    at: ['BPHS 36.37'],
    rule: all(
      fills('benefics', [7, 8]),
      noneIn('malefics', [7, 8]),
      not(touched(house(7), 'malefics')),
      not(touched(house(8), 'malefics')),
    ),
    variants: [
      { id: 'phaladeepika', at: ['PD 6.42'], rule: inHouses(THREE_GOOD, [6, 7, 8]) },
      {
        id: 'jataka_parijata',
        at: ['JP 7.114'],
        rule: all(inHouses(THREE_GOOD, [6, 7, 8]), noneIn('malefics', [4, 6, 7, 8])),
        note: 'benefics_unseen_left_out',
      },
    ],
  },
  {
    id: 'mahabhagya',
    category: 'named',
    at: ['PD 6.14'],
    rule: any(MAHABHAGYA_OF_MEN, MAHABHAGYA_OF_WOMEN),
    note: 'men_then_women',
    bySex: { m: MAHABHAGYA_OF_MEN, f: MAHABHAGYA_OF_WOMEN },
  },
  {
    id: 'pushkala',
    category: 'named',
    at: ['PD 6.19'],
    rule: all(
      together(lordFrom(1, 'chandra'), lord(1)),
      inHouses(lord(1), KENDRA),
      seated(lordFrom(1, 'chandra'), ['own', 'adhimitra']),
      some('seven', (x) => all(strong(x), aspects(x, house(1)))),
    ),
    note: 'great_friends_rashi',
  },
  {
    id: 'sarasvati',
    category: 'named',
    at: ['PD 6.26'],
    rule: all(
      inHouses(['shukra', 'guru', 'budha'], [1, 2, 4, 5, 7, 9, 10]),
      seated('guru', OWN_EXALTED_OR_FRIEND),
      strong('guru'),
    ),
  },
  {
    id: 'shrikantha',
    category: 'named',
    at: ['PD 6.28'],
    rule: all(
      inHouses([lord(1), 'surya', 'chandra'], KENDRA_KONA),
      seated([lord(1), 'surya', 'chandra'], OWN_EXALTED_OR_FRIEND),
    ),
  },
  {
    id: 'vairinchi',
    category: 'named',
    at: ['PD 6.28'],
    rule: all(
      inHouses(['guru', lord(5), 'shani'], KENDRA_KONA),
      seated(['guru', lord(5), 'shani'], OWN_EXALTED_OR_FRIEND),
    ),
    note: 'atmapa_lord_of_5',
  },
  {
    id: 'shubha_mala',
    category: 'named',
    at: ['PD 6.21'],
    rule: exactlyIn('benefics', [5, 6, 7]),
  },
  {
    id: 'ashubha_mala',
    category: 'named',
    at: ['PD 6.21'],
    rule: exactlyIn('benefics', [6, 8, 12]),
    note: 'subject_not_repeated',
  },
  {
    id: 'malika',
    category: 'named',
    at: ['JP 7.132-7.135'],
    rule: inARow('seven', 7, 'any'),
    variants: [{ id: 'chain_of_six', by: 'modern handbooks', rule: inARow('seven', 6, 'any'), note: 'five_or_six' }],
    grade: chainStart('seven', 7),
  },
  {
    id: 'amshavatara',
    category: 'named',
    at: ['JP 7.160'],
    rule: all(
      inHouses(['shukra', 'guru'], KENDRA),
      inHouses('shani', KENDRA),
      seated('shani', EXALTED),
      houseInRashis(house(1), 'movable'),
    ),
  },
  {
    id: 'bhaskara',
    category: 'named',
    at: ['JP 7.67'],
    rule: all(
      inHouses('budha', [2], { from: 'surya' }),
      inHouses('chandra', [11], { from: 'budha' }),
      inHouses('guru', KONA, { from: 'chandra' }),
    ),
  },
  {
    id: 'indra',
    category: 'named',
    at: ['JP 7.68'],
    rule: all(
      inHouses('mangala', [3], { from: 'chandra' }),
      inHouses('shani', [7], { from: 'mangala' }),
      inHouses('shukra', [7], { from: 'shani' }),
      inHouses('guru', [7], { from: 'shukra' }),
    ),
  },
  {
    id: 'marut',
    category: 'named',
    at: ['JP 7.69'],
    rule: all(
      inHouses('guru', KONA, { from: 'shukra' }),
      inHouses('chandra', [5], { from: 'guru' }),
      inHouses('surya', KENDRA, { from: 'chandra' }),
    ),
  },
  {
    id: 'budha_yoga',
    category: 'named',
    at: ['JP 7.70'],
    rule: all(
      inHouses('guru', [1]),
      inHouses('chandra', KENDRA, { from: 'guru' }),
      inHouses('rahu', [2], { from: 'chandra' }),
      inHouses(['surya', 'mangala'], [3], { from: 'rahu' }),
    ),
    note: 'third_from_rahu',
  },
];
