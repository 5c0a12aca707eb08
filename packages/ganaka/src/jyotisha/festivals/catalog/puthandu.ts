/** Puthandu: the first day of Chithirai, the Tamil new year. */

import { rung } from '../../../rules/ladder.ts';
import { always } from '../../../rules/meeting-clauses.ts';
import { tamil } from '../../calendars/catalog/tamil.ts';
import { toFirstDay } from '../kinds/solar-month.ts';
import { TAMIL_LANDS } from '../region.ts';
import { practice, type SankrantiFestival } from '../rule.ts';

const MESHA = 1;

export const puthandu: SankrantiFestival = {
  id: 'puthandu',
  kind: 'vrata',
  aliases: ['tamil-new-year', 'varusha-pirappu'],
  regions: TAMIL_LANDS,
  on: { rashi: MESHA },
  kala: 'daylight',
  ladder: [rung(always, 'first', practice('puthandu.first_day_chithirai_follows_entry'))],
  daysTo: toFirstDay(tamil),
};
