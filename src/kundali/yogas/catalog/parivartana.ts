/** Exchange of two lords, sixty-six pairs of three kinds (Phaladeepika 6.32-6.34). */
import { DUSTHANA, EVERY_HOUSE, FAIR } from '../../houses.ts';
import { exchangeOfLords, exchangesIn } from '../links.ts';
import type { Yoga } from '../rule.ts';

export const PARIVARTANA: readonly Yoga[] = [
  {
    id: 'maha_parivartana',
    category: 'parivartana',
    at: ['PD 6.32, 6.34'],
    rule: exchangeOfLords(FAIR, FAIR),
    pairs: (facts) => exchangesIn(facts, FAIR, FAIR),
  },
  {
    id: 'khala_parivartana',
    category: 'parivartana',
    at: ['PD 6.32-6.33'],
    rule: exchangeOfLords([3], FAIR),
    pairs: (facts) => exchangesIn(facts, [3], FAIR),
  },
  {
    id: 'dainya_parivartana',
    category: 'parivartana',
    at: ['PD 6.32-6.33'],
    rule: exchangeOfLords([6, 8, 12], EVERY_HOUSE),
    pairs: (facts) => exchangesIn(facts, DUSTHANA, EVERY_HOUSE),
  },
];
