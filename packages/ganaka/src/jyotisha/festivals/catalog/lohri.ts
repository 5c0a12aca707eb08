/** Lohri: the fire in the evening before the day of Makara Sankranti. */
import { plusDays } from '../../../kernel/units.ts';
import { decide, rung } from '../../../rules/ladder.ts';
import { always } from '../../../rules/meeting-clauses.ts';
import { DAY_OF_ENTRY, enteredFact } from '../kinds/sankranti.ts';
import { LOHRI_LANDS } from '../region.ts';
import { practice, type SankrantiFestival } from '../rule.ts';
import { makarsankranti } from './makarsankranti.ts';

const EVENING_BEFORE = -1;

export const lohri: SankrantiFestival = {
  id: 'lohri',
  kind: 'vrata',
  aliases: ['lohadi', 'lal-loi'],
  regions: LOHRI_LANDS,
  on: makarsankranti.on,
  kala: makarsankranti.kala,
  ladder: [
    rung(enteredFact('entered_by_day'), 'first', practice('lohri.makara_day_evening_before')),
    rung(always, 'second', practice('lohri.makara_night_evening_before_next_day')),
  ],
  daysAfter: EVENING_BEFORE,
  schools: ({ meeting }) => {
    const { civil, because } = decide(`lohri/${DAY_OF_ENTRY.tradition}`, DAY_OF_ENTRY.ladder, meeting);
    return [{ tradition: DAY_OF_ENTRY.tradition, day: plusDays(civil, EVENING_BEFORE), because }];
  },
  observances: [
    {
      id: 'lohri_fire',
      days: EVENING_BEFORE,
      window: ({ year }, day) => year.window('pradosha', day),
      source: practice('lohri.fire_evening_before_makara_sankranti'),
    },
  ],
};
