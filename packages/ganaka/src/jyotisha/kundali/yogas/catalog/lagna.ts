/** Yogas by the occupants of the lagna and its neighbours (BPHS 36.1; Phaladeepika 6.8). */
import { all, any, not } from '../../../../rules/clause.ts';
import { touched } from '../graha-relations.ts';
import { noneIn, onlyKindIn, someIn } from '../in-houses.ts';
import type { Yoga } from '../rule.ts';
import { house } from '../who.ts';

export const LAGNA: readonly Yoga[] = [
  {
    id: 'shubha',
    category: 'lagna',
    at: ['BPHS 36.1'],
    rule: any(
      someIn('benefics', [1]),
      all(someIn('benefics', [12]), someIn('benefics', [2]), noneIn('malefics', [2, 12])),
    ),
    note: 'lagna_or_both_sides',
  },
  {
    id: 'ashubha',
    category: 'lagna',
    at: ['BPHS 36.1'],
    rule: any(
      someIn('malefics', [1]),
      all(someIn('malefics', [12]), someIn('malefics', [2]), noneIn('benefics', [2, 12])),
    ),
    note: 'shubha_with_ashubha',
  },
  {
    id: 'shubha_kartari',
    category: 'lagna',
    at: ['PD 6.8', 'JP 7.125'],
    rule: all(someIn('benefics', [2]), someIn('benefics', [12]), noneIn('malefics', [2, 12])),
    note: 'no_other_kind',
  },
  {
    id: 'papa_kartari',
    category: 'lagna',
    at: ['PD 6.8', 'JP 7.125'],
    rule: all(someIn('malefics', [2]), someIn('malefics', [12]), noneIn('benefics', [2, 12])),
    note: 'no_other_kind',
  },
  {
    id: 'sushubha',
    category: 'lagna',
    at: ['PD 6.8'],
    rule: all(onlyKindIn('benefics', [2]), not(touched(house(2), 'malefics'))),
  },
];
