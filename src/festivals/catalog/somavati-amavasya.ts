/** Somavati: an amavasya that a Monday has. */
import { rung } from '../../rules/ladder.ts';
import { ds } from '../../rules/source.ts';
import { weekdayHasAMuhurta } from '../facts.ts';
import type { TithiFestival } from '../rule.ts';
import { MONDAY } from '../weekday.ts';
import { inKala } from '../windows.ts';

const SOURCE = ds(
  '1, uddesha 21',
  'Amavasya on a Monday, be it for a muhurta, until the end of aparahna; not in sayahna or by night.',
);

export const somavatiAmavasya: TithiFestival = {
  id: 'somavati-amavasya',
  kind: 'vrata',
  on: { tithi: 30, weekday: MONDAY },
  kala: 'before_sayahna',
  ladder: [rung(weekdayHasAMuhurta, 'first', SOURCE)],
  observances: [{ id: 'vrata', window: inKala('before_sayahna'), source: SOURCE }],
};
