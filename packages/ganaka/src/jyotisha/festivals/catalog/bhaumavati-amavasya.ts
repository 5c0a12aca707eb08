/** Bhaumavati Amavasya: an amavasya on a Tuesday. */
import { rung } from '../../../rules/ladder.ts';
import { ds } from '../../../rules/source.ts';
import { weekdayHasAMuhurta } from '../decide/facts.ts';
import { AS_SOMAVATI, TUESDAY } from '../kinds/weekday.ts';
import { inKala } from '../rites/rite-windows.ts';
import type { TithiFestival } from '../rule.ts';

export const bhaumavatiAmavasya: TithiFestival = {
  id: 'bhaumavati-amavasya',
  kind: 'amavasya',
  on: { tithi: 30, weekday: TUESDAY },
  kala: 'before_sayahna',
  ladder: [rung(weekdayHasAMuhurta, 'first', AS_SOMAVATI)],
  observances: [
    {
      id: 'gifts',
      window: inKala('before_sayahna'),
      source: ds('1, uddesha 21', 'bhaumavati_amavasya.amavasya_tuesday_great_merit_bath'),
    },
  ],
};
