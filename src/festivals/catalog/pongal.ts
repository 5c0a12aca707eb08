/** Thai Pongal: the Sun enters Makara, the harvest of the south; decided as Makara Sankranti is. */

import { TAMIL_LANDS } from '../region.ts';
import type { SankrantiFestival } from '../rule.ts';
import { makarsankranti } from './makarsankranti.ts';

export const pongal: SankrantiFestival = {
  id: 'pongal',
  kind: 'vrata',
  aliases: ['thai-pongal'],
  regions: TAMIL_LANDS,
  on: makarsankranti.on,
  kala: makarsankranti.kala,
  ladder: makarsankranti.ladder,
};
