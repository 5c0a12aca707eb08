/**
 * Vaisakhi: the first day of Vaisakh, which is the day, from sunrise to sunrise, that contains the Sun's entry into
 * Mesha.
 */

import { rung } from '../../../rules/ladder.ts';
import { always } from '../../../rules/meeting-clauses.ts';
import { punjab } from '../../calendars/catalog/punjab.ts';
import { toFirstDay } from '../kinds/solar-month.ts';
import { PUNJAB } from '../region.ts';
import { practice, type SankrantiFestival } from '../rule.ts';

const MESHA = 1;

export const vaisakhi: SankrantiFestival = {
  id: 'vaisakhi',
  kind: 'vrata',
  aliases: ['baisakhi'],
  regions: PUNJAB,
  on: { rashi: MESHA },
  kala: 'daylight',
  ladder: [rung(always, 'first', practice('vaisakhi.first_day_vaisakh_sunrise'))],
  daysTo: toFirstDay(punjab),
};
