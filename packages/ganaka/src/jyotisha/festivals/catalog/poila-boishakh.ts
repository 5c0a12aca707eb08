/** Poila Boishakh: the first day of Boishakh in West Bengal and Tripura. In Bangladesh it is on 14 April by law. */

import { rung } from '../../../rules/ladder.ts';
import { always } from '../../../rules/meeting-clauses.ts';
import { bangla } from '../../calendars/catalog/bangla.ts';
import { toFirstDay } from '../kinds/solar-month.ts';
import { BENGAL } from '../region.ts';
import { practice, type SankrantiFestival } from '../rule.ts';

const MESHA = 1;

export const poilaBoishakh: SankrantiFestival = {
  id: 'poila-boishakh',
  kind: 'vrata',
  aliases: ['pohela-boishakh', 'bengali-new-year'],
  regions: BENGAL,
  on: { rashi: MESHA },
  kala: 'daylight',
  ladder: [rung(always, 'first', practice('poila_boishakh.first_day_boishakh_civil_day'))],
  daysTo: toFirstDay(bangla),
};
