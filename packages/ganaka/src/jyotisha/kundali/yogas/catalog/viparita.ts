/**
 * Viparita yogas (good from bad houses): BPHS 39 and Phaladeepika 6.70 on weak or debilitated grahas, mostly lords of
 * 6, 8, 12.
 */
import { all, any } from '../../../../rules/clause.ts';
import { DUSTHANA, KENDRA_KONA } from '../../chart/houses.ts';
import { aspects } from '../graha-relations.ts';
import { inHouses } from '../in-houses.ts';
import type { Yoga } from '../rule.ts';
import { DEBILITATED, FALLEN, OWN_OR_EXALTED } from '../sets.ts';
import { combust, seated, strong, weak } from '../states.ts';
import { some } from '../vocabulary.ts';
import { house, lord } from '../who.ts';

export const VIPARITA: readonly Yoga[] = [
  {
    id: 'yogavan',
    category: 'viparita',
    at: ['PD 6.70'],
    rule: all(
      inHouses([lord(6), lord(8), lord(12)], DUSTHANA),
      weak(lord(6)),
      weak(lord(8)),
      weak(lord(12)),
      inHouses([lord(1), lord(4), lord(9), lord(10)], KENDRA_KONA),
      strong(lord(1)),
      strong(lord(4)),
      strong(lord(9)),
      strong(lord(10)),
    ),
    note: 'read_in_reverse',
  },
  {
    id: 'raja_nicha_368',
    category: 'viparita',
    at: ['BPHS 39.19'],
    rule: all(
      some('seven', (x) => all(seated(x, DEBILITATED), inHouses(x, [3, 6, 8]))),
      seated(lord(1), OWN_OR_EXALTED),
      aspects(lord(1), house(1)),
    ),
    note: 'lagna_lord_in_lagna',
  },
  {
    id: 'raja_trika_lords_fallen',
    category: 'viparita',
    at: ['BPHS 39.20'],
    rule: all(
      any(seated(lord(6), FALLEN), combust(lord(6))),
      any(seated(lord(8), FALLEN), combust(lord(8))),
      any(seated(lord(12), FALLEN), combust(lord(12))),
      seated(lord(1), OWN_OR_EXALTED),
      aspects(lord(1), house(1)),
    ),
  },
  {
    id: 'raja_trika_lord_nicha_sees_lagna',
    category: 'viparita',
    at: ['BPHS 39.28'],
    rule: any(
      all(seated(lord(6), DEBILITATED), aspects(lord(6), house(1))),
      all(seated(lord(8), DEBILITATED), aspects(lord(8), house(1))),
      all(seated(lord(12), DEBILITATED), aspects(lord(12), house(1))),
    ),
  },
];
