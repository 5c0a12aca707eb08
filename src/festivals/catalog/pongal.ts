/** Thai Pongal: the Sun enters Makara, the harvest of the south; decided as Makara Sankranti is. */
import { rung } from '../../rules/ladder.ts';
import { always } from '../../rules/meeting-clauses.ts';
import { TAMIL_LANDS } from '../region.ts';
import { practice, type SankrantiFestival } from '../rule.ts';
import { makarsankranti } from './makarsankranti.ts';

export const pongal: SankrantiFestival = {
  id: 'pongal',
  kind: 'vrata',
  aliases: ['thai-pongal'],
  regions: TAMIL_LANDS,
  on: makarsankranti.on,
  kala: makarsankranti.kala,
  ladder: makarsankranti.ladder,
  variants: [
    {
      tradition: 'next-morning',
      kala: 'daylight',
      ladder: [rung(always, 'second', practice('pongal.first_morning_after_entry_day'))],
    },
  ],
};
