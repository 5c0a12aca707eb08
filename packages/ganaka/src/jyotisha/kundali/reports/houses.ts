/** What each house signifies, its karaka (significator), and where the texts describe its lord in each house. */
import type { Sapta } from '../chart/chart.ts';
import { bphs } from './sources.ts';

export interface HouseMatter {
  readonly topics: readonly string[];
  readonly karaka: Sapta;
}

/** The matters of each house (BPHS 11.2-11.13) and its karaka (32.34). */
export const HOUSE_MATTERS: readonly HouseMatter[] = [
  { topics: ['body', 'form', 'knowledge', 'nature'], karaka: 'surya' },
  { topics: ['wealth', 'grain', 'family'], karaka: 'guru' },
  { topics: ['courage', 'siblings', 'servants'], karaka: 'mangala' },
  { topics: ['vehicles', 'kin', 'mother', 'land', 'house'], karaka: 'chandra' },
  { topics: ['learning', 'intellect', 'mantra', 'children', 'office'], karaka: 'guru' },
  { topics: ['maternal uncle', 'opponents'], karaka: 'mangala' },
  { topics: ['spouse', 'travel', 'trade'], karaka: 'shukra' },
  { topics: ['conflict'], karaka: 'shani' },
  { topics: ['fortune', 'dharma', 'pilgrimage'], karaka: 'guru' },
  { topics: ['rule', 'livelihood', 'honour', 'father'], karaka: 'budha' },
  { topics: ['gain', 'growth'], karaka: 'guru' },
  { topics: ['expense'], karaka: 'shani' },
];
export const TOPICS_SOURCE = bphs('11.2-11.13', 'houses.matters_twelve_houses');
export const KARAKA_SOURCE = bphs('32.34', 'houses.fixed_karakas_twelve_houses');
export const CHAIN_SOURCE = bphs('7.43', 'houses.house_lord_place_onward');

export const LORDS_SOURCE = bphs('24.1-24.144', 'houses.verse_lord_house_house_order');
export const lordInHouse = (of: number, standsIn: number): string => `24.${12 * (of - 1) + standsIn}`;
