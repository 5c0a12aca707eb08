/** The fifth of Magha and the purnima of Ashadha. */

import { rung } from '../../rules/ladder.ts';
import {
  always,
  bothTouch,
  firstHasSunrise,
  onlySecondTouches,
  secondMuhurtasAfterSunrise,
  secondTouches,
} from '../../rules/meeting-clauses.ts';
import { ds } from '../../rules/source.ts';
import { type FestivalRule, practice } from '../rule.ts';
import { inKala } from '../windows.ts';

const VASANTA = '2, Magha (vasanta-panchami)';

export const vasantPanchami: FestivalRule = {
  id: 'vasant-panchami',
  on: { masa: 'magha', tithi: 5 },
  line: {
    en: 'Bright fifth of Magha in purvahna; the later day only if it alone has it',
    hi: 'माघ शुक्ल पंचमी पूर्वाह्न में; केवल परदिन में हो तो परदिन',
  },
  kala: 'purvahna',
  ladder: [
    rung(onlySecondTouches, 'second', ds(VASANTA, 'The fifth in purvahna of the later day alone: that day.')),
    rung(always, 'first', ds(VASANTA, 'In every other case the earlier day.')),
  ],
  observances: [
    { id: 'purvahna_puja', window: inKala('purvahna'), source: ds(VASANTA, 'The worship is in purvahna.') },
  ],
};

const VYASA = '2, Ashadha (vyasa-pujana-vidhi)';

export const guruPurnima: FestivalRule = {
  id: 'guru-purnima',
  on: { masa: 'ashadha', tithi: 15 },
  line: { en: 'Ashadha purnima at sunrise', hi: 'आषाढ़ पूर्णिमा उदया' },
  kala: 'sunrise',
  ladder: [
    rung(bothTouch, 'second', ds('1, uddesha 21', 'Purnima at two sunrises: the later day.')),
    rung(secondTouches, 'second', ds('1, uddesha 21', 'Purnima is taken on the later day.')),
    rung(always, 'first', practice('Purnima at no later sunrise: the day that holds it.')),
  ],
  variants: [
    {
      tradition: 'ascetics',
      kala: 'sunrise',
      ladder: [
        rung(firstHasSunrise, 'first', ds(VYASA, 'Vyasa is worshipped on the purnima of Ashadha.')),
        rung(
          secondMuhurtasAfterSunrise(3),
          'second',
          ds('1, uddesha 21', 'For ascetics purnima must have three muhurtas after sunrise.'),
        ),
        rung(always, 'first', ds('1, uddesha 21', 'Less than three muhurtas after sunrise: the earlier day.')),
      ],
    },
  ],
  observances: [
    {
      id: 'vyasa_puja',
      window: inKala('purvahna'),
      source: ds(VYASA, 'Worship of Vyasa and the teachers on purnima.'),
    },
  ],
};
