/** Dhana yogas (yogas of wealth; BPHS 13.4, 41). */
import { all, any, not } from '../../../../rules/clause.ts';
import { KENDRA_KONA } from '../../chart/houses.ts';
import { same, together, touched } from '../graha-relations.ts';
import { inHouses } from '../in-houses.ts';
import { houseInRashis } from '../in-rashis.ts';
import { joinedTo } from '../pairs.ts';
import type { Yoga } from '../rule.ts';
import { some } from '../vocabulary.ts';
import { house, lord } from '../who.ts';

export const DHANA: readonly Yoga[] = [
  {
    id: 'dhana_shukra_5',
    category: 'dhana',
    at: ['BPHS 41.2'],
    rule: all(houseInRashis(house(5), ['vrishabha', 'tula']), inHouses('shukra', [5]), inHouses('mangala', [11])),
  },
  {
    id: 'dhana_budha_5',
    category: 'dhana',
    at: ['BPHS 41.3'],
    rule: all(
      houseInRashis(house(5), ['mithuna', 'kanya']),
      inHouses('budha', [5]),
      inHouses(['chandra', 'mangala', 'guru'], [11]),
    ),
  },
  {
    id: 'dhana_surya_5',
    category: 'dhana',
    at: ['BPHS 41.4'],
    rule: all(houseInRashis(house(5), ['simha']), inHouses('surya', [5]), inHouses(['shani', 'chandra', 'guru'], [11])),
  },
  {
    id: 'dhana_shani_5',
    category: 'dhana',
    at: ['BPHS 41.5'],
    rule: all(
      houseInRashis(house(5), ['makara', 'kumbha']),
      inHouses('shani', [5]),
      inHouses(['surya', 'chandra'], [11]),
    ),
  },
  {
    id: 'dhana_guru_5',
    category: 'dhana',
    at: ['BPHS 41.6'],
    rule: all(houseInRashis(house(5), ['dhanu', 'mina']), inHouses('guru', [5]), inHouses('budha', [11])),
  },
  {
    id: 'dhana_mangala_5',
    category: 'dhana',
    at: ['BPHS 41.7'],
    rule: all(houseInRashis(house(5), ['mesha', 'vrishchika']), inHouses('mangala', [5]), inHouses('shukra', [11])),
  },
  {
    id: 'dhana_chandra_5',
    category: 'dhana',
    at: ['BPHS 41.8'],
    rule: all(houseInRashis(house(5), ['karka']), inHouses('chandra', [5]), inHouses('shani', [11])),
  },
  {
    id: 'dhana_surya_1',
    category: 'dhana',
    at: ['BPHS 41.9'],
    rule: all(
      houseInRashis(house(1), ['simha']),
      inHouses('surya', [1]),
      touched('surya', ['mangala', 'guru'], { need: 'all' }),
    ),
  },
  {
    id: 'dhana_chandra_1',
    category: 'dhana',
    at: ['BPHS 41.10'],
    rule: all(
      houseInRashis(house(1), ['karka']),
      inHouses('chandra', [1]),
      touched('chandra', ['budha', 'guru'], { need: 'all' }),
    ),
  },
  {
    id: 'dhana_mangala_1',
    category: 'dhana',
    at: ['BPHS 41.11'],
    rule: all(
      houseInRashis(house(1), ['mesha', 'vrishchika']),
      inHouses('mangala', [1]),
      touched('mangala', ['budha', 'shukra', 'shani'], { need: 'all' }),
    ),
  },
  {
    id: 'dhana_budha_1',
    category: 'dhana',
    at: ['BPHS 41.12'],
    rule: all(
      houseInRashis(house(1), ['mithuna', 'kanya']),
      inHouses('budha', [1]),
      touched('budha', ['shani', 'guru'], { need: 'all' }),
    ),
  },
  {
    id: 'dhana_guru_1',
    category: 'dhana',
    at: ['BPHS 41.13'],
    rule: all(
      houseInRashis(house(1), ['dhanu', 'mina']),
      inHouses('guru', [1]),
      touched('guru', ['budha', 'mangala'], { need: 'all' }),
    ),
  },
  {
    id: 'dhana_shukra_1',
    category: 'dhana',
    at: ['BPHS 41.14'],
    rule: all(
      houseInRashis(house(1), ['vrishabha', 'tula']),
      inHouses('shukra', [1]),
      touched('shukra', ['shani', 'budha'], { need: 'all' }),
    ),
  },
  {
    id: 'dhana_shani_1',
    category: 'dhana',
    at: ['BPHS 41.15'],
    rule: all(
      houseInRashis(house(1), ['makara', 'kumbha']),
      inHouses('shani', [1]),
      touched('shani', ['mangala', 'guru'], { need: 'all' }),
    ),
  },
  {
    id: 'dhana_2_11',
    category: 'dhana',
    at: ['BPHS 13.4'],
    rule: any(inHouses(lord(2), [11]), inHouses(lord(11), [2]), inHouses([lord(2), lord(11)], KENDRA_KONA)),
  },
  {
    id: 'dhana_2_5_9_11',
    category: 'dhana',
    at: ['BPHS 41.16'],
    rule: some('seven', (x) => all(not(same(x, lord(5))), any(together(x, lord(5)), together(x, lord(9))))),
    note: 'lords_5_9_and_joined',
    listing: true,
    pairs: (facts) => [...joinedTo(facts, 5), ...joinedTo(facts, 9)],
  },
];
