/**
 * Yogas from the Moon (BPHS 36-37; Phaladeepika 6; Saravali 13; Jataka Parijata 7). The nodes neither form nor break
 * sunapha (a graha in the second from the Moon) and similar yogas.
 */
import { all, any, not } from '../../../../rules/clause.ts';
import { APOKLIMA, KENDRA, PANAPHARA, UPACHAYA } from '../../chart/houses.ts';
import { aspects, touched } from '../graha-relations.ts';
import { inHouses, noneIn, onlyKindIn, someIn } from '../in-houses.ts';
import type { Yoga } from '../rule.ts';
import { ALL_BUT_MOON, DEBILITATED, FALLEN, THREE_GOOD } from '../sets.ts';
import { BY_DAY, BY_NIGHT, combust, seated } from '../states.ts';

const SEEN = 'seen_or_same_rashi';

export const CHANDRA: readonly Yoga[] = [
  {
    id: 'sunapha',
    category: 'chandra',
    at: ['BPHS 37.7', 'SV 13.1', 'PD 6.5'],
    rule: all(someIn('five', [2], { from: 'chandra' }), noneIn('five', [12], { from: 'chandra' })),
    note: 'sun_in_second_spoils_not',
    variants: [
      {
        id: 'sun_spoils',
        practice: true,
        rule: all(
          someIn('five', [2], { from: 'chandra' }),
          noneIn(['surya'], [2], { from: 'chandra' }),
          noneIn('five', [12], { from: 'chandra' }),
        ),
      },
    ],
  },
  {
    id: 'anapha',
    category: 'chandra',
    at: ['BPHS 37.7', 'SV 13.1', 'PD 6.5'],
    rule: all(someIn('five', [12], { from: 'chandra' }), noneIn('five', [2], { from: 'chandra' })),
  },
  {
    id: 'durudhura',
    category: 'chandra',
    at: ['BPHS 37.7', 'SV 13.1', 'PD 6.5'],
    rule: all(someIn('five', [2], { from: 'chandra' }), someIn('five', [12], { from: 'chandra' })),
  },
  {
    id: 'kemadruma',
    category: 'chandra',
    at: ['BPHS 37.11-37.12'],
    rule: noneIn('five', [1, 2, 12], { from: 'chandra' }),
    variants: [
      {
        id: 'bphs_second_half',
        at: ['BPHS 37.11'],
        rule: noneIn(ALL_BUT_MOON, KENDRA),
        note: 'only_moon_in_kendra',
      },
      { id: 'without_first', at: ['PD 6.5', 'SV 13.2', 'JP 7.73'], rule: noneIn('five', [2, 12], { from: 'chandra' }) },
      {
        id: 'saravali',
        at: ['SV 13.2'],
        rule: all(
          noneIn('five', [2, 12], { from: 'chandra' }),
          noneIn(ALL_BUT_MOON, KENDRA, { from: 'chandra' }),
          not(touched('chandra', ALL_BUT_MOON)),
        ),
      },
    ],
    bhanga: [
      { id: 'moon_in_kendra', at: ['PD 6.5', 'JP 7.83'], rule: inHouses('chandra', KENDRA) },
      { id: 'moon_joined', at: ['PD 6.5', 'JP 7.83'], rule: someIn(ALL_BUT_MOON, [1], { from: 'chandra' }) },
      { id: 'grahas_in_kendra_from_moon', at: ['PD 6.5'], rule: someIn(ALL_BUT_MOON, [4, 7, 10], { from: 'chandra' }) },
      {
        id: 'jupiter_sees_moon_or_venus_in_kendra',
        at: ['JP 7.80'],
        rule: any(
          all(inHouses('chandra', KENDRA), aspects('guru', 'chandra')),
          all(inHouses('shukra', KENDRA), aspects('guru', 'shukra')),
        ),
      },
      {
        id: 'moon_with_benefic_seen_by_jupiter',
        at: ['JP 7.80'],
        rule: all(someIn(THREE_GOOD, [1], { from: 'chandra' }), touched('chandra', 'guru')),
        note: 'moon_between_left_out',
      },
      {
        id: 'moon_great_friend_or_exalted_seen_by_jupiter',
        at: ['JP 7.81'],
        rule: all(seated('chandra', ['adhimitra', 'exalted']), aspects('guru', 'chandra')),
        note: 'navamsha_left_out',
      },
    ],
  },
  {
    id: 'adhi',
    category: 'chandra',
    at: ['BPHS 37.5', 'PD 6.42', 'JP 7.113'],
    rule: inHouses(THREE_GOOD, [6, 7, 8], { from: 'chandra' }),
    note: 'all_three_graded',
    variants: [
      {
        id: 'partial',
        by: 'B. V. Raman, Three Hundred Important Combinations',
        rule: someIn(THREE_GOOD, [6, 7, 8], { from: 'chandra', atLeast: 2 }),
        note: 'two_of_three',
      },
    ],
  },
  {
    id: 'chandra_adhama',
    category: 'chandra',
    at: ['BPHS 37.1', 'PD 6.14', 'JP 7.112', 'SV 13.30'],
    rule: inHouses('chandra', KENDRA, { from: 'surya' }),
  },
  {
    id: 'chandra_sama',
    category: 'chandra',
    at: ['BPHS 37.1', 'PD 6.14', 'JP 7.112'],
    rule: inHouses('chandra', PANAPHARA, { from: 'surya' }),
  },
  {
    id: 'chandra_varishtha',
    category: 'chandra',
    at: ['BPHS 37.1', 'PD 6.14', 'JP 7.112'],
    rule: inHouses('chandra', APOKLIMA, { from: 'surya' }),
  },
  {
    id: 'chandra_diva_guru',
    category: 'chandra',
    at: ['BPHS 37.2', 'JP 7.112'],
    rule: all(BY_DAY, seated('chandra', ['own', 'adhimitra'], 'D9'), touched('chandra', 'guru')),
    note: SEEN,
  },
  {
    id: 'chandra_nisha_shukra',
    category: 'chandra',
    at: ['BPHS 37.3', 'JP 7.112'],
    rule: all(BY_NIGHT, seated('chandra', ['own', 'adhimitra'], 'D9'), touched('chandra', 'shukra')),
    note: SEEN,
  },
  {
    id: 'vasumat',
    category: 'chandra',
    at: ['BPHS 37.6', 'PD 6.19', 'SV 13.32'],
    rule: inHouses(THREE_GOOD, UPACHAYA, { from: 'chandra' }),
    variants: [{ id: 'from_lagna', at: ['PD 6.19', 'SV 13.32'], rule: inHouses(THREE_GOOD, UPACHAYA) }],
  },
  {
    id: 'shakata',
    category: 'chandra',
    at: ['PD 6.14'],
    rule: inHouses('chandra', [6, 8, 12], { from: 'guru' }),
    variants: [
      {
        id: 'jataka_parijata',
        at: ['JP 7.108'],
        rule: all(inHouses('guru', [6, 8], { from: 'chandra' }), not(inHouses('guru', KENDRA))),
      },
    ],
    bhanga: [{ id: 'moon_in_kendra', at: ['PD 6.14'], rule: inHouses('chandra', KENDRA) }],
  },
  {
    id: 'gajakesari',
    category: 'chandra',
    at: ['BPHS 36.3-36.4'],
    rule: all(
      any(inHouses('guru', KENDRA), inHouses('guru', KENDRA, { from: 'chandra' })),
      touched('guru', ['budha', 'shukra', 'chandra']),
      not(seated('guru', FALLEN)),
      not(combust('guru')),
    ),
    note: 'benefics_that_touch',
    variants: [
      {
        id: 'jataka_parijata',
        at: ['JP 7.116'],
        rule: inHouses('guru', KENDRA, { from: 'chandra' }),
        note: 'rule_of_programs',
      },
      {
        id: 'jataka_parijata_second',
        at: ['JP 7.116'],
        rule: all(
          touched('chandra', THREE_GOOD, { need: 'all' }),
          not(seated('budha', DEBILITATED)),
          not(seated('guru', DEBILITATED)),
          not(seated('shukra', DEBILITATED)),
          not(combust('budha')),
          not(combust('guru')),
          not(combust('shukra')),
        ),
        note: 'joined_counts_as_seen',
      },
      { id: 'phaladeepika_kesari', at: ['PD 6.14'], rule: inHouses('chandra', KENDRA, { from: 'guru' }) },
    ],
  },
  {
    id: 'amala',
    category: 'chandra',
    at: ['BPHS 36.5'],
    rule: any(onlyKindIn('benefics', [10]), onlyKindIn('benefics', [10], { from: 'chandra' })),
    note: 'nobody_but_benefics',
    variants: [
      {
        id: 'any_benefic',
        at: ['JP 7.118-7.119', 'PD 6.19'],
        rule: any(someIn('benefics', [10]), someIn('benefics', [10], { from: 'chandra' })),
      },
    ],
  },
];
