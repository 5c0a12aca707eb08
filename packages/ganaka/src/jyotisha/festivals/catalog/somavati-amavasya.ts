/** Somavati Amavasya: an amavasya on a Monday. */
import { rung } from '../../../rules/ladder.ts';
import { ds } from '../../../rules/source.ts';
import { weekdayHasAMuhurta } from '../decide/facts.ts';
import { MONDAY } from '../kinds/weekday.ts';
import { inKala } from '../rites/rite-windows.ts';
import type { TithiFestival } from '../rule.ts';

const SOURCE = ds('1, uddesha 21', 'somavati_amavasya.amavasya_monday_muhurta_until_end');

export const somavatiAmavasya: TithiFestival = {
  id: 'somavati-amavasya',
  kind: 'vrata',
  on: { tithi: 30, weekday: MONDAY },
  kala: 'before_sayahna',
  ladder: [rung(weekdayHasAMuhurta, 'first', SOURCE)],
  observances: [{ id: 'vrata', window: inKala('before_sayahna'), source: SOURCE }],
};
