/** The birth of the Fish: the bright third of Chaitra. */
import { all } from '../../rules/clause.ts';
import { rung } from '../../rules/ladder.ts';
import {
  always,
  bothTouch,
  neitherTouches,
  onlyFirstTouches,
  onlySecondTouches,
  secondCoversMore,
} from '../../rules/meeting-clauses.ts';
import { ds } from '../../rules/source.ts';
import { practice, type TithiFestival } from '../rule.ts';
import { inKala } from '../windows.ts';

const DASHAVATARA = '2, Chaitra (dashavatara-jayantyah)';

export const matsyaJayanti: TithiFestival = {
  id: 'matsya-jayanti',
  kind: 'festival',
  on: { masa: 'chaitra', tithi: 3 },
  kala: 'aparahna',
  ladder: [
    rung(onlyFirstTouches, 'first', ds(DASHAVATARA, 'The Fish is born on the third of Chaitra in aparahna.')),
    rung(onlySecondTouches, 'second', ds(DASHAVATARA, 'The Fish is born on the third of Chaitra in aparahna.')),
    rung(
      all(bothTouch, secondCoversMore),
      'second',
      practice('The third in aparahna of both days: the day that has more of it.'),
    ),
    rung(
      bothTouch,
      'first',
      practice('The third in aparahna of both days: the day that has more of it, the earlier where they are equal.'),
    ),
    rung(neitherTouches, 'first', practice('The third in aparahna of neither day: the day it begins.')),
  ],
  variants: [
    {
      tradition: 'pratipad',
      on: { masa: 'chaitra', tithi: 1 },
      kala: 'aparahna',
      ladder: [
        rung(onlySecondTouches, 'second', ds(DASHAVATARA, 'Some say: on the first of bright Chaitra.')),
        rung(always, 'first', ds(DASHAVATARA, 'Some say: on the first of bright Chaitra.')),
      ],
    },
  ],
  observances: [
    { id: 'aparahna_puja', window: inKala('aparahna'), source: ds(DASHAVATARA, 'The worship is in aparahna.') },
  ],
};
