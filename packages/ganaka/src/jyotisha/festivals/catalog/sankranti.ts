/** The Sun's entry into each rashi. Makara, Mesha and Karka have their own rules in their own files. */

import { NIGHT_HALVES, PUNYA_KALA } from '../kinds/sankranti.ts';
import type { FestivalId, SankrantiFestival } from '../rule.ts';
import { karkasankranti } from './karkasankranti.ts';
import { makarsankranti } from './makarsankranti.ts';
import { meshasankranti } from './meshasankranti.ts';

/** The names, in the order of the rashi entered. */
const NAMES: readonly FestivalId[] = [
  'meshasankranti',
  'vrishabha-sankranti',
  'mithuna-sankranti',
  'karkasankranti',
  'simha-sankranti',
  'kanya-sankranti',
  'tula-sankranti',
  'vrishchika-sankranti',
  'dhanu-sankranti',
  'makarsankranti',
  'kumbha-sankranti',
  'mina-sankranti',
];

export const sankranti: SankrantiFestival = {
  id: 'sankranti',
  kind: 'sankranti',
  hasRoute: true,
  on: { rashi: 'every' },
  names: NAMES,
  nameOf: ({ sankranti: { rashi } }) => NAMES[rashi - 1] ?? 'sankranti',
  kala: 'daylight',
  ladder: NIGHT_HALVES,
  own: [makarsankranti, meshasankranti, karkasankranti],
  observances: PUNYA_KALA,
};
