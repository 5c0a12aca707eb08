/**
 * The five mahapurusha yogas: one of the five planets is in its own or its exaltation rashi and in a kendra house (1,
 * 4, 7, 10; Phaladeepika 6.1-6.4). BPHS 75.1-75.2, Saravali 37.2 and Jataka Parijata 7.59 also require it to be strong.
 */

import { all } from '../../../../rules/clause.ts';
import type { TaraGraha } from '../../../../sky/engines/engine.ts';
import { KENDRA } from '../../chart/houses.ts';
import { inHouses } from '../in-houses.ts';
import type { Yoga, YogaId } from '../rule.ts';
import { OWN_OR_EXALTED } from '../sets.ts';
import { seated, strong } from '../states.ts';

const of = (id: YogaId, graha: TaraGraha): Yoga => ({
  id,
  category: 'mahapurusha',
  at: ['PD 6.1'],
  rule: all(inHouses(graha, KENDRA), seated(graha, OWN_OR_EXALTED)),
  note: 'strength_in_other_works',
  variants: [
    {
      id: 'strong',
      at: ['BPHS 75.1-75.2', 'SV 37.2', 'JP 7.59'],
      rule: all(inHouses(graha, KENDRA), seated(graha, OWN_OR_EXALTED), strong(graha)),
    },
    {
      id: 'from_moon',
      at: ['PD 6.4'],
      rule: all(inHouses(graha, KENDRA, { from: 'chandra' }), seated(graha, OWN_OR_EXALTED)),
    },
  ],
});

export const MAHAPURUSHA: readonly Yoga[] = [
  of('ruchaka', 'mangala'),
  of('bhadra', 'budha'),
  of('hamsa', 'guru'),
  of('malavya', 'shukra'),
  of('shasha', 'shani'),
];
