/** Yogas from the Sun (BPHS 38; Saravali 14; Phaladeepika 6.8). */

import { all } from '../../../../rules/clause.ts';
import { TARA_GRAHAS } from '../../../../sky/engines/engine.ts';
import type { ChartFacts } from '../../chart/facts.ts';
import { together } from '../graha-relations.ts';
import { noneIn, someIn } from '../in-houses.ts';
import type { Yoga } from '../rule.ts';

/** The grade of the yoga: good if only benefics form it, bad if only malefics do (BPHS 38.4). */
function gradeBy(facts: ChartFacts, houses: readonly number[]): string {
  const makers = TARA_GRAHAS.filter((graha) => houses.includes(facts.houseOf(graha, facts.rashiOf('surya'))));
  const good = makers.filter((graha) => facts.isBenefic(graha) === true).length;
  return good === makers.length ? 'shubha' : good === 0 ? 'papa' : 'mixed';
}

export const SURYA: readonly Yoga[] = [
  {
    id: 'veshi',
    category: 'surya',
    at: ['BPHS 38.1', 'SV 14.1', 'PD 6.8'],
    rule: all(someIn('five', [2], { from: 'surya' }), noneIn('five', [12], { from: 'surya' })),
    grade: (facts) => gradeBy(facts, [2]),
    note: 'parted_by_benefics',
  },
  {
    id: 'voshi',
    category: 'surya',
    at: ['BPHS 38.1', 'SV 14.1', 'PD 6.8'],
    rule: all(someIn('five', [12], { from: 'surya' }), noneIn('five', [2], { from: 'surya' })),
    grade: (facts) => gradeBy(facts, [12]),
    note: 'parted_by_benefics',
  },
  {
    id: 'ubhayachari',
    category: 'surya',
    at: ['BPHS 38.1', 'SV 14.1', 'PD 6.8'],
    rule: all(someIn('five', [2], { from: 'surya' }), someIn('five', [12], { from: 'surya' })),
    grade: (facts) => gradeBy(facts, [2, 12]),
    note: 'parted_by_benefics',
  },
  {
    id: 'budhaditya',
    category: 'surya',
    practice: true,
    rule: together('surya', 'budha'),
    note: 'name_in_no_text',
    off: true,
  },
];
