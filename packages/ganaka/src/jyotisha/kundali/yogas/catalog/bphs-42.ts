/** The rows of BPHS 42. They are shown only by their verse numbers, together with their cancellations. */
import { all, any, not } from '../../../../rules/clause.ts';
import { DUSTHANA, KENDRA_KONA, MARAKA } from '../../chart/houses.ts';
import { aspects, same, together, touched } from '../graha-relations.ts';
import { inHouses } from '../in-houses.ts';
import type { Yoga } from '../rule.ts';
import { FALLEN } from '../sets.ts';
import { seated } from '../states.ts';
import { some } from '../vocabulary.ts';
import { lord, navamshaLordOf } from '../who.ts';

export const BPHS_42: readonly Yoga[] = [
  {
    id: 'bphs_42_2',
    category: 'bphs_42',
    at: ['BPHS 42.2'],
    rule: all(
      inHouses(lord(1), [12]),
      inHouses(lord(12), [1]),
      any(touched(lord(1), [lord(2), lord(7)]), touched(lord(12), [lord(2), lord(7)])),
    ),
  },
  {
    id: 'bphs_42_3',
    category: 'bphs_42',
    at: ['BPHS 42.3'],
    rule: all(
      inHouses(lord(1), [6]),
      inHouses(lord(6), [1]),
      any(touched(lord(1), [lord(2), lord(7)]), touched(lord(6), [lord(2), lord(7)])),
    ),
  },
  {
    id: 'bphs_42_4',
    category: 'bphs_42',
    at: ['BPHS 42.4'],
    rule: all(
      inHouses('ketu', [1]),
      inHouses('chandra', [1]),
      inHouses(lord(1), [8]),
      touched(lord(1), [lord(2), lord(7)]),
    ),
    note: 'lagna_and_moon_with_ketu',
  },
  {
    id: 'bphs_42_5',
    category: 'bphs_42',
    at: ['BPHS 42.5'],
    rule: all(inHouses(lord(1), DUSTHANA), touched(lord(1), 'malefics'), seated(lord(2), FALLEN)),
    note: 'look_admitted',
  },
  {
    id: 'bphs_42_6',
    category: 'bphs_42',
    at: ['BPHS 42.6'],
    rule: all(
      any(
        together(lord(1), lord(6)),
        together(lord(1), lord(8)),
        together(lord(1), lord(12)),
        together(lord(1), 'shani'),
      ),
      not(same(lord(1), lord(6))),
      not(same(lord(1), lord(8))),
      not(same(lord(1), lord(12))),
      touched(lord(1), 'malefics', { looksOnly: true }),
      not(touched(lord(1), 'benefics', { looksOnly: true })),
    ),
  },
  {
    id: 'bphs_42_7',
    category: 'bphs_42',
    at: ['BPHS 42.7'],
    rule: all(
      inHouses(lord(5), [6]),
      inHouses(lord(9), [12]),
      any(aspects(lord(2), lord(5)), aspects(lord(7), lord(5)), aspects(lord(2), lord(9)), aspects(lord(7), lord(9))),
    ),
  },
  {
    id: 'bphs_42_8',
    category: 'bphs_42',
    at: ['BPHS 42.8'],
    rule: some('malefics7', (x) =>
      all(all(inHouses(x, [1]), not(same(x, lord(9))), not(same(x, lord(10)))), touched(x, [lord(2), lord(7)])),
    ),
  },
  {
    id: 'bphs_42_10',
    category: 'bphs_42',
    at: ['BPHS 42.10'],
    rule: any(
      together(navamshaLordOf('chandra'), lord(2)),
      together(navamshaLordOf('chandra'), lord(7)),
      inHouses(navamshaLordOf('chandra'), MARAKA),
    ),
    note: 'third_of_charts',
    off: true,
  },
  {
    id: 'bphs_42_12',
    category: 'bphs_42',
    at: ['BPHS 42.12'],
    rule: all(inHouses('malefics7', KENDRA_KONA), inHouses('benefics7', DUSTHANA)),
    note: 'good_and_bad_places',
  },
  {
    id: 'bphs_42_16',
    category: 'bphs_42',
    at: ['BPHS 42.16'],
    rule: inHouses(['mangala', 'shani'], [2]),
    bhanga: [
      { id: 'seen_by_mercury', at: ['BPHS 42.17'], rule: all(aspects('budha', 'mangala'), aspects('budha', 'shani')) },
    ],
  },
  {
    id: 'bphs_42_17',
    category: 'bphs_42',
    at: ['BPHS 42.17-42.18'],
    rule: all(inHouses('surya', [2]), aspects('shani', 'surya')),
    bhanga: [{ id: 'not_seen_by_saturn', at: ['BPHS 42.18'], rule: not(aspects('shani', 'surya')) }],
  },
];
