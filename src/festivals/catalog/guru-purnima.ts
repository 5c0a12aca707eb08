/** The purnima of Ashadha, on which Vyasa and the teachers are worshipped. */
import { rung } from '../../rules/ladder.ts';
import {
  always,
  bothTouch,
  firstHasSunrise,
  secondMuhurtasAfterSunrise,
  secondTouches,
} from '../../rules/meeting-clauses.ts';
import { ds } from '../../rules/source.ts';
import { practice, type TithiFestival } from '../rule.ts';
import { inKala } from '../windows.ts';

const VYASA = '2, Ashadha (vyasa-pujana-vidhi)';

export const guruPurnima: TithiFestival = {
  id: 'guru-purnima',
  kind: 'festival',
  aliases: ['vyasa-purnima', 'guru-poornima'],
  on: { masa: 'ashadha', tithi: 15 },
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
          ds(
            '1, uddesha 21',
            'For the shaving of ascetics, with which this worship begins, purnima must have three muhurtas after sunrise.',
          ),
        ),
        rung(always, 'first', ds('1, uddesha 21', 'The third muhurta after sunrise not touched: the earlier day.')),
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
