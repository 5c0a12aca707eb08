/** Thai Pongal: the first day of Thai in the Tamil calendar. */
import { tamil } from '../../calendars/catalog/tamil.ts';
import { rung } from '../../rules/ladder.ts';
import { always } from '../../rules/meeting-clauses.ts';
import { practice, type SankrantiFestival } from '../rule.ts';
import { toFirstDay } from '../solar-month.ts';

const MAKARA = 10;

export const pongal: SankrantiFestival = {
  id: 'pongal',
  kind: 'vrata',
  region: 'Tamil Nadu and Puducherry',
  aliases: ['thai-pongal'],
  on: { rashi: MAKARA },
  kala: 'daylight',
  ladder: [rung(always, 'first', practice('pongal.first_day_thai_follows_entry'))],
  daysTo: toFirstDay(tamil),
};
