/** Onam: the nakshatra Shravana at sunrise in the solar month of Chingam; the later day if the month has two. */

import { rung } from '../../../rules/ladder.ts';
import { always } from '../../../rules/meeting-clauses.ts';
import { kollam } from '../../calendars/catalog/kollam.ts';
import { toStar } from '../kinds/solar-month.ts';
import { KERALA } from '../region.ts';
import { practice, type SankrantiFestival } from '../rule.ts';

const SIMHA = 5;
const SHRAVANA = 22;

export const onam: SankrantiFestival = {
  id: 'onam',
  kind: 'vrata',
  aliases: ['thiruvonam', 'tiruvonam'],
  regions: KERALA,
  on: { rashi: SIMHA },
  kala: 'daylight',
  ladder: [rung(always, 'first', practice('onam.shravana_sunrise_chingam_two'))],
  inMonth: true,
  daysTo: toStar({ calendar: kollam, star: SHRAVANA, kala: 'sunrise', which: 'last' }),
};
