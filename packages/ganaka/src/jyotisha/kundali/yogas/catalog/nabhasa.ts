/**
 * The thirty-two nabhasa yogas, formed by the seven grahas alone (BPHS 35; Saravali 21; Jataka Parijata 7.164-7.173).
 */

import { all, any } from '../../../../rules/clause.ts';
import type { Graha } from '../../../../sky/engines/engine.ts';
import { APOKLIMA, KENDRA, KONA_AND_LAGNA, PANAPHARA } from '../../chart/houses.ts';
import { exactlyIn, fills, inHouses, noneIn } from '../in-houses.ts';
import { inARow, inRashis, inSoManyRashis } from '../in-rashis.ts';
import type { Yoga } from '../rule.ts';
import { THREE_GOOD, THREE_HARSH } from '../sets.ts';

const inThreeKendras = (grahas: readonly Graha[]) => fills(grahas, KENDRA, { atLeast: 3 });

export const NABHASA: readonly Yoga[] = [
  {
    id: 'rajju',
    category: 'nabhasa_ashraya',
    at: ['BPHS 35.7'],
    rule: inRashis('seven', 'movable'),
  },
  {
    id: 'musala',
    category: 'nabhasa_ashraya',
    at: ['BPHS 35.7'],
    rule: inRashis('seven', 'fixed'),
  },
  {
    id: 'nala',
    category: 'nabhasa_ashraya',
    at: ['BPHS 35.7'],
    rule: inRashis('seven', 'dual'),
  },
  {
    id: 'mala',
    category: 'nabhasa_dala',
    at: ['BPHS 35.8'],
    rule: all(inThreeKendras(THREE_GOOD), noneIn(THREE_HARSH, KENDRA)),
    note: 'three_kendras_benefics',
  },
  {
    id: 'sarpa',
    category: 'nabhasa_dala',
    at: ['BPHS 35.8'],
    rule: all(inThreeKendras(THREE_HARSH), noneIn(THREE_GOOD, KENDRA)),
    note: 'three_kendras_malefics',
    variants: [
      {
        id: 'nodes_count',
        by: 'a published set of test charts',
        rule: all(inThreeKendras(['surya', 'mangala', 'shani', 'rahu', 'ketu']), noneIn(THREE_GOOD, KENDRA)),
      },
    ],
  },
  {
    id: 'gada',
    category: 'nabhasa_akriti',
    at: ['BPHS 35.9', 'SV 21.13', 'JP 7.168'],
    rule: any(
      exactlyIn('seven', [1, 4]),
      exactlyIn('seven', [4, 7]),
      exactlyIn('seven', [7, 10]),
      exactlyIn('seven', [10, 1]),
    ),
  },
  {
    id: 'shakata_nabhasa',
    category: 'nabhasa_akriti',
    at: ['BPHS 35.9', 'SV 21.15'],
    rule: exactlyIn('seven', [1, 7]),
    note: 'not_shakata_of_jupiter',
  },
  {
    id: 'vihaga',
    category: 'nabhasa_akriti',
    at: ['BPHS 35.9', 'SV 21.15'],
    rule: exactlyIn('seven', [4, 10]),
  },
  {
    id: 'shringataka',
    category: 'nabhasa_akriti',
    at: ['BPHS 35.10', 'SV 21.15'],
    rule: exactlyIn('seven', KONA_AND_LAGNA),
  },
  {
    id: 'hala',
    category: 'nabhasa_akriti',
    at: ['BPHS 35.10', 'SV 21.15'],
    rule: any(exactlyIn('seven', [2, 6, 10]), exactlyIn('seven', [3, 7, 11]), exactlyIn('seven', [4, 8, 12])),
  },
  {
    id: 'vajra',
    category: 'nabhasa_akriti',
    at: ['BPHS 35.11', 'SV 21.14', 'JP 7.169'],
    rule: all(inHouses('benefics7', [1, 7]), inHouses('malefics7', [4, 10])),
    note: 'cannot_happen',
  },
  {
    id: 'yava',
    category: 'nabhasa_akriti',
    at: ['BPHS 35.11', 'SV 21.14'],
    rule: all(inHouses('malefics7', [1, 7]), inHouses('benefics7', [4, 10])),
    note: 'cannot_happen',
  },
  {
    id: 'kamala',
    category: 'nabhasa_akriti',
    at: ['BPHS 35.12', 'SV 21.14'],
    rule: exactlyIn('seven', KENDRA),
    note: 'four_kendras_filled',
    variants: [{ id: 'not_all_filled', rule: inHouses('seven', KENDRA) }],
  },
  {
    id: 'vapi',
    category: 'nabhasa_akriti',
    at: ['BPHS 35.12', 'JP 7.169'],
    rule: noneIn('seven', KENDRA),
    variants: [
      {
        id: 'panaphara_or_apoklima',
        practice: true,
        rule: any(inHouses('seven', PANAPHARA), inHouses('seven', APOKLIMA)),
      },
    ],
  },
  {
    id: 'yupa',
    category: 'nabhasa_akriti',
    at: ['BPHS 35.13'],
    rule: exactlyIn('seven', [1, 2, 3, 4]),
    variants: [
      {
        id: 'not_all_filled',
        at: ['SV 21.12', 'JP 7.170'],
        rule: inHouses('seven', [1, 2, 3, 4]),
        note: 'four_rashis_some_empty',
      },
    ],
  },
  {
    id: 'shara',
    category: 'nabhasa_akriti',
    at: ['BPHS 35.13'],
    rule: exactlyIn('seven', [4, 5, 6, 7]),
    variants: [
      {
        id: 'not_all_filled',
        at: ['SV 21.12', 'JP 7.170'],
        rule: inHouses('seven', [4, 5, 6, 7]),
        note: 'four_rashis_some_empty',
      },
    ],
  },
  {
    id: 'shakti',
    category: 'nabhasa_akriti',
    at: ['BPHS 35.13'],
    rule: exactlyIn('seven', [7, 8, 9, 10]),
    variants: [
      {
        id: 'not_all_filled',
        at: ['SV 21.12', 'JP 7.170'],
        rule: inHouses('seven', [7, 8, 9, 10]),
        note: 'four_rashis_some_empty',
      },
    ],
  },
  {
    id: 'danda',
    category: 'nabhasa_akriti',
    at: ['BPHS 35.13'],
    rule: exactlyIn('seven', [10, 11, 12, 1]),
    variants: [
      {
        id: 'not_all_filled',
        at: ['SV 21.12', 'JP 7.170'],
        rule: inHouses('seven', [10, 11, 12, 1]),
        note: 'four_rashis_some_empty',
      },
    ],
  },
  {
    id: 'nauka',
    category: 'nabhasa_akriti',
    at: ['BPHS 35.14', 'SV 21.11', 'JP 7.171'],
    rule: inARow('seven', 7, 1),
  },
  {
    id: 'kuta',
    category: 'nabhasa_akriti',
    at: ['BPHS 35.14'],
    rule: inARow('seven', 7, 4),
    note: 'kuta_chhatra_exchanged',
    variants: [{ id: 'saravali_order', at: ['SV 21.11'], rule: inARow('seven', 7, 7) }],
  },
  {
    id: 'chhatra',
    category: 'nabhasa_akriti',
    at: ['BPHS 35.14', 'JP 7.171'],
    rule: inARow('seven', 7, 7),
    note: 'kuta_chhatra_exchanged',
    variants: [{ id: 'saravali_order', at: ['SV 21.11'], rule: inARow('seven', 7, 4) }],
  },
  {
    id: 'chapa',
    category: 'nabhasa_akriti',
    at: ['BPHS 35.14', 'SV 21.11'],
    rule: inARow('seven', 7, 10),
  },
  {
    id: 'ardhachandra',
    category: 'nabhasa_akriti',
    at: ['SV 21.13', 'JP 7.171'],
    rule: inARow('seven', 7, 'non_kendra'),
    note: 'definition_missing',
  },
  {
    id: 'chakra',
    category: 'nabhasa_akriti',
    at: ['BPHS 35.15', 'SV 21.16'],
    rule: exactlyIn('seven', [1, 3, 5, 7, 9, 11]),
  },
  {
    id: 'samudra',
    category: 'nabhasa_akriti',
    at: ['BPHS 35.15', 'SV 21.16'],
    rule: exactlyIn('seven', [2, 4, 6, 8, 10, 12]),
  },
  {
    id: 'gola',
    category: 'nabhasa_sankhya',
    at: ['BPHS 35.16', 'PD 6.39'],
    rule: inSoManyRashis('seven', 1),
  },
  {
    id: 'yuga',
    category: 'nabhasa_sankhya',
    at: ['BPHS 35.16', 'PD 6.39'],
    rule: inSoManyRashis('seven', 2),
  },
  {
    id: 'shula',
    category: 'nabhasa_sankhya',
    at: ['BPHS 35.16', 'PD 6.39'],
    rule: inSoManyRashis('seven', 3),
  },
  {
    id: 'kedara',
    category: 'nabhasa_sankhya',
    at: ['BPHS 35.16', 'PD 6.39'],
    rule: inSoManyRashis('seven', 4),
  },
  {
    id: 'pasha',
    category: 'nabhasa_sankhya',
    at: ['BPHS 35.17', 'PD 6.39'],
    rule: inSoManyRashis('seven', 5),
  },
  {
    id: 'dama',
    category: 'nabhasa_sankhya',
    at: ['BPHS 35.17', 'PD 6.39'],
    rule: inSoManyRashis('seven', 6),
  },
  {
    id: 'vina',
    category: 'nabhasa_sankhya',
    at: ['BPHS 35.17', 'PD 6.39'],
    rule: inSoManyRashis('seven', 7),
  },
];
