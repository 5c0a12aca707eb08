/** Guru Purnima: the purnima of Ashadha, on which Vyasa and the teachers are worshipped. */
import { rung } from '../../../rules/ladder.ts';
import {
  always,
  bothTouch,
  firstHasSunrise,
  secondMuhurtasAfterSunrise,
  secondTouches,
} from '../../../rules/meeting-clauses.ts';
import { ds } from '../../../rules/source.ts';
import { inKala } from '../rites/rite-windows.ts';
import { practice, type TithiFestival } from '../rule.ts';

const VYASA = '2, Ashadha (vyasa-pujana-vidhi)';

export const guruPurnima: TithiFestival = {
  id: 'guru-purnima',
  kind: 'festival',
  aliases: ['vyasa-purnima', 'guru-poornima'],
  on: { masa: 'ashadha', tithi: 15 },
  kala: 'sunrise',
  ladder: [
    rung(bothTouch, 'second', ds('1, uddesha 21', 'guru_purnima.purnima_two_sunrises_later_day')),
    rung(secondTouches, 'second', ds('1, uddesha 21', 'guru_purnima.purnima_taken_later_day')),
    rung(always, 'first', practice('guru_purnima.purnima_no_later_sunrise_day')),
  ],
  variants: [
    {
      tradition: 'ascetics',
      kala: 'sunrise',
      ladder: [
        rung(firstHasSunrise, 'first', ds(VYASA, 'guru_purnima.vyasa_worshipped_purnima_ashadha')),
        rung(
          secondMuhurtasAfterSunrise(3),
          'second',
          ds('1, uddesha 21', 'guru_purnima.shaving_ascetics_worship_begins_purnima'),
        ),
        rung(always, 'first', ds('1, uddesha 21', 'guru_purnima.third_muhurta_after_sunrise_not')),
      ],
    },
  ],
  observances: [
    {
      id: 'vyasa_puja',
      window: inKala('purvahna'),
      source: ds(VYASA, 'guru_purnima.worship_vyasa_teachers_purnima'),
    },
  ],
};
