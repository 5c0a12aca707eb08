/** The first day of the navaratra (nine nights of the Goddess) of Ashadha. */
import { pot, pratipadAtSunrise } from '../kinds/navaratra.ts';
import type { TithiFestival } from '../rule.ts';

export const ashadhaNavaratri: TithiFestival = {
  id: 'ashadha-navaratri',
  kind: 'festival',
  aliases: ['ashadha-navratri'],
  on: { masa: 'ashadha', tithi: 1 },
  kala: 'sunrise',
  ladder: pratipadAtSunrise('ashadha_navaratri.pratipad_sunrise_almanacs_today_take'),
  observances: pot(),
};
