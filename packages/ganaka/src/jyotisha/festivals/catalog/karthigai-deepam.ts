/** Karthigai Deepam: the nakshatra Krittika in the evening, in the solar month of Karthigai, near the full moon. */

import { rung } from '../../../rules/ladder.ts';
import { always } from '../../../rules/meeting-clauses.ts';
import { tamil } from '../../calendars/catalog/tamil.ts';
import { toStar } from '../kinds/solar-month.ts';
import { TAMIL_LANDS } from '../region.ts';
import { practice, type SankrantiFestival } from '../rule.ts';

const VRISHCHIKA = 8;
const KRITTIKA = 3;

export const karthigaiDeepam: SankrantiFestival = {
  id: 'karthigai-deepam',
  kind: 'vrata',
  aliases: ['karthikai-deepam', 'thirukarthigai'],
  regions: TAMIL_LANDS,
  on: { rashi: VRISHCHIKA },
  kala: 'pradosha',
  ladder: [rung(always, 'first', practice('karthigai_deepam.evening_krittika_month_karthigai'))],
  inMonth: true,
  daysTo: toStar({ calendar: tamil, star: KRITTIKA, kala: 'pradosha', which: 'at_full_moon' }),
};
