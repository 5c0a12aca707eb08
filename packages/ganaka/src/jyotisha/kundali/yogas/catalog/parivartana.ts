/** Exchanges of two lords: sixty-six pairs of three kinds (Phaladeepika 6.32-6.34). */
import { DUSTHANA, EVERY_HOUSE, FAIR } from '../../chart/houses.ts';
import { exchangeOfLords } from '../graha-relations.ts';
import type { Yoga } from '../rule.ts';

export const PARIVARTANA: readonly Yoga[] = [
  {
    id: 'maha_parivartana',
    category: 'parivartana',
    at: ['PD 6.32, 6.34'],
    ...exchangeOfLords(FAIR, FAIR),
  },
  {
    id: 'khala_parivartana',
    category: 'parivartana',
    at: ['PD 6.32-6.33'],
    ...exchangeOfLords([3], FAIR),
  },
  {
    id: 'dainya_parivartana',
    category: 'parivartana',
    at: ['PD 6.32-6.33'],
    ...exchangeOfLords(DUSTHANA, EVERY_HOUSE),
  },
];
