/**
 * Pana Sankranti: the first day of Baisakha in Odisha. If the Sun enters Mesha between 22:12 and sunrise, publishers
 * give the next day.
 */

import { rung } from '../../../rules/ladder.ts';
import { always } from '../../../rules/meeting-clauses.ts';
import { odia } from '../../calendars/catalog/odia.ts';
import { firstDay, toFirstDay } from '../kinds/solar-month.ts';
import { ODISHA } from '../region.ts';
import { practice, type SankrantiFestival } from '../rule.ts';

const MESHA = 1;
const BY_THE_CLOCK = rung(always, 'first', practice('pana_sankranti.after_22_12_next_day'));

export const panaSankranti: SankrantiFestival = {
  id: 'pana-sankranti',
  kind: 'vrata',
  aliases: ['maha-vishuba-sankranti', 'odia-new-year'],
  regions: ODISHA,
  on: { rashi: MESHA },
  kala: 'daylight',
  ladder: [rung(always, 'first', practice('pana_sankranti.first_day_baisakha_sunrise'))],
  daysTo: toFirstDay(odia),
  schools: (entered) => [{ tradition: 'evening', day: firstDay(entered, odia, 'evening'), because: BY_THE_CLOCK }],
};
