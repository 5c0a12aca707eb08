/** Thai Pongal: the first day of Thai in the Tamil calendar. */

import { rung } from '../../../rules/ladder.ts';
import { always } from '../../../rules/meeting-clauses.ts';
import { tamil } from '../../calendars/catalog/tamil.ts';
import { toFirstDay } from '../kinds/solar-month.ts';
import { TAMIL_LANDS } from '../region.ts';
import { practice, type SankrantiFestival } from '../rule.ts';

const MAKARA = 10;

export const pongal: SankrantiFestival = {
  id: 'pongal',
  kind: 'vrata',
  aliases: ['thai-pongal'],
  regions: TAMIL_LANDS,
  on: { rashi: MAKARA },
  kala: 'daylight',
  ladder: [rung(always, 'first', practice('pongal.first_day_thai_follows_entry'))],
  daysTo: toFirstDay(tamil),
  variants: [
    {
      tradition: 'next-morning',
      kala: 'daylight',
      ladder: [rung(always, 'second', practice('pongal.first_morning_after_entry_day'))],
    },
  ],
};
