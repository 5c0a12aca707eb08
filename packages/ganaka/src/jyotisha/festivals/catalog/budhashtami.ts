/** Budhashtami: the eighth tithi of the bright half on a Wednesday. */
import { rung } from '../../../rules/ladder.ts';
import { ds } from '../../../rules/source.ts';
import { weekdayHasAMuhurta } from '../decide/facts.ts';
import { WEDNESDAY } from '../kinds/weekday.ts';
import { inKala } from '../rites/rite-windows.ts';
import type { TithiFestival } from '../rule.ts';

const SOURCE = ds('1, uddesha 14', 'budhashtami.bright_eighth_wednesday_muhurta_morning');

export const budhashtami: TithiFestival = {
  id: 'budhashtami',
  kind: 'vrata',
  on: {
    tithi: 8,
    weekday: WEDNESDAY,
    except: ['chaitra', 'shravana', 'bhadrapada', 'ashvina', 'kartika'],
  },
  kala: 'before_sayahna',
  ladder: [rung(weekdayHasAMuhurta, 'first', SOURCE)],
  observances: [{ id: 'vrata', window: inKala('before_sayahna'), source: SOURCE }],
};
