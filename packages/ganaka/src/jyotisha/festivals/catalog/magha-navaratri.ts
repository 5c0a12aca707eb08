/** The first day of the navaratra (nine nights of the Goddess) of Magha. */
import { pot, pratipadAtSunrise } from '../kinds/navaratra.ts';
import type { TithiFestival } from '../rule.ts';

export const maghaNavaratri: TithiFestival = {
  id: 'magha-navaratri',
  kind: 'festival',
  aliases: ['magha-navratri', 'magha-gupta-navaratri'],
  on: { masa: 'magha', tithi: 1 },
  kala: 'sunrise',
  ladder: pratipadAtSunrise('magha_navaratri.pratipad_sunrise_almanacs_today_take'),
  observances: pot(),
};
