/** The new year of Nepal: the first day of Baishakh of the Bikram calendar. */

import { rung } from '../../../rules/ladder.ts';
import { always } from '../../../rules/meeting-clauses.ts';
import { bikram } from '../../calendars/catalog/bikram.ts';
import { toFirstDay } from '../kinds/solar-month.ts';
import { NEPAL } from '../region.ts';
import { practice, type SankrantiFestival } from '../rule.ts';

const MESHA = 1;

export const nepaliNewYear: SankrantiFestival = {
  id: 'nepali-new-year',
  kind: 'vrata',
  aliases: ['bikram-new-year', 'naya-barsa'],
  regions: NEPAL,
  on: { rashi: MESHA },
  kala: 'daylight',
  ladder: [rung(always, 'first', practice('nepali_new_year.first_day_baishakh'))],
  daysTo: toFirstDay(bikram),
};
