/** Vasant Panchami: the fifth tithi of the bright half of Magha. */
import { rung } from '../../../rules/ladder.ts';
import { always, onlySecondTouches } from '../../../rules/meeting-clauses.ts';
import { ds } from '../../../rules/source.ts';
import { inKala } from '../rites/rite-windows.ts';
import type { TithiFestival } from '../rule.ts';

const VASANTA = '2, Magha (vasanta-panchami)';

export const vasantPanchami: TithiFestival = {
  id: 'vasant-panchami',
  kind: 'festival',
  aliases: ['basant-panchami', 'saraswati-puja'],
  on: { masa: 'magha', tithi: 5 },
  kala: 'purvahna',
  ladder: [
    rung(onlySecondTouches, 'second', ds(VASANTA, 'vasant_panchami.fifth_purvahna_later_day_alone')),
    rung(always, 'first', ds(VASANTA, 'vasant_panchami.every_other_case_earlier_day')),
  ],
  observances: [
    { id: 'purvahna_puja', window: inKala('purvahna'), source: ds(VASANTA, 'vasant_panchami.worship_purvahna') },
  ],
};
