/** Nicabhanga: what cancels the debilitation of a graha (Phaladeepika 7.26-7.30). */
import { all, any, not } from '../../../../rules/clause.ts';
import { KENDRA, KENDRA_KONA } from '../../chart/houses.ts';
import { aspects, same } from '../graha-relations.ts';
import { inHouses } from '../in-houses.ts';
import { houseInRashis } from '../in-rashis.ts';
import type { Yoga } from '../rule.ts';
import { DEBILITATED } from '../sets.ts';
import { seated } from '../states.ts';
import { some } from '../vocabulary.ts';
import { dispositorOf, exaltationLordOf, exaltedWhere, house, navamshaLordOf } from '../who.ts';

/** The given lord is in a kendra from the lagna or from the Moon. */
const liftedBy = (lord: typeof dispositorOf): Pick<Yoga, 'rule' | 'note'> => ({
  rule: some('seven', (x) =>
    all(
      seated(x, DEBILITATED),
      any(
        inHouses(lord(x), KENDRA),
        all(not(same(lord(x), 'chandra')), inHouses(lord(x), KENDRA, { from: 'chandra' })),
      ),
    ),
  ),
  note: 'only_lagna_for_moon',
});

export const NICABHANGA: readonly Yoga[] = [
  {
    id: 'nicabhanga_sign_lord',
    category: 'nicabhanga',
    at: ['PD 7.26, 7.29'],
    ...liftedBy(dispositorOf),
  },
  {
    id: 'nicabhanga_exaltation_lord',
    category: 'nicabhanga',
    at: ['PD 7.26, 7.29'],
    ...liftedBy(exaltationLordOf),
    variants: [
      {
        id: 'exalted_there',
        by: 'commentaries',
        rule: some('seven', (x) =>
          all(
            seated(x, DEBILITATED),
            any(inHouses(exaltedWhere(x), KENDRA), inHouses(exaltedWhere(x), KENDRA, { from: 'chandra' })),
          ),
        ),
      },
    ],
  },
  {
    id: 'nicabhanga_both_lords',
    category: 'nicabhanga',
    at: ['PD 7.27'],
    rule: some('seven', (x) =>
      all(seated(x, DEBILITATED), inHouses(dispositorOf(x), KENDRA), inHouses(exaltationLordOf(x), KENDRA)),
    ),
    note: 'kendra_from_lagna',
  },
  {
    id: 'nicabhanga_aspect',
    category: 'nicabhanga',
    at: ['PD 7.28'],
    rule: some('seven', (x) => all(seated(x, DEBILITATED), aspects(dispositorOf(x), x))),
    note: 'among_nicabhanga',
  },
  {
    id: 'nicabhanga_navamsha',
    category: 'nicabhanga',
    by: 'Jataka Parijata, a damaged line',
    rule: some('seven', (x) =>
      all(seated(x, DEBILITATED), inHouses(navamshaLordOf(x), KENDRA_KONA), houseInRashis(house(1), 'movable')),
    ),
    note: 'line_damaged',
    off: true,
  },
];
