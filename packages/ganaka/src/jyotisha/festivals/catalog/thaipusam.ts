/** Thaipusam: the nakshatra Pushya at midday in the solar month of Thai, nearest to the full moon. */
import { rung } from '../../../rules/ladder.ts';
import { always } from '../../../rules/meeting-clauses.ts';
import { tamil } from '../../calendars/catalog/tamil.ts';
import { toStar } from '../kinds/solar-month.ts';
import { THAIPUSAM_LANDS } from '../region.ts';
import { practice, type SankrantiFestival } from '../rule.ts';

const MAKARA = 10;
const PUSHYA = 8;

export const thaipusam: SankrantiFestival = {
  id: 'thaipusam',
  kind: 'vrata',
  aliases: ['thai-pusam', 'thaipoosam', 'thaipooyam', 'cavadee'],
  regions: THAIPUSAM_LANDS,
  on: { rashi: MAKARA },
  kala: 'daylight',
  ladder: [rung(always, 'first', practice('thaipusam.pushya_midday_thai'))],
  inMonth: true,
  daysTo: toStar({ calendar: tamil, star: PUSHYA, kala: 'midday', which: 'at_full_moon' }),
};
