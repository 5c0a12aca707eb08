/**
 * Vasant Panchami: the fifth tithi of the bright half of Magha. The Saraswati Puja of Bengal is on the day whose sunrise
 * has it (the state’s lists of 2016, 2020, 2021 and 2025).
 */
import { rung } from '../../../rules/ladder.ts';
import { always, onlySecondTouches } from '../../../rules/meeting-clauses.ts';
import { ds } from '../../../rules/source.ts';
import { morningCases } from '../decide/ladders.ts';
import { BENGAL } from '../region.ts';
import { inKala } from '../rites/rite-windows.ts';
import { practice, type TithiFestival } from '../rule.ts';

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
  variants: [
    {
      tradition: 'bengal',
      regions: BENGAL,
      kala: 'sunrise',
      ladder: morningCases(practice('vasant_panchami.bengal_fifth_at_sunrise'), 'first'),
    },
  ],
  observances: [
    { id: 'purvahna_puja', window: inKala('purvahna'), source: ds(VASANTA, 'vasant_panchami.worship_purvahna') },
  ],
};
