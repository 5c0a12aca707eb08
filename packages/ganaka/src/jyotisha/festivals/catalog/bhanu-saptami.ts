/** Bhanu Saptami: the seventh tithi of either half on a Sunday. */
import { rung } from '../../../rules/ladder.ts';
import { ds } from '../../../rules/source.ts';
import { weekdayHasAMuhurta } from '../decide/facts.ts';
import { AS_SOMAVATI, SUNDAY } from '../kinds/weekday.ts';
import { inKala } from '../rites/rite-windows.ts';
import type { TithiFestival } from '../rule.ts';

export const bhanuSaptami: TithiFestival = {
  id: 'bhanu-saptami',
  kind: 'vrata',
  on: { tithi: [7, 22], weekday: SUNDAY },
  kala: 'before_sayahna',
  ladder: [rung(weekdayHasAMuhurta, 'first', AS_SOMAVATI)],
  observances: [
    {
      id: 'gifts',
      window: inKala('before_sayahna'),
      source: ds('1, uddesha 21', 'bhanu_saptami.seventh_sunday_great_merit_bath'),
    },
  ],
};
